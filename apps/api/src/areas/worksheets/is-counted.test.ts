import { expect, it } from 'vitest';
import { isCounted } from './is-counted.ts';

it.each([
  ['numeric', 'Leolvasod.', true],
  ['single', '<p>$\\frac{2}{3} - \\frac{1}{3} = \\frac{1}{3}$</p>', true],
  ['single', '<p class="a">A csúcs neve.</p>', false],
  ['numberLine', '$1{,}5 = \\frac{3}{2}$', false],
  ['shortText', undefined, false],
] as const)('%s with the solution %j: %s', (type, solution, counted) => {
  expect(isCounted({ type, solution })).toBe(counted);
});
