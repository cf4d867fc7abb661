import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { manyLessons } from '../packages/content/src/testing/many-lessons.ts';
import { writeContent } from '../packages/content/src/testing/sample-content.ts';
import type { Grown } from './grown.ts';
import { AS_STARTED, ROOT } from './server.ts';
import { atMost, type Figure, reference } from './table.ts';

const COUNTS = [229, 500, 1000];
/** A curve may bend a little by chance. */
const MOST_OF_WORK = 1.3;

interface Measured extends Grown {
  lessons: number;
  compileMs: number;
}

const run = async (script: string, ...args: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, [...AS_STARTED.flags, script, ...args], { cwd: ROOT })).stdout;

/** So many made-up lessons, each with its quiz: compiled cold, then served from the cache. */
const measure = async (lessons: number): Promise<Measured> => {
  const contentDir = writeContent(manyLessons(lessons));
  const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'eszkerek-growth-'));
  try {
    const started = performance.now();
    await run('packages/content/src/testing/compile-once.ts', contentDir, cacheDir);
    const compileMs = performance.now() - started;
    return { lessons, compileMs, ...(JSON.parse(await run('bench/grown.ts', contentDir, cacheDir)) as Grown) };
  } finally {
    for (const folder of [contentDir, cacheDir]) rmSync(folder, { recursive: true, force: true });
  }
};

const ROWS = {
  compileMs: ['content compiled cold', 'ms'],
  startMs: ['start from the cache, in the process', 'ms'],
  residentMb: ['resident', 'MB'],
  searchMs: ['one search, p50', 'ms'],
  catalogMs: ['the catalogue of the home, p50', 'ms'],
  todayMs: ['the plan of the day, p50', 'ms'],
} as const satisfies Partial<Record<keyof Measured, readonly [string, string]>>;

/** Nothing may grow faster than the number of lessons: from one size to the next at most by their ratio. */
export const growthBench = async (): Promise<Figure[]> => {
  const sizes: Measured[] = [];
  for (const lessons of COUNTS) sizes.push(await measure(lessons));
  return (Object.keys(ROWS) as (keyof typeof ROWS)[]).flatMap(key => {
    const [what, unit] = ROWS[key];
    const steps = sizes.slice(1).map((size, at) => size[key] / (sizes[at]?.[key] ?? 0) / (size.lessons / (sizes[at]?.lessons ?? 0)));
    return [
      ...sizes.map(size => reference('growth', { what: `${size.lessons} lessons: ${what}`, value: size[key], unit })),
      atMost('growth', MOST_OF_WORK, { what: `${what}: its growth, of that of the lessons`, value: Math.max(...steps), unit: '' }),
    ];
  });
};
