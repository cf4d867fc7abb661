import { decimalPlaces } from '@eszkerek/numbers/rational';
import { evaluate } from '../reader/evaluate.ts';
import { type Exact, equalExact, isNumber, isTrouble, rationalValue, toNumber } from '../reader/exact.ts';
import type { Node } from '../reader/node.ts';
import { normalise } from '../reader/normalise.ts';
import { parseExpression } from '../reader/parse.ts';
import { readAnswer } from '../reader/read-answer.ts';
import { readExact, type Valued } from '../reader/read-number.ts';
import { conversion, convertible, readUnit, type Unit } from '../reader/unit.ts';
import type { ValueKind } from '../reader/value.ts';
import { bracketedFraction } from './check-value.ts';
import { asksRounding, wantedUnit } from './task-context.ts';
import type { TypedSpec } from './typed-spec.ts';

/** An answer typed with its working. `holds`: both sides of every = are equal. */
export type Working = { readonly result: string; readonly holds: boolean };

/** „12 (mert 3*4)”, „x=5, mert 3*5-4=11”, „60, mert a szorzat fele”: only a reason in signs is worked out. */
const REASON = /^(.*?[^\s,;.(])[ ,;.]*[ (](?:mert|mivel|ugyanis|hiszen) (.*?)\)?$/iu;
const IN_SIGNS = /^[^\p{L}]*(?:(?<!\p{L})\p{L}(?!\p{L})[^\p{L}]*)*$/u;
/** Between two steps: 7+8=15, 15:2=7,5. */
const NEXT = / *(?:;|, |,? ?(?:tehát|ezért|azaz|vagyis|így)[ :,]|->|→|⇒) *|(?<==[^=]*) (?=[a-z] ?=)/iu;
/** 2x-2=x+4 => x=6: no relation before a name. */
const ARROW = /\s*(?:=>|->|→|⇒)\s*(?=[a-z]\s*=)/giu;
const LABEL = /^(?:[∠∡∢]?(?:\p{L}'?){1,3}_?\d?(?: ?\([^()=]{1,40}\))?[∠∡∢]?|\p{L}{4,})$/u;
const ENDS = /[\s.!;,=]+$/;

/** |-24|: bars are read in a working only. */
function inBars(text: string): Valued | null {
  const parsed = parseExpression(text.trim(), { dot: 'decimal', notation: 'working' });
  const exact = 'node' in parsed ? evaluate(parsed.node) : null;
  return 'node' in parsed && exact && !isTrouble(exact) ? { node: parsed.node, exact } : null;
}

const valued = (text: string): Valued | null => {
  if (text.includes('|')) return inBars(text);
  const read = readExact(text.trim().replace(/([\d,.]+) ?%/g, '($1/100)'), 'decimal');
  return 'problem' in read ? null : read;
};

/** 12x^3:3x and 1/2:3/4 have two readings: from left to right, or with `:` weaker than a bar and a product without a sign. */
function readings(text: string): Exact[] {
  const plain = valued(text);
  const parsed = parseExpression(text.trim(), { dot: 'decimal', notation: 'working' });
  const worked = 'node' in parsed ? evaluate(parsed.node) : null;
  return [...(plain ? [plain.exact] : []), ...(worked && !isTrouble(worked) ? [worked] : [])];
}

/** Something to carry out: no number, letter or bare product as it stands. */
function isOperation(node: Node): boolean {
  if (node.kind === 'neg') return isOperation(node.of);
  if (node.kind === 'literal') return node.form === 'mixed' || node.form === 'repeating';
  return node.kind !== 'variable' && node.kind !== 'pi';
}

const PI: Node = { kind: 'pi' };

const hasLetter = (text: string): boolean => /[a-zα-ω]/iu.test(text.replace(/π|pi|sqrt|gy[oö]k/giu, ''));

/** 157:6,28=25 holds exactly, 100:7=14,3 as far as it is written, 0,9*4=36% in hundredths, 54*1000=54 kJ in thousands. */
function isWrittenAs(result: number, places: number, worked: number, hasUnit: boolean, percent: boolean): boolean {
  const sizes = [1, ...(percent ? [0.01] : []), ...(hasUnit ? [1e3, 1e-3, 1e6, 1e-6] : [])];
  return sizes.some(size => Math.abs(worked / size - result) < (places > 0 ? 10 ** -places : 0.5) + 1e-9);
}

/** Whether every part that can be worked out comes to the number it is followed by. */
function holdsForNumber(parts: readonly string[], to: string, spec: TypedSpec): boolean {
  const read = readAnswer(to, { expect: 'number', dot: spec.dot });
  if (read.status !== 'ok' || read.value.kind !== 'number') return true;
  const { exact, form } = read.value;
  const plain = form.kind === 'fraction' ? null : rationalValue(exact);
  const places = plain ? decimalPlaces(plain) : null;
  const [result, unit] = [toNumber(exact), read.unit];
  return parts.every(part => {
    // 80-15%=68 takes a share of the 80, 21:25-19:40 is a time, 18:6/24:6 a fraction simplified.
    const worked = /[-+].*%|\d:[0-5]\d *-|:.*\/.*:/.test(part) ? [] : readings(part).filter(isNumber).map(toNumber);
    if (worked.length === 0) return true;
    if (typeof places !== 'number') return worked.some(value => Math.abs(value - result) < 1e-9);
    return worked.some(value => isWrittenAs(result, places, value, unit !== undefined, unit?.symbol === '%'));
  });
}

/** 4*2,5 cm: the numbers of a working whose units are not followed up. */
const withoutUnits = (part: string): string =>
  part.replace(/(?<=\d) ?([\p{L}°](?:[\p{L}°/]|\^\d)*)/gu, (all, unit: string) => (readUnit(unit) ? '' : all));

/** „36 km/h”: one number with its unit. */
function measureIn(part: string): { readonly size: Exact; readonly unit: Unit; readonly plain: boolean } | null {
  const read = readAnswer(part, { expect: 'number', dot: 'decimal' });
  if (read.status !== 'ok' || !read.unit || read.value.kind !== 'number') return null;
  return { size: read.value.exact, unit: read.unit, plain: read.value.form.kind !== 'computed' };
}

/** 36 km/h = 10 m/s: an amount in one unit and in another. The last number may lack its unit. */
function conversionChain(parts: readonly string[], spec: TypedSpec): Working | null {
  const last = parts.at(-1) ?? '';
  const measures = parts.slice(0, -1).map(measureIn);
  const unit = measureIn(last)?.unit ?? wantedUnit(spec);
  const end = readAnswer(last, { expect: 'number', dot: spec.dot });
  if (!unit || measures.length === 0 || end.status !== 'ok' || end.value.kind !== 'number') return null;
  if (!measures.every(one => one?.plain && convertible(one.unit, unit))) return null;
  const result = toNumber(end.value.exact);
  const sizes = measures.map(one => (one ? toNumber(one.size) * conversion(one.unit, unit).valueOf() : result));
  return { result: last, holds: sizes.every(size => Math.abs(size - result) <= 1e-9 * Math.abs(size)) };
}

/** „2rπ”, „s/t”, „6a²”: a formula of several letters, or with a power; x, y and z are unknowns. */
const isProductOfLetters = (part: string): boolean => {
  const names = part.replace(/π|pi/gi, 'p').match(/[a-zA-Zα-ω]/g) ?? [];
  return (
    (/^[\p{L}\d ^*/:]+$/u.test(part) || (/^[\p{L}\d ^*/:()+-]+$/u.test(part) && new Set(names).size > 2)) &&
    (names.length > 1 || /\p{L} ?\^/u.test(part)) &&
    !names.some(name => /[xyz]/i.test(name)) &&
    !measureIn(part)
  );
};

function numberChain(parts: readonly string[], spec: TypedSpec, about: boolean): Working | null {
  const last = parts.at(-1) ?? '';
  const label = LABEL.test(parts[0] ?? '') ? parts[0] : undefined;
  const worked = parts.slice(label ? 1 : 0, -1);
  const isNumeric = (part: string): boolean => !hasLetter(part) && valued(part) !== null;
  const isWorked = (part: string): boolean => {
    const bare = withoutUnits(part);
    const read = hasLetter(bare) ? null : valued(bare);
    return read !== null && (isOperation(read.node) || last.endsWith('%') || spec.form === 'normal' || asksRounding(spec));
  };
  const isKnown = (part: string): boolean => isNumeric(withoutUnits(part)) || (label !== undefined && valued(part) !== null);
  const isFormula = (part: string): boolean =>
    ((label !== undefined && !/\d/.test(part)) || isProductOfLetters(part)) && isOperation(valued(part)?.node ?? PI);
  if (!worked.every(part => isKnown(part) || isFormula(part)) || !worked.some(part => isWorked(part) || isFormula(part))) return null;
  const measured = worked.findIndex(part => !isNumeric(part) && isNumeric(withoutUnits(part)));
  const checked = measured < 0 ? worked : worked.slice(0, measured);
  const to = measured < 0 ? last : (worked[measured] ?? last);
  return { result: label ? `${label} = ${last}` : last, holds: about || holdsForNumber(checked.filter(isNumeric), to, spec) };
}

/** (x-8)^2 = x^2-16x+64: every side but a name is the same expression. 2x+6 = 0 is an equation. */
function expressionChain(parts: readonly string[]): Working | null {
  const last = parts.at(-1) ?? '';
  const label = LABEL.test(parts[0] ?? '') ? parts[0] : undefined;
  const worked = parts.slice(label ? 1 : 0, -1);
  const end = hasLetter(last) ? valued(last) : null;
  if (!end || worked.length === 0 || !worked.every(hasLetter)) return null;
  if (!worked.every(part => valued(part) && isOperation((valued(part) ?? end).node))) return null;
  const both = (part: string): Exact[] => [part, bracketedFraction(part)].flatMap(text => (text ? readings(text) : []));
  const ends = both(last);
  const holds = worked.every(part => both(part).some(value => ends.some(other => equalExact(value, other))));
  return { result: label ? `${label} = ${last}` : last, holds };
}

/** The steps before the last: each an equation with something to carry out in it. */
const isStep = (step: string): boolean => {
  const sides = step.split('=').map(side => side.trim());
  const said = /\p{L}{2}/u.test(step.replace(/pi|sqrt|gy[öo]k/giu, ''));
  return !said && sides.length > 1 && sides.every(Boolean) && sides.some(side => /\S ?[-+*/:^√]|\d ?[a-z]/iu.test(side));
};

/** 36 km = 36000 m: the same amount twice. */
const isConversion = (step: string): boolean => {
  const [first, ...rest] = step.split('=').map(measureIn);
  return first !== null && first !== undefined && rest.length > 0 && rest.every(side => side && convertible(side.unit, first.unit));
};

/** … = 3,6 m = 360 cm: the m belongs to the number before it, it is no name. */
const withJoinedUnits = (text: string, spec: TypedSpec): string => {
  const wanted = wantedUnit(spec);
  return text.replace(/(?<=\d) (\p{L})(?= ?=)/gu, (all, unit: string) => (wanted && readUnit(unit)?.base === wanted.base ? unit : all));
};

/** More is no working of a pupil, and takes long to read. */
const MOST_PARTS = 8;

/** „mert 3*4” comes to the result; „mert 12:4=3” has equal sides. */
function reasonHolds(because: string, result: string, spec: TypedSpec): boolean {
  const sides = because.split('=').map(side => side.trim());
  return holdsForNumber(sides.slice(0, -1), sides.at(-1) ?? '', spec) && (sides.length > 1 || holdsForNumber(sides, result, spec));
}

/** The answer out of a working, with its label: 7+8=15, 15:2=7,5 is 7,5. Null where no working stands before it. */
export function readWorking(typed: string, spec: TypedSpec, kind: ValueKind): Working | null {
  if (kind !== 'number' && kind !== 'expression') {
    const result = REASON.exec(normalise(typed))?.[1];
    return result === undefined ? null : { result, holds: true };
  }
  const about = asksRounding(spec) ? typed.replace(/\s*(?:=>|->|→|⇒)\s*(?=\d)/g, ' ≈ ') : typed;
  const plain = normalise(about.replace(ARROW, '; ')).replace(ENDS, '');
  const text = kind === 'number' ? plain.replace(/(?<=\d) ?[xX] ?(?=\d)/g, '*') : plain;
  const reason = REASON.exec(text);
  if (reason?.[1]) {
    const [, result, because = ''] = reason;
    return (
      readWorking(result, spec, kind) ?? {
        result,
        holds: kind !== 'number' || !IN_SIGNS.test(because) || hasLetter(because) || reasonHolds(because, result, spec),
      }
    );
  }
  if (/[<>{}[\]±]/.test(text)) return null;
  const steps = withJoinedUnits(text, spec).split(NEXT).filter(Boolean);
  const last = steps.at(-1) ?? '';
  if (steps.length > 1 && !steps.slice(0, -1).every(step => isStep(step) || isConversion(step))) return null;
  const parts = last.split(/[=≈~]/).map(part => part.trim());
  if (parts.some(part => part === '') || parts.length > MOST_PARTS || steps.length > MOST_PARTS) return null;
  const chain =
    parts.length < 2
      ? null
      : kind === 'number'
        ? (numberChain(parts, spec, /[≈~]/.test(last)) ?? conversionChain(parts, spec))
        : expressionChain(parts);
  return chain ?? (steps.length > 1 && parts.length <= 2 && !isStep(withoutUnits(last)) ? { result: last, holds: true } : null);
}
