import { expect, it } from 'vitest';
import { givenNameOf } from './given-name.ts';

it.each([
  ['Kovács Lili', 'Lili'],
  ['Hunor', 'Hunor'],
  ['Audit Tanár 1', 'Tanár'],
  ['Kiss Lili K.', 'Lili'],
  ['Nagy Ő', 'Nagy'],
  ['7', '7'],
  [' Nagy  Anna Zsófia ', 'Zsófia'],
])('%s is greeted as %s', (name, given) => {
  expect(givenNameOf(name)).toBe(given);
});
