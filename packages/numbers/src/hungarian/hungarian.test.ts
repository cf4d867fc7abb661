import { describe, expect, it } from 'vitest';
import {
  decimalInWords,
  denominatorWord,
  letterArticle,
  listing,
  NAMES,
  nameSuf,
  numberArticle,
  numberSuffix,
  numberToWords,
  percentSuffix,
  suf,
  texNumber,
  textNumber,
  the,
  theWord,
  unitSuf,
} from './index.ts';

// The table of the content guide, section 4.1.
const GUIDE: ReadonlyArray<readonly [number, string, string, string]> = [
  [0, 'val', 'szor', 'hoz'],
  [1, 'gyel', 'szer', 'hez'],
  [2, 'vel', 'szer', 'höz'],
  [3, 'mal', 'szor', 'hoz'],
  [4, 'gyel', 'szer', 'hez'],
  [5, 'tel', 'ször', 'höz'],
  [6, 'tal', 'szor', 'hoz'],
  [7, 'tel', 'szer', 'hez'],
  [8, 'cal', 'szor', 'hoz'],
  [9, 'cel', 'szer', 'hez'],
  [10, 'zel', 'szer', 'hez'],
  [20, 'szal', 'szor', 'hoz'],
  [30, 'cal', 'szor', 'hoz'],
  [40, 'nel', 'szer', 'hez'],
  [50, 'nel', 'szer', 'hez'],
  [70, 'nel', 'szer', 'hez'],
  [90, 'nel', 'szer', 'hez'],
  [60, 'nal', 'szor', 'hoz'],
  [80, 'nal', 'szor', 'hoz'],
  [100, 'zal', 'szor', 'hoz'],
  [1000, 'rel', 'szer', 'hez'],
  [1_000_000, 'val', 'szor', 'hoz'],
  [25, 'tel', 'ször', 'höz'],
  [48, 'cal', 'szor', 'hoz'],
  [120, 'szal', 'szor', 'hoz'],
  [3000, 'rel', 'szer', 'hez'],
  [11, 'gyel', 'szer', 'hez'],
];

describe('number suffixes', () => {
  it.each(GUIDE)('%d follows its spoken form', (n, val, szor, hoz) => {
    expect([numberSuffix(n, 'val'), numberSuffix(n, 'szor'), numberSuffix(n, 'hoz')]).toEqual([val, szor, hoz]);
  });

  it.each([
    [3, 'at', 'as', 'ban', 'nál', 'ra', 'ból'],
    [5, 'öt', 'ös', 'ben', 'nél', 're', 'ből'],
    [6, 'ot', 'os', 'ban', 'nál', 'ra', 'ból'],
    [2, 't', 'es', 'ben', 'nél', 're', 'ből'],
    [10, 'et', 'es', 'ben', 'nél', 're', 'ből'],
    [20, 'at', 'as', 'ban', 'nál', 'ra', 'ból'],
    [100, 'at', 'as', 'ban', 'nál', 'ra', 'ból'],
    [1000, 'et', 'es', 'ben', 'nél', 're', 'ből'],
  ])('%d in the other cases', (n, t, as, ban, nal, ra, bol) => {
    expect([
      numberSuffix(n, 't'),
      numberSuffix(n, 'as'),
      numberSuffix(n, 'ban'),
      numberSuffix(n, 'nál'),
      numberSuffix(n, 'ra'),
      numberSuffix(n, 'ból'),
    ]).toEqual([t, as, ban, nal, ra, bol]);
  });

  it('writes the hyphenated form, decimals and percents too', () => {
    expect(suf(12500, 'val')).toBe('12\u202f500-zal');
    expect(suf(7.8, 't')).toBe('7,8-et');
    expect(suf(0.25, 'val')).toBe('0,25-dal');
    expect(`25%-${percentSuffix('val')}`).toBe('25%-kal');
    expect(unitSuf(5, 'cm', 'as')).toBe('5\u00a0cm-es');
    expect(unitSuf(3, 'kg', 'val')).toBe('3\u00a0kg-mal');
    expect(unitSuf(60, '°', 'as')).toBe('60°-os');
  });
});

describe('articles', () => {
  it.each([1, 5, 50, 59, 500, 599, 1000, 1500, 1999, 5000, 5999, 50_000, 1_000_000, 5_500_000, 500_000])('az %d', n => {
    expect(numberArticle(n)).toBe('az');
  });
  it.each([0, 2, 10, 11, 15, 100, 150, 2000, 10_000, 100_000, 12_000_000, -1, -5])('a %d', n => {
    expect(numberArticle(n)).toBe('a');
  });
  it('knows decimals, words and letters', () => {
    expect(the(1.5)).toBe('az 1,5');
    expect(the(0.5)).toBe('a 0,5');
    expect(theWord('alma')).toBe('az alma');
    expect(theWord('körte')).toBe('a körte');
    expect([letterArticle('x'), letterArticle('b'), letterArticle('n')]).toEqual(['az', 'a', 'az']);
  });
});

describe('printing numbers', () => {
  it.each([
    [1250, '1250', '1250'],
    [12500, '12\u202f500', '12\\,500'],
    [1_000_000, '1\u202f000\u202f000', '1\\,000\\,000'],
    [3.14, '3,14', '3{,}14'],
    [-4, '\u22124', '-4'],
    [0.1 + 0.2, '0,3', '0{,}3'],
    [-0, '0', '0'],
  ])('%d', (n, text, tex) => {
    expect([textNumber(n), texNumber(n)]).toEqual([text, tex]);
  });

  it.each([
    [0, 'nulla'],
    [2, 'kettő'],
    [12, 'tizenkettő'],
    [25, 'huszonöt'],
    [200, 'kétszáz'],
    [20, 'húsz'],
    [22, 'huszonkettő'],
    [100, 'száz'],
    [305, 'háromszázöt'],
    [1000, 'ezer'],
    [1302, 'ezerháromszázkettő'],
    [1_000_000, 'egymillió'],
    [1999, 'ezerkilencszázkilencvenkilenc'],
    [2000, 'kétezer'],
    [2001, 'kétezer-egy'],
    [22_000, 'huszonkétezer'],
    [7_040_200, 'hétmillió-negyvenezer-kétszáz'],
    [-5, 'mínusz öt'],
  ])('%d in words', (n, words) => {
    expect(numberToWords(n)).toBe(words);
  });

  it('reads decimals by their last place', () => {
    expect(decimalInWords(3.05, 3)).toBe('három egész öt század');
    expect(decimalInWords(0.125, 3)).toBe('nulla egész százhuszonöt ezred');
    expect(decimalInWords(4, 2)).toBe('négy');
  });

  it('rounds to the decimals asked for', () => {
    expect([textNumber(Math.PI, 2), textNumber(1234567.5, 2), textNumber(-0.001, 2)]).toEqual(['3,14', '1\u202f234\u202f567,5', '0']);
  });

  it('lists and names parts', () => {
    expect(listing(['a', 'b', 'c'])).toBe('a, b és c');
    expect(denominatorWord(8)).toBe('nyolcad');
  });
});

describe('names', () => {
  const forms = (wanted: string) => {
    const name = NAMES.find(n => n.name === wanted);
    if (!name) throw new Error(wanted);
    return [nameSuf(name, 'nak'), nameSuf(name, 'val'), nameSuf(name, 't')];
  };
  it.each([
    ['Bence', 'Bencének', 'Bencével', 'Bencét'],
    ['Réka', 'Rékának', 'Rékával', 'Rékát'],
    ['Zsófi', 'Zsófinak', 'Zsófival', 'Zsófit'],
    ['Bálint', 'Bálintnak', 'Bálinttal', 'Bálintot'],
    ['Ágnes', 'Ágnesnek', 'Ágnessel', 'Ágnest'],
    ['Botond', 'Botondnak', 'Botonddal', 'Botondot'],
    ['Gergő', 'Gergőnek', 'Gergővel', 'Gergőt'],
    ['Áron', 'Áronnak', 'Áronnal', 'Áront'],
  ])('%s', (name, ...expected) => {
    expect(forms(name)).toEqual(expected);
  });
});
