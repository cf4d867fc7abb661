import { expect, it } from 'vitest';
import { givenName } from './given-name.ts';

it('is the last word of the name, or what the pupil asked for', () => {
  expect(givenName({ username: 'Kovács Lili' })).toBe('Lili');
  expect(givenName({ username: 'Hunor' })).toBe('Hunor');
  expect(givenName({ username: ' Nagy  Anna Zsófia ' })).toBe('Zsófia');
  expect(givenName({ username: 'Kovács Lili', call_name: 'Lilu' })).toBe('Lilu');
  expect(givenName({ username: 'Kovács Lili', call_name: ' ' })).toBe('Lili');
});
