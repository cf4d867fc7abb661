import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manyLessons } from '../testing/many-lessons.ts';
import { writeContent } from '../testing/sample-content.ts';

const ONCE = fileURLToPath(new URL('../testing/compile-once.ts', import.meta.url));

/** 300 made-up lessons with quizzes, cold and then cached, each in a process of its own as at a real start. */
export function runBench([count = '300']: string[]): number {
  const contentDir = writeContent(manyLessons(Number(count)));
  const cacheDir = mkdtempSync(join(tmpdir(), 'eszkerek-bench-'));
  for (const name of ['cold', 'cached', 'cached again']) {
    const run = spawnSync(process.execPath, [ONCE, contentDir, cacheDir], { encoding: 'utf8' });
    console.log(`${name}: ${run.stdout.trim() || run.stderr}`);
  }
  for (const folder of [contentDir, cacheDir]) rmSync(folder, { recursive: true, force: true });
  return 0;
}
