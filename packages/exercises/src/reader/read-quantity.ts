import { type Rational, rational } from '@eszkerek/numbers/rational';
import { exact, rationalValue } from './exact.ts';
import { say } from './messages.ts';
import type { Problem } from './parse.ts';
import { printRational } from './print.ts';
import { type Dot, readNumber, type Valued } from './read-number.ts';
import { conversion, inOtherCase, misspelt, readUnit, type Unit, withUnit } from './unit.ts';

export type Quantity = Valued & {
  readonly unit?: Unit;
  /** Several pieces as they were written: said back as 1 óra 18 perc, never converted. */
  readonly pieces?: string;
};

const RUN = /[a-záéíóöőúüűµμΩ°%‰€$'"]+/gi;
const NUMBER_WORD = /^(?:pi|sqrt|gyök|gyok|egész|egesz)$/i;
const WORDS = /^[a-záéíóöőúüű]{2,}(?:[ -][a-záéíóöőúüű]+)*$/i;
const PIECE = /([\d][\d.,\s/]*?) ?([a-záéíóöőúüűµ°'"]+)(?: és)? ?/giy;

/** „2 1/s”, „2·1/s”, „2/s”: one over the unit stands behind the number. */
const ONE_OVER = /(?:(?<=\d)\s+1|\s*\*\s*1|(?<=\d))\s*\/\s*$/;

/** Where the unit begins: at the first letters that belong to no number. */
function unitStart(text: string): number {
  for (const run of text.matchAll(RUN)) if (!NUMBER_WORD.test(run[0])) return run.index;
  return text.length;
}

/** After degrees „perc” means minutes of arc. */
function pieceUnit(name: string, before: Unit | null): Unit | null {
  const unit = readUnit(name);
  if (before?.base !== readUnit('°')?.base || !unit) return unit;
  return unit.symbol === 'min' ? readUnit("'") : unit.symbol === 's' ? readUnit('"') : unit;
}

/** 2 h 30 min, 40°30', 1 kg 200 g: pieces of one measure, each smaller than the one before. */
function readPieces(text: string, dot: Dot): Quantity | null {
  const pieces = [...text.matchAll(PIECE)];
  if (pieces.length < 2 || pieces.reduce((sum, p) => sum + p[0].length, 0) !== text.length) return null;
  let total: Rational = rational(0);
  let [first, last]: [Unit | null, Unit | null] = [null, null];
  const printed: string[] = [];
  for (const [, number = '', name = ''] of pieces) {
    const read = readNumber(number, dot);
    const unit: Unit | null = pieceUnit(name, last);
    const value = 'problem' in read ? null : rationalValue(read.exact);
    if (!value || !unit || (last && (unit.base !== last.base || unit.factor.compare(last.factor) >= 0))) return null;
    first ??= unit;
    last = unit;
    printed.push(withUnit(printRational(value), unit));
    total = total.add(value.mul(conversion(unit, first)));
  }
  if (!first) return null;
  const node = { kind: 'literal', value: total, form: 'decimal', printed: printRational(total), lowest: true } as const;
  return { node, exact: exact(total), unit: first, pieces: printed.join(' ') };
}

/** 48⁰, 48^o, 48 o: what is typed for the sign of degree. */
const RAISED_DEGREE = /(?<=\d) ?(?:\^ ?[0o]|o)(?= ?C?$)/i;

/** „60 cm 2” where an area is asked for. */
const SPACED_POWER = /(?<=\d ?[kdcm]?m) (?=[23]$)/;

function asWanted(text: string, wanted: Unit | undefined): string {
  if (!wanted) return text;
  if (/^°C?$/.test(wanted.symbol)) return text.replace(RAISED_DEGREE, '°');
  return /[²³]$/.test(wanted.symbol) ? text.replace(SPACED_POWER, '^') : text;
}

/** A number with or without a unit. A word that is neither is asked about, never passed over. */
export function readQuantity(typed: string, dot: Dot, wanted?: Unit): Quantity | { readonly problem: Problem } {
  const text = asWanted(typed, wanted);
  const pieces = readPieces(text, dot);
  if (pieces) return pieces;
  const letters = unitStart(text);
  const over = ONE_OVER.exec(text.slice(0, letters));
  const cut = over?.index ?? letters;
  const [number, tail] = [text.slice(0, cut).trim(), `${over ? '1/' : ''}${text.slice(letters).trim()}`];
  if (!number) return { problem: { message: tail.length === 1 ? say.letterInNumber : say.unclear } };
  const unit = tail ? (readUnit(tail) ?? (wanted ? (inOtherCase(tail, wanted) ?? misspelt(tail, wanted)) : null)) : null;
  if (unit === 'case') return { problem: { message: say.unitCase } };
  if (tail && !unit) return WORDS.test(tail) ? { problem: { message: say.onlyNumber } } : readNumber(text, dot);
  const read = readNumber(number, dot);
  return 'problem' in read || !unit ? read : { ...read, unit };
}
