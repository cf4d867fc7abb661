import { countFigures } from '../figure/count-figures.ts';
import { readLibrary } from '../library.ts';
import { CACHE_DIR, CONTENT_DIR } from './paths.ts';

/** How many questions, pages and generators draw. */
export function runFigures(): number {
  const { kinds, ...counts } = countFigures(readLibrary(CONTENT_DIR, CACHE_DIR));
  for (const [name, count] of [...Object.entries(counts), ...[...kinds].sort(([, a], [, b]) => b - a)]) console.log(`${count}  ${name}`);
  return 0;
}
