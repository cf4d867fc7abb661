import { countFigures } from '../figure/count-figures.ts';
import { readLibrary } from '../library.ts';
import { allSourceQuestions } from './find-page.ts';
import { CACHE_DIR, CONTENT_DIR } from './paths.ts';

/** How many questions, pages and generators draw. */
export function runFigures(): number {
  const library = readLibrary(CONTENT_DIR, CACHE_DIR);
  const questions = allSourceQuestions(library).map(({ question }) => question);
  const { kinds, ...counts } = countFigures(library, questions);
  for (const [name, count] of [...Object.entries(counts), ...[...kinds].sort(([, a], [, b]) => b - a)]) console.log(`${count}  ${name}`);
  return 0;
}
