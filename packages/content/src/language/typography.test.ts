import { describe, expect, it } from 'vitest';
import { checkArticle, checkNumeralSuffix } from './numerals.ts';
import { sentencesOf, wordsOf } from './sentences.ts';
import { checkFormulaNotation, checkTypography } from './typography.ts';

const rulesOf = (check: typeof checkTypography, text: string): string[] => {
  const found: string[] = [];
  check(text, rule => found.push(rule));
  return found;
};

describe('right texts', () => {
  it.each([
    'jó – de lassú; 5–8. osztály; 10–15 perc; 1-1 pont; két-két alma',
    '12 500 lej, 1 000 000 Ft, 1250 m, 2026. november 15., 8:30, 10:30-kor',
    '25%, 25%-a, 5 cm, 20 °C, 60°, 60°-os, 3,14, −5 °C',
    'A 101101 kettes számrendszerbeli szám, 10000₂ is az.',
    'A szoba 4 m × 3 m, az MI-vel és az MI-t.',
    '17 : 5 = 3, maradék 2; {1; 2; 3}; A(2; −3); 3 · 4',
    'a 7.b osztály, a 3D nyomtató, az 5. lépés…',
  ])('%s', text => {
    expect(rulesOf(checkTypography, text)).toEqual([]);
  });
  it.each(['3{,}14', '\\mathbb N^*', 'A\\times B', '2\\cdot3', '\\{1; 2\\}', '17:5=3'])('formula %s', tex => {
    expect(rulesOf(checkFormulaNotation, tex)).toEqual([]);
  });
});

describe('wrong texts', () => {
  it.each([
    ['"szó"', 'quotes'],
    ['“szó”', 'quotes'],
    ['jó - de', 'dash'],
    ['jó — de', 'dash'],
    ['5-8. osztály', 'range'],
    ['(-5)', 'minus'],
    ['3.14', 'decimal-comma'],
    ['12500 lej', 'thousands'],
    ['1 250 lej', 'thousands'],
    ['25 %', 'percent'],
    ['5cm', 'unit'],
    ['20°C', 'unit'],
    ['60 °', 'unit'],
    ['15/11/2026', 'date'],
    ['3 × 4', 'multiplication-sign'],
    ['MIvel', 'mi-suffix'],
  ])('%s', (text, rule) => {
    expect(rulesOf(checkTypography, text)).toContain(rule);
  });
  it.each(['3.14', '3,14', '2\\times3', '2*3', '6\\div2'])('formula %s', tex => {
    expect(rulesOf(checkFormulaNotation, tex)).not.toEqual([]);
  });
});

describe('numerals', () => {
  it.each([
    '5-tel, 8-cal, 1000-rel, 12 500-zal, 3-szor, 2-höz, 1802-ben',
    'az 1, az 5, az 50, az 1000, a 2, a 11, a 100; hat meg négy az 10',
    'a 6000 forint 20%-a 1200 forint',
  ])('%s', text => {
    expect([...rulesOf(checkNumeralSuffix, text), ...rulesOf(checkArticle, text)]).toEqual([]);
  });
  it.each(['3-val', '1000-vel', '2-hoz', '8-val', '5-el'])('%s', text => {
    expect(rulesOf(checkNumeralSuffix, text)).toEqual(['numeral-suffix']);
  });
  it.each(['a 5', 'a 1000', 'az 12-vel', 'A 1-es'])('%s', text => {
    expect(rulesOf(checkArticle, text)).toEqual(['article']);
  });
});

describe('sentences', () => {
  it.each([
    ['Az 5. osztály 8:30-kor indul. Jössz?', 2],
    ['Zsófi számol: „Egy meg egy az kettő. Kész.” Bence nem.', 4],
    ['Kb. 5 cm, pl. 3 cm hosszú.', 1],
    ['2026. november 15. volt.', 1],
  ])('%s', (text, count) => {
    expect(sentencesOf(text)).toHaveLength(count);
  });
  it('counts a formula as one word and signs as none', () => {
    expect(wordsOf('Ez ƒ – az is.')).toEqual(['Ez', 'ƒ', 'az', 'is.']);
  });
});
