import { expect, it } from 'vitest';
import { near, num, ordinal, ordinalStart, quantity, readNumber, roundedTogether, signed, snap, unbroken } from './format.ts';

it('writes numbers the Hungarian way', () => {
  expect(num(Math.PI)).toBe('3,14');
  expect(num(-2)).toBe('−2');
  expect(num(1250)).toBe('1250');
  expect(num(1234567.5)).toBe('1\u202f234\u202f567,5');
  expect(num(-0.001)).toBe('0');
  expect(signed(4)).toBe('+4');
  expect(quantity(0.5, 'kg')).toBe('0,5\u00a0kg');
  expect(quantity(25, '%')).toBe('25%');
  expect(num(1 / 0)).toBe('–');
});

it('reads what a pupil types', () => {
  expect(readNumber('3,5')).toBe(3.5);
  expect(readNumber('−12')).toBe(-12);
  expect(readNumber('7 040 200')).toBe(7040200);
  expect(readNumber('3/4')).toBe(0.75);
  expect(readNumber('három')).toBeNull();
  expect(readNumber('')).toBeNull();
});

it('snaps to steps inside the limits', () => {
  expect(snap(0.29, 0.1, 0, 1)).toBe(0.3);
  expect(snap(9, 1, 0, 5)).toBe(5);
  expect(near(0.1 + 0.2, 0.3)).toBe(true);
});

it('puts the article before ordinals', () => {
  expect([ordinal(1), ordinal(2), ordinalStart(5)]).toEqual(['az 1.', 'a 2.', 'Az 5.']);
});

it.each([
  [
    [22.6, 110.7, 46.7],
    [22, 111, 47],
  ],
  [
    [22.4, 98.3, 59.3],
    [23, 98, 59],
  ],
  [
    [67.6, 67.6, 44.8],
    [68, 68, 44],
  ],
  [
    [90, 36.87, 53.13],
    [90, 37, 53],
  ],
  [
    [80.4, 110.3, 59, 110.3],
    [81, 110, 59, 110],
  ],
])('rounds %j together to %j', (values, shown) => expect(roundedTogether(values)).toEqual(shown));

it.each([
  ['Egyensúly: 6 · 4 = 3 · 8, tehát', 'Egyensúly: 6~·~4~=~3~·~8, tehát'],
  ['96\u00a0m : 8 s = 12\u00a0m/s. Minden', '96~m~:~8~s~=~12~m/s. Minden'],
  ['0 · 1 + 0 · 1 + 0 · (−3) + 12 = 12', '0 · 1 + 0 · 1 + 0 · (−3) + 12 = 12'],
  ['a hiányzó tagot: 3 : 4 = 15 : x', 'a hiányzó tagot: 3~:~4~=~15~:~x'],
  ['7,5 V hajt 0,5 A áramot', '7,5~V hajt 0,5~A áramot'],
  ['80 J. Ez 5 m/s, 3 kg-os és 4 a 2 szer', '80~J. Ez 5~m/s, 3~kg-os és 4 a 2 szer'],
])('keeps the quantities of „%s” in one line, and its formula where it fits', (text, kept) =>
  expect(unbroken(text)).toBe(kept.replaceAll('~', '\u00a0')),
);
