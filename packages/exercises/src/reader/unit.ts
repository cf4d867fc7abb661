import { unitAfter } from '@eszkerek/numbers/hungarian';
import { ONE, type Rational, rational } from '@eszkerek/numbers/rational';
import { normalise, plainWord } from './normalise.ts';
import { isOneSlip } from './one-slip.ts';
import { PREFIXES, UNITS } from './unit-table.ts';

/** A unit as a product of base units; two units can be converted when their base units agree. */
export type Unit = {
  readonly symbol: string;
  readonly factor: Rational;
  readonly base: string;
  /** The word it was written with: óra rather than h. */
  readonly word?: string;
};

type Measure = { factor: Rational; powers: Map<string, number> };

const exactName = new Map<string, string>();
const looseName = new Map<string, string>();
const words = new Map<string, string>();
/** A sign of its own is what everybody writes for these. */
const SIGNS = /^(?:[°'"%‰]|°C|lej|bani)$/;
/** „kilodzsúl”: a prefix and any name of the unit behind it. */
const prefixed = (symbol: string): string[] =>
  (UNITS[symbol.slice(1)]?.slice(1) ?? []).flatMap(name =>
    PREFIXES[symbol[0] ?? ''] && name.length > 3 ? PREFIXES[symbol[0] ?? ''] + name : [],
  );
for (const [symbol, [, ...spellings]] of Object.entries(UNITS)) {
  for (const name of [symbol, ...spellings, ...prefixed(symbol)]) {
    exactName.set(name, symbol);
    if (!looseName.has(plainWord(name))) looseName.set(plainWord(name), symbol);
    if (!SIGNS.test(symbol) && /^(?:mp|óra|\p{Ll}{4,})$/u.test(name) && !words.has(plainWord(name))) words.set(plainWord(name), name);
  }
}

const ENDINGS = /(?:-[a-záéíóöőúüű]+|[oeöa]s|s|[oeöa]t|t|b[ea]n?|ért|nyi|ig|[oeö]n|n|[a-z][ae]l|r[ea]|r[őó]l|n[ea]k|j[ea]|[ea])$/;

/** m and M are milli and mega where both exist: no guess by size of letter there. */
const sameCase = (word: string, symbol: string): boolean => word[0] === symbol[0] || !/^m(?:N|W|V|A|J|Pa|Hz|Ω)$/i.test(symbol);

function lookUp(word: string): string | null {
  const exact = exactName.get(word);
  if (exact) return exact;
  const loose = word.length > 1 ? looseName.get(plainWord(word)) : undefined;
  return loose && sameCase(word, loose) && !/^m[nw]$/.test(word) ? loose : null;
}

function symbolOf(word: string): string | null {
  const found = lookUp(word);
  if (found) return found;
  // „wattal”: after two equal consonants only the vowel and the l are left of the ending.
  const stems = [word.replace(ENDINGS, ''), word.replace(/[ae]l$/, '')];
  const known = stems.flatMap(stem => (stem !== word && (stem.length > 2 || word.includes('-')) ? (lookUp(stem) ?? []) : []));
  return known[0] ?? null;
}

/** „óra” of „órát”, „Perc” and „perc”: a written-out unit as the table spells it. MPa is no „mp” with an ending. */
const wordOf = (text: string, symbol: string): string | undefined =>
  [text, text.replace(ENDINGS, '')].map(name => words.get(plainWord(name))).find(word => word && exactName.get(word) === symbol);

const merge = (into: Measure, part: Measure, power: number): void => {
  into.factor = into.factor.mul(part.factor.pow(power));
  for (const [name, p] of part.powers) into.powers.set(name, (into.powers.get(name) ?? 0) + p * power);
};

const measures = new Map<string, Measure>();
function measureOf(symbol: string): Measure {
  const known = measures.get(symbol);
  if (known) return known;
  const definition = UNITS[symbol]?.[0] ?? '';
  const measure: Measure = definition
    ? (compose(definition, measureOf) ?? { factor: ONE, powers: new Map() })
    : { factor: ONE, powers: new Map([[symbol, 1]]) };
  measures.set(symbol, measure);
  return measure;
}

const PART = /^\s*(?:(\d+)(?:\/(\d+))?(?=\s)|(1)(?=\/)|([^\s\d*/^()]+(?:-[a-záéíóöőúüű]+)?))(?:\^?(-?[1-4]))?/;

/** `kg m/s^2`, `J/(kg*°C)`: after the slash everything divides. */
function compose(text: string, atom: (name: string) => Measure | null): Measure | null {
  const total: Measure = { factor: ONE, powers: new Map() };
  let rest = text.replace(/[()]/g, ' ');
  let sign = 1;
  while (rest.trim()) {
    const separator = /^\s*([*/])\s*/.exec(rest);
    if (separator) {
      if (separator[1] === '/') sign = -1;
      rest = rest.slice(separator[0].length);
    }
    const hit = PART.exec(rest);
    if (!hit?.[0]) return null;
    if (hit[1] || hit[3]) total.factor = total.factor.mul(rational(BigInt(hit[1] ?? 1), BigInt(hit[2] ?? 1)));
    const part = hit[4] ? atom(hit[4]) : null;
    if (hit[4] && !part) return null;
    if (part) merge(total, part, sign * Number(hit[5] ?? 1));
    rest = rest.slice(hit[0].length);
  }
  return total;
}

/** „J/kg°C”, „J/(kgK)”: as it is often written by hand. */
const RUN_TOGETHER = /(?<=kg)(?=°C|[CK](?!\p{L}))/u;

/** „J/(kg·C)”: no coulomb stands beside a kilogram. */
const DEGREE_LESS = /(?<=kg ?\*? ?)C(?!\p{L})/u;

const SUPERSCRIPT: Record<string, string> = { '2': '²', '3': '³', '4': '⁴', '-1': '⁻¹' };

/** Reads a unit in any of its spellings; `null` when it is none we know. The text must be normalised. */
export function readUnit(text: string): Unit | null {
  const trimmed = text.trim().replace(RUN_TOGETHER, '*').replace(DEGREE_LESS, '°C');
  if (!trimmed || trimmed.length > 40 || /\d\s|\s\d|^(?!1\/)\d/.test(trimmed)) return null;
  const whole = symbolOf(trimmed);
  const symbols: string[] = [];
  const atom = (name: string): Measure | null => {
    const symbol = symbolOf(name);
    if (symbol) symbols.push(symbol);
    return symbol ? measureOf(symbol) : null;
  };
  const measure = whole ? measureOf(whole) : compose(trimmed, atom);
  if (!measure || (!whole && symbols.length === 0)) return null;
  const base = [...measure.powers]
    .filter(([, power]) => power !== 0)
    .map(([name, power]) => `${name}${power}`)
    .sort()
    .join(' ');
  const word = whole ? wordOf(trimmed, whole) : undefined;
  return { symbol: whole ?? printUnit(trimmed), factor: measure.factor, base, ...(word ? { word } : {}) };
}

/** Our spelling of a compound unit: names become symbols, powers become superscripts. */
const printUnit = (text: string): string =>
  text
    .replace(/[^\s\d*/^()-]+(?:-[a-záéíóöőúüű]+)?/g, name => symbolOf(name) ?? name)
    .replace(/\s*\*\s*/g, '·')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\^?(-1|[234])/g, (_, power: string) => SUPERSCRIPT[power] ?? '');

const isTemperature = (unit: Unit): boolean => unit.symbol === '°C' || unit.symbol === 'K';

/** 20 °C is not 20 K, although a change of 20 °C is one of 20 K. */
export const convertible = (a: Unit, b: Unit, change = false): boolean =>
  a.base === b.base && (change || a.symbol === b.symbol || !(isTemperature(a) && isTemperature(b)));

/** „20 fok” and „20 C” mean degrees Celsius where a temperature is asked for, „5 nm” newton metres where a torque is. */
export function asMeant(typed: Unit, wanted: Unit): Unit {
  if (wanted.symbol === 'dB' && typed.symbol === 'db') return wanted;
  if (wanted.base === readUnit('s')?.base && /^['"]$/.test(typed.symbol)) return readUnit(typed.symbol === "'" ? 'min' : 's') ?? typed;
  if (wanted.symbol === '°C' && /^(?:°|C)$/.test(typed.symbol)) return wanted;
  if (wanted.symbol === "'" && typed.symbol === 'min') return wanted;
  return typed.symbol === 'nm' && /^N·?m$/.test(wanted.symbol) ? wanted : typed;
}

const MILLI_OR_MEGA = /(?<!\p{L})m(?:[NWVAJ]|Pa|Hz|Ω)(?!\p{L})/iu;
const caseless = (text: string): string => plainWord(normalise(text)).replace(/ ?[*^()] ?/g, '');

/**
 * What is no unit as it was typed, but is the wanted one in other letters: 6 H, 3 M/s. `case`: it may as well be another
 * unit (M for m as a prefix, b for B), so it is asked about.
 */
export function inOtherCase(text: string, wanted: Unit): Unit | 'case' | null {
  const names = [wanted.symbol, ...(UNITS[wanted.symbol]?.slice(1) ?? []), ...(wanted.symbol === '°C' ? ['C'] : [])];
  const name = names.find(known => caseless(known) === caseless(text));
  if (!name) return null;
  return MILLI_OR_MEGA.test(name) || name === 'B' ? 'case' : wanted;
}

const LONG_NAME = 5;
/** „72 Jule”, „80 szálalék”: the name of the wanted unit with one slip, where it is no other unit. */
export function misspelt(text: string, wanted: Unit): Unit | null {
  const word = plainWord(text);
  const names = [...words].filter(([, name]) => exactName.get(name) === wanted.symbol).map(([plain]) => plain);
  return names.some(name => name.length >= LONG_NAME && isOneSlip(word, name)) || (wanted.symbol === '%' && isOneSlip(word, 'szazalek'))
    ? wanted
    : null;
}

/** The factor that turns a number of `from` into a number of `to`. */
export const conversion = (from: Unit, to: Unit): Rational => from.factor.div(to.factor);

export const withUnit = (number: string, unit: Unit): string => `${number}${unitAfter(unit.word ?? unit.symbol)}`;
