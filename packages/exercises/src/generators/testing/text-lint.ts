import {
  decimalSuffix,
  INVARIANT_SUFFIXES,
  letterArticle,
  numberArticle,
  numberSuffix,
  percentSuffix,
  SUFFIX_KINDS,
  stemSuffix,
  unitStem,
  wordArticle,
} from '@eszkerek/numbers/hungarian';

const BANNED = /egyszerűen|nyilván|könnyen látható|könnyű|undefined|Infinity|\[object|(?<!\p{L})null(?!\p{L})/iu;
const UNIT = '°C|°|%|mm|cm|dm|km|m|ml|cl|dl|hl|l|mg|dkg|kg|g|kW|N|V|W|A|s|min';

const numberOf = (text: string): number =>
  Number(
    text
      .replace(/[\s\u00a0\u202f]/g, '')
      .replace(',', '.')
      .replace('−', '-'),
  );

/** Formulas are laid flat: dollars gone, `{,}` a comma, `\,` a space, `\frac{3}{4}` becomes 3/4. */
export const flat = (text: string): string =>
  text
    .replace(/\$/g, '')
    .replace(/\{,\}/g, ',')
    .replace(/\\,/g, '\u202f')
    .replace(/(?<=\d)(?=\\frac)/g, ' ')
    .replace(/\\[dt]?frac\{((?:[^{}]|\{[^{}]*\})*)\}\{((?:[^{}]|\{[^{}]*\})*)\}/g, '$1/$2');

const UNIT_SUFFIX = new RegExp(`\\d[\\u00a0 ]?(${UNIT})-(\\p{Ll}+)`, 'gu');

function wrongSuffixes(text: string): string[] {
  if (!text.includes('-')) return [];
  const found: string[] = [];
  for (const [whole, digits = '', decimals, suffix = ''] of text.matchAll(
    /(?<![\d,/\p{L}])(\d{1,3}(?:\u202f\d{3})+|\d+)(,\d+)?-(\p{Ll}+)/gu,
  )) {
    if (/^[a-su-z]$/.test(suffix)) continue; // a letter of a formula: 2-a
    const n = numberOf(digits);
    const forms = SUFFIX_KINDS.map(kind => (decimals ? decimalSuffix(decimals.length - 1, kind) : numberSuffix(n, kind)));
    const times = decimals ? '' : numberSuffix(n, 'szor');
    const fine = [...forms, ...INVARIANT_SUFFIXES].includes(suffix) || (times !== '' && new RegExp(`^${times}[oeö]s`).test(suffix));
    if (!fine) found.push(whole);
  }
  for (const [whole, unit = '', suffix = ''] of text.matchAll(UNIT_SUFFIX)) {
    const stem = unitStem(unit);
    // 100 °C-on, 5 m-en: the place case is not in the table, because numbers rarely take it.
    const forms = stem ? [...SUFFIX_KINDS.map(kind => stemSuffix(stem, kind)), stem.harmony === 'back' ? 'on' : 'en'] : [];
    if (unit === '%') forms.push('a', 'át', 'ának', ...SUFFIX_KINDS.map(percentSuffix));
    if (!forms.includes(suffix) && !INVARIANT_SUFFIXES.some(s => s === suffix)) found.push(whole);
  }
  return found;
}

function wrongArticles(text: string): string[] {
  const found: string[] = [];
  for (const [whole, article = '', number = ''] of text.matchAll(/(?<![\p{L}\u00a0\u202f-])([Aa]z?) ([-−]?\d[\d\u202f]*(?:,\d+)?)/gu)) {
    if (numberArticle(numberOf(number)) !== article.toLowerCase()) found.push(whole);
  }
  for (const [whole, article = '', letters = ''] of text.matchAll(
    /(?<![\p{L}\u00a0\u202f=+(-])([Aa]z?) (\p{L}(?!\p{L})|\p{Lu}{2,5}(?!\p{L}))/gu,
  )) {
    if (letterArticle(letters) !== article.toLowerCase()) found.push(whole);
  }
  return found;
}

function wrongWordArticles(text: string): string[] {
  const found: string[] = [];
  // „az” may also be the pronoun, so only the missing z is a sure mistake.
  for (const [whole, word = ''] of text.matchAll(/(?<![\p{L}\u00a0\u202f])[Aa] (\p{L}{2,})/gu)) {
    if (!/^\p{Lu}{2,5}$/u.test(word) && wordArticle(word) === 'az') found.push(whole);
  }
  for (const [whole, word = ''] of text.matchAll(/(?<!\p{L})[Aa]z ([bcdghjkpqtvwz]\p{Ll}{2,})/gu)) {
    if (!/^(volt|való|hogy)/.test(word)) found.push(whole);
  }
  return found;
}

/** »…« is the mark of a quotation inside another. */
const isInnerAlone = (text: string): boolean => /[»«]/.test(text.replace(/„[^”]*”/g, ''));

const TYPOGRAPHY: ReadonlyArray<readonly [RegExp, string]> = [
  [/ {2,}/, 'double space'],
  [/ [,.;!?](?!\.)/, 'space before a mark'],
  [/\.\.|,,|!\.|\?\./, 'doubled mark'],
  [/"|“/, 'foreign quotation mark'],
  [/„[^”]*„/, 'quotation inside a quotation, or one left open'],
  [/\d\.\d/, 'decimal point'],
  [/ - /, 'hyphen for a dash'],
  [/\d-\d/, 'hyphen for a range or a minus'],
  [/×|(?<!\*)\*(?!\*)/, 'foreign multiplication sign'],
  [/(?<![\d,])\d{5,}/, 'ungrouped thousands'],
];

/** Without the formulas. */
const proseOf = (text: string): string => text.replace(/\$\$[^$]*\$\$|\$[^$]*\$/g, '¤');

function wrongTypography(text: string, outside: string): string[] {
  const found: string[] = [];
  for (const [rule, name] of TYPOGRAPHY) if (rule.test(outside)) found.push(name);
  if (isInnerAlone(outside)) found.push('inner quotation marks outside a quotation');
  if ((text.match(/\$/g) ?? []).length % 2) found.push('odd dollars');
  for (const [formula] of text.matchAll(/\$\$[^$]*\$\$|\$[^$]*\$/g)) {
    if (/\d,\d|\d\.\d/.test(formula)) found.push(`decimal in ${formula}`);
    if (/[+-]\s*[+-]|\\cdot\s*-|:\s*-/.test(formula)) found.push(`bare sign in ${formula}`);
    if (/(?<![\d,}.])[-−]0(?![\d{,])/.test(formula)) found.push(`minus zero in ${formula}`);
    if (/(?<![\d}])(?:1|0)[a-z](?![a-z])/.test(formula.replace(/\\overline\{[^}]*\}|\\[a-z]+/g, '')))
      found.push(`coefficient 1 or 0 in ${formula}`);
    if ((formula.match(/\{/g) ?? []).length !== (formula.match(/\}/g) ?? []).length) found.push(`braces in ${formula}`);
    if (/(?<![\d}])\d{5,}(?!\d*_)/.test(formula)) found.push(`ungrouped thousands in ${formula}`);
  }
  return found;
}

const known = new Map<string, string[]>();

/** Every fault of a text that a pupil reads: suffixes, articles, typography, leaked values. Fixed sentences are read once. */
export function textFaults(text: string): string[] {
  let faults = known.get(text);
  if (!faults) {
    faults = read(text);
    if (known.size > 20_000) known.clear();
    known.set(text, faults);
  }
  return faults;
}

function read(text: string): string[] {
  const laid = flat(text);
  const prose = proseOf(text);
  const banned = BANNED.exec(laid)?.[0] ?? (laid.includes('NaN') ? 'NaN' : undefined);
  return [
    ...(banned ? [banned] : []),
    ...wrongSuffixes(laid),
    ...wrongArticles(laid),
    ...wrongWordArticles(prose),
    ...wrongTypography(text, prose),
  ];
}
