import { groupDigits, numberArticle } from './hungarian/index.ts';

export type Region = 'ro' | 'hu';

/**
 * Prices follow the pupil's curriculum. Authors write lei; for Hungary every amount becomes a hundred times as many
 * forints, so sums, shares and ratios stay as they are. `12 lej` is rewritten by itself. `\lej{4,5}` marks an amount
 * without its unit (in a formula, a key, a property of a widget); `\penz{Romania}{Hungary}` gives both texts.
 */
const FORINTS_A_LEU = 100;

/** An amount of lei as prices are written, `4,50`: a lone decimal gets its zero. Reads text, keys and LaTeX. */
export const asAmount = (text: string): string => text.replace(/(?:,|\{,\})\d(?!\d)/g, decimal => `${decimal}0`);

/** The money of a drawn task: an amount in lei times `scale`, and the right word after it. */
export interface Money {
  scale: number;
  unit: 'lej' | 'forint';
  /** `lejt` -> `forintot`, `lejjel` -> `forinttal`. */
  word: (lej: string) => string;
}

/** Forms of the word, as they follow an amount or stand alone. */
const WORDS: Readonly<Record<string, string>> = {
  lej: 'forint',
  lejt: 'forintot',
  lejjel: 'forinttal',
  lejes: 'forintos',
  lejesek: 'forintosok',
  lejeset: 'forintosat',
  lejest: 'forintost',
  lejért: 'forintért',
  lejbe: 'forintba',
  lejnek: 'forintnak',
  leje: 'forintja',
  lejét: 'forintját',
  lejének: 'forintjának',
  lejem: 'forintom',
  lejed: 'forintod',
  lejük: 'forintjuk',
  lejünk: 'forintunk',
  lejben: 'forintban',
  lejből: 'forintból',
  lejnél: 'forintnál',
  lejre: 'forintra',
  lejről: 'forintról',
  lejhez: 'forinthoz',
  lejen: 'forinton',
  lejig: 'forintig',
  lejként: 'forintként',
  lejtől: 'forinttól',
  lejenként: 'forintonként',
  lejé: 'forinté',
};

const WORD = `(?<word>${Object.keys(WORDS).join('|')})(?![\\p{L}])`;
/** 12 | 1 200 | 1\,200 | 4,50 | 4{,}50 */
const AMOUNT = String.raw`\d{1,3}(?:(?:[ \u00A0\u202F]|\\,)\d{3})+(?:(?:,|\{,\})\d+)?|\d+(?:(?:,|\{,\})\d+)?`;
const GAP = String.raw`(?:[ \u00A0\u202F~]|\\[ ,;])`;
const MARKED = /\\lej\{([^{}]*(?:\{,\}[^{}]*)*)\}/gu;
const PAIR = /\\penz\{((?:[^{}]|\{,\})*)\}\{((?:[^{}]|\{,\})*)\}/gu;
const ARTICLE = String.raw`(?:(?<![\p{L}-])(?<article>[Aa]z?) )?`;
const AMOUNT_OF_MONEY = new RegExp(
  String.raw`${ARTICLE}(?<open>\$?)(?<![\d\p{L}{=+*/^_.,\\-])(?<amount>${AMOUNT})(?<close>\$?)(?<gap>${GAP}(?:\\text\{(?:\\ | )?)?|\\text\{(?:\\ |~| ))${WORD}`,
  'gu',
);
const ALONE = new RegExp(String.raw`(?<![\p{L}\d-])${WORD}`, 'gu');

const readAmount = (text: string): number =>
  Number(
    text
      .replace(/[ \u00A0\u202F]|\\,/g, '')
      .replace('{,}', ',')
      .replace(',', '.'),
  );

/** In the style of the source: a decimal point stays a point; a key or a property of a widget is not grouped. */
function forints(source: string, separator: '' | ' ' | '\\,'): string {
  const value = readAmount(source) * FORINTS_A_LEU;
  const [whole = '', fraction] = String(Math.round(value * 1e6) / 1e6).split('.');
  const grouped = whole.length < 5 || !separator ? whole : groupDigits(whole, separator);
  if (fraction === undefined) return grouped;
  return source.includes('.') ? `${whole}.${fraction}` : `${grouped}${separator === '\\,' ? '{,}' : ','}${fraction}`;
}

const articleOf = (article: string, amount: string): string => {
  const right = numberArticle(Math.trunc(readAmount(amount) * FORINTS_A_LEU));
  return article.startsWith('A') ? right.replace('a', 'A') : right;
};

const inForint = (source: string): string => {
  const marked = source.replace(PAIR, (_, _ro: string, hu: string) => hu.replace(/lej/g, '\u0000'));
  const written = marked.replace(AMOUNT_OF_MONEY, (...parts) => {
    const { article, open, amount, close, gap, word } = parts.at(-1) as Record<string, string | undefined>;
    const inFormula = Boolean(open) || (gap ?? '').includes('\\text');
    const before = article ? `${articleOf(article, amount ?? '')} ` : '';
    return `${before}${open}${forints(amount ?? '', inFormula ? '\\,' : ' ')}${close}${gap}${WORDS[word ?? ''] ?? ''}`;
  });
  const amounts = written.replace(MARKED, (_, amount: string, at: number) => forints(amount, isInFormula(written, at) ? '\\,' : ''));
  return amounts.replace(ALONE, (...parts) => WORDS[(parts.at(-1) as Record<string, string>).word ?? ''] ?? '').replaceAll('\u0000', 'lej');
};

/** An odd number of dollar signs before it on its line. */
const isInFormula = (text: string, at: number): boolean => text.slice(text.lastIndexOf('\n', at) + 1, at).split('$').length % 2 === 0;

export const MONEY: Readonly<Record<Region, Money>> = {
  ro: { scale: 1, unit: 'lej', word: lej => lej },
  hu: {
    scale: FORINTS_A_LEU,
    unit: 'forint',
    word: lej => {
      const forint = WORDS[lej];
      if (!forint) throw new Error(`no form of forint for ${lej}`);
      return forint;
    },
  },
};

const inLei = (source: string): string => source.replace(PAIR, '$1').replace(MARKED, '$1');

/** Stands where a pair stood: neither reading has an amount there. */
export const PAIR_MARK = '\u0001';
export const withoutPairs = (source: string): string => source.replace(PAIR, PAIR_MARK);

/** The source as pupils of a region read it. */
export const forRegion = (source: string, region: Region): string => (region === 'hu' ? inForint(source) : inLei(source));
