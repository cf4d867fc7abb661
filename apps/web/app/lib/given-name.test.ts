import { expect, it } from 'vitest';
import { givenName } from './given-name.ts';

it('is what the pupil asked for, else the given name', () => {
  expect(givenName({ username: 'Kovács Lili' })).toBe('Lili');
  expect(givenName({ username: 'Kovács Lili', call_name: 'Lilu' })).toBe('Lilu');
  expect(givenName({ username: 'Kovács Lili', call_name: ' ' })).toBe('Lili');
});
