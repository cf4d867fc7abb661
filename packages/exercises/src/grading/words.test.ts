import { describe, expect, test } from 'vitest';
import { hasAccentsOf, isMisspelt, sameText } from './words.ts';

describe('the same text', () => {
  test.each([
    ['Sűrűség', 'suruseg'],
    ['a sűrűség', 'sűrűség'],
    ['az átfogó', 'átfogó'],
    ['  két   szó ', 'két szó'],
    ['felező merőleges', 'felezőmerőleges'],
    ['felező-merőleges', 'felezőmerőleges'],
    ['„hatvány”', 'hatvány'],
    ['hatvány.', 'hatvány'],
    ['3 maradék 2', '3, maradék 2'],
    ['2 : 3', '2:3'],
    ['3.5', '3,5'],
    ['≤', '<='],
    [':', ':'],
    ['a)', 'a'],
  ])('%j is %j', (a, b) => expect(sameText(a, b)).toBe(true));

  test.each([
    ['3 4', '34'],
    ['3,5', '3:5'],
    ['3;5', '3,5'],
    ['<', '<='],
    [':', '+'],
    ['', ''],
    ['kör', 'körív'],
  ])('%j is not %j', (a, b) => expect(sameText(a, b)).toBe(false));
});

describe('one slip in a long word', () => {
  test.each([
    ['hatvny', 'hatvány'],
    ['hattvány', 'hatvány'],
    ['hatvéng', 'hatváng'],
    ['hatávny', 'hatvány'],
    ['derékszögü hromszög', 'derékszögű háromszög'],
    ['vass', 'vas'],
    ['pája', 'pálya'],
    ['piksel', 'pixel'],
  ])('%j is nearly %j', (typed, key) => expect(isMisspelt(typed, key) || sameText(typed, key)).toBe(true));

  test.each([
    ['köb', 'kör'],
    ['vár', 'vas'],
    ['ZXXY', 'ZXY'],
    ['112', '12'],
    ['mell', 'menny'],
    ['hatvany', 'hatvány'],
    ['htvny', 'hatvány'],
    ['hromszög derkszögű', 'háromszög derékszögű'],
    ['12346', '12345'],
  ])('%j is not a slip of %j', (typed, key) => expect(isMisspelt(typed, key)).toBe(false));
});

test.each([
  ['palya', 'pálya', false],
  ['pálya', 'pálya', true],
  ['Pálya.', 'pálya', true],
  ['suruseg', 'sűrűség', false],
])('%j has the accents of %j: %j', (typed, key, has) => expect(hasAccentsOf(typed, key)).toBe(has));
