import type { RuleName } from '../rules.ts';
import { UNIT_PATTERN } from './units.ts';

interface Pattern {
  rule: RuleName;
  find: RegExp;
  say: (found: string) => string;
}

const shown = (found: string) => `„${found.trim()}”`;

/** Mistakes of section 4 that one pattern can find in running text. */
const TEXT_PATTERNS: Pattern[] = [
  { rule: 'quotes', find: /["“‟]|''/gu, say: found => `${shown(found)} is not a Hungarian quotation mark` },
  { rule: 'dash', find: /(?<=\S)\s+-\s+(?=\S)|[—―]/gu, say: () => 'a hyphen or a long dash stands between thoughts' },
  { rule: 'range', find: /(?<!\d)(\d+)-(?!\1(?!\d))\d+/gu, say: found => `${shown(found)} is a range with a hyphen` },
  { rule: 'minus', find: /(?<=^|[\s(=:;])-\d[\d,]*/gu, say: found => `${shown(found)} has a hyphen for a minus sign` },
  { rule: 'decimal-comma', find: /\d+\.\d+/gu, say: found => `${shown(found)} has a dot` },
  { rule: 'thousands', find: /(?<![\d,.])(?![01]*1[01]*1[01]*(?!\d))\d{5,}(?![\d₀-₉])/gu, say: found => `${shown(found)} is not grouped` },
  {
    rule: 'thousands',
    find: /(?<![\d,.]|\d[\s\u00a0\u202f])\d[ \u00a0\u202f]\d{3}(?![\d,]|[ \u00a0\u202f]\d{3})/gu,
    say: found => `${shown(found)} has four digits; keep them together`,
  },
  { rule: 'percent', find: /\d\s+%/gu, say: found => `${shown(found)} has a space before the percent sign` },
  {
    rule: 'unit',
    find: new RegExp(`(?<![\\p{L}\\d/])\\d+(?:,\\d+)?${UNIT_PATTERN}`, 'gu'),
    say: found => `${shown(found)} has no space before the unit`,
  },
  { rule: 'unit', find: /\d\s+°(?!C)/gu, say: found => `${shown(found)} has a space before the degree sign` },
  { rule: 'money', find: /\b(?:RON|HUF|EUR)\b/gu, say: found => `${shown(found)} is a currency code` },
  { rule: 'date', find: /\d{1,2}\/\d{1,2}\/\d{4}/gu, say: found => `${shown(found)} is not a Hungarian date` },
  { rule: 'ordinal', find: /\d-ik(?!\p{L})/gu, say: found => `${shown(found)} spells the ordinal` },
  { rule: 'ellipsis', find: /\.{3}/gu, say: () => 'three dots stand for an ellipsis' },
  { rule: 'multiplication-sign', find: /(?<=[\d)]\s?)[×*](?=\s?[\d(])/gu, say: found => `${shown(found)} stands for multiplication` },
  { rule: 'division-sign', find: /÷/gu, say: found => `${shown(found)} stands for division` },
  {
    rule: 'mi-suffix',
    find: /(?<!\p{L})MI(?:t|vel|nek|ről|ből|ben|re|hez|től|n|k)(?!\p{L})/gu,
    say: found => `${shown(found)} needs a hyphen`,
  },
];

const FORMULA_PATTERNS: Pattern[] = [
  { rule: 'decimal-comma', find: /\d\.\d/gu, say: found => `${shown(found)} has a dot in a formula` },
  { rule: 'decimal-comma', find: /\d,\d/gu, say: found => `${shown(found)} needs {,} in a formula` },
  {
    rule: 'multiplication-sign',
    find: /(?<=[\d}]\s*)(?:\\times|×)|(?:\\times|×)(?=\s*\d)|(?<!\^\{?)\*/gu,
    say: found => `${shown(found)} stands for multiplication in a formula`,
  },
  { rule: 'division-sign', find: /\\div|÷/gu, say: found => `${shown(found)} stands for division in a formula` },
];

export type Found = (rule: RuleName, index: number, message: string) => void;

function search(patterns: Pattern[], text: string, found: Found): void {
  for (const pattern of patterns) for (const match of text.matchAll(pattern.find)) found(pattern.rule, match.index, pattern.say(match[0]));
}

const ISO_DATE = /\d{4}-\d{2}-\d{2}/g;

/** Nothing below can be found in a text without one of these. */
const SUSPECT = /[\d"“‟—―×*÷]|''|\.{3}|\s-\s|MI|RON|HUF|EUR/;

export function checkTypography(text: string, found: Found): void {
  if (!SUSPECT.test(text)) return;
  for (const match of text.matchAll(ISO_DATE)) found('date', match.index, `${shown(match[0])} is not a Hungarian date`);
  // A date is told as a date, not as two ranges.
  search(
    TEXT_PATTERNS,
    text.replace(ISO_DATE, date => '_'.repeat(date.length)),
    found,
  );
}
export const checkFormulaNotation = (tex: string, found: Found): void => search(FORMULA_PATTERNS, tex, found);

/** Quotation marks come in pairs within a paragraph. */
export function checkQuotePairs(text: string, found: Found): void {
  const opened = text.split('„').length;
  const closed = text.split('”').length;
  if (opened !== closed) found('quotes', text.search(/[„”]/u), 'a quotation mark has no pair in this paragraph');
}
