import { type Exact, equalExact, exact, isTrouble, mul, neg, rationalValue } from '../reader/exact.ts';
import { normalise } from '../reader/normalise.ts';
import type { NumberForm } from '../reader/number-form.ts';
import { isInteger, type Rational, rational } from '../reader/rational.ts';
import { readAnswer } from '../reader/read-answer.ts';
import { conversion, convertible, readUnit, type Unit } from '../reader/unit.ts';
import { say } from './messages.ts';
import { remembered } from './remembered.ts';
import { correct, type GradeResult, incorrect, nearMiss, unreadable } from './result.ts';
import { isClose, isShortDecimal } from './tolerance.ts';
import type { TypedSpec } from './typed-spec.ts';

export type TypedNumber = { readonly value: Exact; readonly form: NumberForm; readonly unit?: Unit; readonly understood: string };

type Key = { readonly value: Exact; readonly unit?: Unit };

const scale = (value: Exact, by: Rational): Exact => {
  const scaled = mul(value, exact(by));
  return isTrouble(scaled) ? value : scaled;
};

const PERCENT = rational(1, 100);
const isPercent = (unit: Unit | undefined): boolean => unit?.symbol === '%';

export const readKey = remembered((text): Key | null => {
  const reading = readAnswer(text, { expect: 'number', dot: 'decimal' });
  return reading.status === 'ok' && 'exact' in reading.value
    ? { value: reading.value.exact, ...(reading.unit ? { unit: reading.unit } : {}) }
    : null;
});

/** „20 fok” and „20 C” mean degrees Celsius where a temperature is asked for. */
const asMeant = (typed: Unit, wanted: Unit): Unit => (wanted.symbol === '°C' && /^(?:°|C)$/.test(typed.symbol) ? wanted : typed);

type UnitView = { readonly value: Exact; readonly unit: 'none' | 'missing' | 'same' | 'converted' | 'wrong' | 'percent-unwanted' };

/** The typed number in the unit of the key. */
function inKeyUnit(typed: TypedNumber, key: Key, wanted: Unit | undefined, spec: TypedSpec): UnitView {
  if (spec.percent && !spec.unit) {
    const plain = isPercent(typed.unit) ? scale(typed.value, PERCENT) : typed.value;
    return { value: plain, unit: 'none' };
  }
  if (!typed.unit) return { value: typed.value, unit: key.unit ? 'missing' : 'none' };
  if (!wanted) return { value: typed.value, unit: isPercent(typed.unit) ? 'percent-unwanted' : 'none' };
  const unit = asMeant(typed.unit, wanted);
  if (!convertible(unit, wanted)) return { value: typed.value, unit: 'wrong' };
  const factor = conversion(unit, wanted);
  return factor.equals(1) ? { value: typed.value, unit: 'same' } : { value: scale(typed.value, factor), unit: 'converted' };
}

function rightNumber(typed: TypedNumber, spec: TypedSpec, converted: boolean): GradeResult {
  const { understood } = typed;
  const { kind, lowest } = typed.form;
  const fraction = kind === 'fraction' || kind === 'mixed';
  if (!lowest && fraction && spec.check === 'INT') return unreadable(say.computeIt, { understood });
  if (lowest || (!fraction && kind !== 'radical' && kind !== 'pi')) {
    return correct(converted ? say.rightConverted : say.right, { understood, explanation: spec.right });
  }
  if (spec.lowest) return nearMiss(fraction ? say.needsLowest : say.needsRadicalLowest, { understood, explanation: spec.notLowest });
  return correct(say.rightButReducible, { understood, explanation: spec.notLowest ?? spec.right });
}

/** Slips that can be told from the value alone, when the author named no pattern for it. */
function slip(value: Exact, key: Exact, typed: TypedNumber, spec: TypedSpec): GradeResult | null {
  const extra = { understood: typed.understood, explanation: spec.other };
  if (equalExact(value, neg(key))) return incorrect(say.sign, extra);
  const exactWanted = spec.check === 'FRAC' || spec.check === 'TXT';
  if (exactWanted && typed.form.kind === 'decimal' && !isShortDecimal(key) && isClose(value, key, '1%', false))
    return nearMiss(say.rounded, extra);
  for (const power of [10, 100, 1000]) {
    if (equalExact(scale(value, rational(power)), key) || equalExact(value, scale(key, rational(power))))
      return incorrect(say.decimalPoint, extra);
  }
  const plain = rationalValue(value);
  return spec.check === 'INT' && !(plain && isInteger(plain)) ? incorrect(say.wholeNumber, extra) : null;
}

function namedMistake(value: Exact, raw: Exact, spec: TypedSpec, understood: string): GradeResult | null {
  for (const pattern of spec.patterns) {
    const wrong = readKey(pattern.value);
    const tolerance = pattern.tolerance ?? (spec.check === 'NUM' && spec.tolerance === undefined ? undefined : '0');
    if (!wrong || ![value, raw].some(v => isClose(v, wrong.value, tolerance, spec.check === 'NUM'))) continue;
    return incorrect(say.notYet, { understood, explanation: pattern.explanation, misconception: pattern.misconception });
  }
  return null;
}

export function checkNumber(typed: TypedNumber, spec: TypedSpec): GradeResult {
  const { understood } = typed;
  const roundable = spec.check === 'NUM';
  let wrongUnit = false;
  let missingUnit = false;
  for (const text of [spec.answer, ...spec.accepted]) {
    const read = readKey(text);
    if (!read) continue;
    const key = spec.percent && !spec.unit && isPercent(read.unit) ? { value: scale(read.value, PERCENT) } : read;
    const wanted = key.unit ?? (spec.unit ? (readUnit(normalise(spec.unit)) ?? undefined) : undefined);
    const view = inKeyUnit(typed, key, wanted, spec);
    const sameValue = isClose(view.value, key.value, spec.tolerance, roundable);
    if (sameValue && typed.form.kind === 'computed') return unreadable(say.computeIt, { understood });
    if (view.unit === 'percent-unwanted') {
      if (sameValue) wrongUnit = true;
      else if (isClose(scale(view.value, PERCENT), key.value, spec.tolerance, roundable)) return unreadable(say.noPercent, { understood });
    } else if (sameValue && view.unit === 'missing') missingUnit = true;
    else if (sameValue && view.unit === 'wrong') wrongUnit = true;
    else if (sameValue) return rightNumber(typed, spec, view.unit === 'converted');
    else if (view.unit === 'converted' && isClose(typed.value, key.value, spec.tolerance, roundable)) wrongUnit = true;
  }
  if (missingUnit) return unreadable(say.missingUnit, { understood });
  if (wrongUnit) return nearMiss(say.wrongUnit, { understood });
  if (typed.form.kind === 'computed') return unreadable(say.computeIt, { understood });
  return wrongNumber(typed, spec);
}

function wrongNumber(typed: TypedNumber, spec: TypedSpec): GradeResult {
  const { understood } = typed;
  const key = readKey(spec.answer);
  const wanted = key?.unit ?? (spec.unit ? (readUnit(normalise(spec.unit)) ?? undefined) : undefined);
  const value = key ? inKeyUnit(typed, key, wanted, spec).value : typed.value;
  const named = namedMistake(value, typed.value, spec, understood);
  if (named) return named;
  const slipped = key && !spec.tolerance?.match(/[1-9]/) ? slip(value, key.value, typed, spec) : null;
  return slipped ?? incorrect(spec.other ? say.notYet : say.notYetAlone, { understood, explanation: spec.other });
}
