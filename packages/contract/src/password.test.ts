import { expect, test } from 'vitest';
import { passwordCriteria, passwordProblem } from './password.ts';

const met = (password: string) => passwordCriteria.filter(criterion => criterion.holds(password)).map(criterion => criterion.id);

test('each criterion is met by its own kind of character', () => {
  expect(met('abcdefgh')).toEqual(['length', 'lower']);
  expect(met('ÁRVÍZTŰRŐ')).toEqual(['length', 'upper']);
  expect(met('7')).toEqual(['digit']);
  expect(met('!')).toEqual(['symbol']);
  expect(met(' ')).toEqual([]);
});

test('length counts what a person sees as a character', () => {
  expect(met('😀😀😀😀')).not.toContain('length');
});

test('weak, common or fine', () => {
  expect(passwordProblem('Jelszo12')).toBe('weak');
  expect(passwordProblem('P@SSw0rd')).toBe('common');
  expect(passwordProblem('Eszkerek-2026!')).toBeNull();
});
