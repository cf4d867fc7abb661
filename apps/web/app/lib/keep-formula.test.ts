import { expect, it } from 'vitest';
import { keepFormula } from './keep-formula.ts';

it('keeps a formula in one line, and leaves words and marks as they are', () => {
  expect(keepFormula('a G = m · g képlettel, más: így')).toBe('a G\u00a0=\u00a0m\u00a0·\u00a0g képlettel, más: így');
});
