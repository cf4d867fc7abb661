import { expect, it } from 'vitest';
import { givenNameOf } from './given-name.ts';

it.each([
  ['Kovács Lili', 'Lili'],
  ['Hunor', 'Hunor'],
  [' Nagy  Anna Zsófia ', 'Zsófia'],
])('%s is greeted as %s', (name, given) => {
  expect(givenNameOf(name)).toBe(given);
});
