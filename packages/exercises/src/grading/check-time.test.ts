import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkTyped } from './check-typed.ts';
import type { TypedSpec } from './typed-spec.ts';

const PIECES = [
  '1',
  '23',
  ' ',
  ',',
  '.',
  '/',
  '(',
  ')',
  '-',
  'x',
  '^',
  '√',
  ' ezer ',
  ' és ',
  ' fél',
  ' egész ',
  ' a',
  ' lesz',
  '=',
  ' km',
  ';',
  '@',
  ':',
  'ő',
];
const TASK = 'Mennyi $\\frac{2}{3}+\\frac{1}{4}$? Hány km-t tett meg a 12 autó 3 óra alatt? Írd be!';
const SPECS: readonly TypedSpec[] = (['NUM', 'INT', 'FRAC', 'SET', 'TXT', 'PT', 'INTV', 'EXPR'] as const).map((check, i) => ({
  answer: ['11/12', '12', '11/12', '{1;2}', '2√3', '(1;2)', '[1;2)', '2x+1'][i] ?? '1',
  check,
  accepted: [],
  patterns: [],
  dot: 'ask',
  task: TASK,
}));

/** The quickest of three: another process may take the core away for a while. */
const milliseconds = (work: () => void): number =>
  Math.min(
    ...Array.from({ length: 3 }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );

it('no 200 characters take longer than 50 ms', () => {
  const repeated = fc
    .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 })
    .map(parts => parts.join('').repeat(200).slice(0, 200));
  const mixed = fc.array(fc.constantFrom(...PIECES), { minLength: 60, maxLength: 200 }).map(parts => parts.join('').slice(0, 200));
  fc.assert(
    fc.property(fc.oneof(repeated, mixed), fc.constantFrom(...SPECS), (typed, spec) => {
      expect(
        milliseconds(() => checkTyped(typed, spec)),
        `${spec.check}: ${typed}`,
      ).toBeLessThan(50);
    }),
    { numRuns: 600 },
  );
});
