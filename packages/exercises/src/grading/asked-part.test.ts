import { expect, test } from 'vitest';
import { checkTyped } from './check-typed.ts';
import { say } from './messages.ts';

const told = (task: string, typed: string): string =>
  checkTyped(typed, { answer: '3', check: 'INT', accepted: [], patterns: [], dot: 'ask', task }).message;

const POWERS = [
  'Írd egyetlen hatványként! Mennyi a kitevő? $6^{2}\\cdot6^{1}=6^{\\square}$',
  'Melyik kitevő illik a $\\square$ helyére? $6^{\\square}=216$',
  'A 6-nak hányadik hatványa a 216? Írd be a kitevőt!',
  'Írd fel a 1080-at prímek szorzataként! Mennyi a 3-nak a kitevője?',
];

test.each(POWERS)('a power where its exponent is asked: %s', task => {
  for (const typed of ['6^3', '6³', '6^70', '6^{3}', '10^(-4)', '5 ^ 2']) expect(told(task, typed)).toBe(say.exponentOnly);
  expect(told(task, '3')).toBe(say.right);
  expect(told(task, '2*3')).toBe(say.computeIt);
});

test('a power where its value is asked is an operation', () => {
  expect(told('Számítsd ki: $6^3$', '6^2')).toBe(say.computeIt);
});

test.each([
  ['Melyik szám illik a $\\square$ helyére? $\\frac{1}{4}=\\frac{\\square}{12}$', '3/12', say.missingOnly],
  ['Melyik szám illik a $\\square$ helyére? $\\frac{1}{4}=\\frac{3}{\\square}$', '3/8', say.missingOnly],
  ['Az ábrán minden alakzat egy egész. Hány negyed színes összesen?', '15/4', say.partsOnly],
  ['Hány tizenegyed van a $6\\frac{10}{11}$ számban?', '76/11', say.partsOnly],
  ['Hány részt kell kiszínezni a $B$ sávon?', '3/12', say.partsOnly],
  ['Hány alma van a kosárban?', '7/2', say.noFraction],
])('a fraction where a whole number is asked: %s', (task, typed, message) => {
  expect(told(task, typed)).toBe(message);
});
