import { expect, it } from 'vitest';
import { softHyphens } from './soft-hyphens.ts';

it.each([
  ['legkisebb közös többszörös', 'legkisebb közös többszörös'],
  ['mozgásmennyiség', 'moz-gás-mennyiség'],
  ['hosszúságegység', 'hosszúságegy-ség'],
  ['elektromágneses', 'elekt-romág-neses'],
  ['paralelogramma', 'paralelog-ramma'],
  ['<b>elektromágneses</b>', '<b>elektromágneses</b>'],
])('%s', (text, divided) => {
  expect(softHyphens(text, 13).replaceAll('\u00AD', '-')).toBe(divided);
});
