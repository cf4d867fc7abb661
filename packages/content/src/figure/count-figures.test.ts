import { expect, it } from 'vitest';
import { CACHE_DIR, CONTENT_DIR } from '../commands/paths.ts';
import { readLibrary } from '../library.ts';
import { countFigures } from './count-figures.ts';

/** Only ever raised: questions that lose their figure must not go unnoticed. */
const LEAST = { questions: 350, hotspots: 60, pages: 95, generators: 60 };

it('the content draws what it speaks of', () => {
  const counts = countFigures(readLibrary(CONTENT_DIR, CACHE_DIR));
  for (const name of ['questions', 'hotspots', 'pages', 'generators'] as const)
    expect(counts[name], name).toBeGreaterThanOrEqual(LEAST[name]);
});
