import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../compile.ts';
import { CACHE_DIR, CONTENT_DIR } from './paths.ts';

/** Writes what the server loads, public part and keys apart, for a look at it. */
export function runCompile([outDir = join(CACHE_DIR, 'compiled')]: string[]): number {
  const started = performance.now();
  const { content, keys } = compile({ contentDir: CONTENT_DIR, cacheDir: CACHE_DIR });
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'public.json'), JSON.stringify(content));
  writeFileSync(join(outDir, 'keys.json'), JSON.stringify(keys));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${content.documents.length} pages, ${Object.values(keys).flat().length} questions with keys, version ${content.version} → ${outDir} (${seconds} s)`,
  );
  return 0;
}
