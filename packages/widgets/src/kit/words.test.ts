import { expect, it } from 'vitest';
import { decimalInWords, inWords } from './words.ts';

it('writes numbers in words', () => {
  expect([0, 2, 12, 20, 22, 100, 200, 1000, 1302, 2000, 2002, 7040200, 1000000].map(inWords)).toEqual([
    'nulla',
    'kettő',
    'tizenkettő',
    'húsz',
    'huszonkettő',
    'száz',
    'kétszáz',
    'ezer',
    'ezerháromszázkettő',
    'kétezer',
    'kétezer-kettő',
    'hétmillió-negyvenezer-kétszáz',
    'egymillió',
  ]);
});

it('reads decimals by their last place', () => {
  expect(decimalInWords(3.05, 3)).toBe('három egész öt század');
  expect(decimalInWords(0.125, 3)).toBe('nulla egész százhuszonöt ezred');
  expect(decimalInWords(4, 2)).toBe('négy');
});
