import { decimalPlaces, isInteger, type Rational, rational } from '@eszkerek/numbers/rational';
import { type Exact, equalExact, exact, isTrouble, mul, neg, rationalValue, toNumber } from '../reader/exact.ts';
import type { NumberForm } from '../reader/number-form.ts';
import { asMeant, conversion, convertible, type Unit } from '../reader/unit.ts';
import { say } from './messages.ts';
import { isDatum, namedMistake, roundedMistake } from './named-mistake.ts';
import { readKey } from './read-key.ts';
import { correct, type GradeResult, incorrect, nearMiss } from './result.ts';
import { askedPlace, asksChange, asksExact, wantedUnit } from './task-context.ts';
import { timeSlip } from './time-slip.ts';
import { isClose, isRoundingOf, isShortDecimal, isWithin } from './tolerance.ts';
import type { TypedSpec } from './typed-spec.ts';

export type TypedNumber = { readonly value: Exact; readonly form: NumberForm; readonly unit?: Unit; readonly understood: string };

const scale = (value: Exact, by: Rational): Exact => {
  const scaled = mul(value, exact(by));
  return isTrouble(scaled) ? value : scaled;
};

const PERCENT = rational(1, 100);
const isPercent = (unit: Unit | undefined): boolean => unit?.symbol === '%';

/** A torque is no energy, although the base units agree. */
const isEnergyForTorque = (typed: Unit, wanted: Unit): boolean =>
  /^[kMm]?N·?[cdm]?m$/.test(wanted.symbol) && /(?:J|Wh|Ws|cal)$/.test(typed.symbol);

type UnitView = { readonly value: Exact; readonly unit: 'same' | 'converted' | 'wrong' };

/** The typed number in the unit of the key. */
function inKeyUnit(typed: TypedNumber, wanted: Unit | undefined, spec: TypedSpec): UnitView {
  if (spec.percent && !spec.unit) return { value: isPercent(typed.unit) ? scale(typed.value, PERCENT) : typed.value, unit: 'same' };
  if (!typed.unit || !wanted) return { value: typed.value, unit: 'same' };
  const unit = asMeant(typed.unit, wanted);
  if (!convertible(unit, wanted, asksChange(spec)) || isEnergyForTorque(unit, wanted)) return { value: typed.value, unit: 'wrong' };
  const factor = conversion(unit, wanted);
  return factor.equals(1) ? { value: typed.value, unit: 'same' } : { value: scale(typed.value, factor), unit: 'converted' };
}

function rightNumber(typed: TypedNumber, spec: TypedSpec, asked: Unit | undefined): GradeResult {
  const { understood } = typed;
  const { kind, lowest } = typed.form;
  if (lowest || !['fraction', 'mixed', 'radical', 'pi'].includes(kind))
    return correct(asked ? say.rightConverted(asked.word ?? asked.symbol) : say.right, { understood, explanation: spec.right });
  return correct(say.rightButReducible, { understood, explanation: spec.notLowest ?? spec.right });
}

const significant = (value: Exact): number => rationalValue(value)?.n.toString().replace(/0+$/, '').length ?? 0;

/** 25 for 2500 or 2,5: the digits are right, their places are not. One digit proves nothing, and 3 for 3/10 has no decimal point. */
function misplaced(value: Exact, key: Exact, { form }: TypedNumber, spec: TypedSpec): string | null {
  const slipped = [10, 100, 1000].some(
    power => equalExact(scale(value, rational(power)), key) || equalExact(value, scale(key, rational(power))),
  );
  const [mine, wanted] = [rationalValue(value), rationalValue(key)];
  if (!slipped || !mine || !wanted) return null;
  const isDecimal = form.kind === 'decimal' || (form.kind === 'integer' && /[.,]/.test(spec.answer));
  if (!isInteger(mine) || !isInteger(wanted)) return isDecimal ? say.decimalPoint : null;
  return significant(key) > 1 ? say.zeros : null;
}

const PI = readKey('π')?.value;
const times = (value: Exact, by: Exact | undefined): Exact | null => {
  const product = by && mul(value, by);
  return !product || isTrouble(product) ? null : product;
};

/** 457,33π for 1372π/3: rounded although π is left in it. */
const isRoundedMultiple = (value: Exact, key: Exact, { form, understood }: TypedNumber): boolean =>
  (form.kind === 'pi' || form.kind === 'radical') && /\d,\d/.test(understood) && isClose(value, key, '0,1%', false);

const MULTIPLE_OF_PI = /^-?[\d.,]*π(?:\/\d+)?$/;
/** 43,96 for 14π: counted with 3,14, then perhaps rounded. */
function isWithThreeFourteen(value: Exact, key: Exact, answer: string): boolean {
  const mine = rationalValue(value);
  const places = mine && decimalPlaces(mine);
  if (!MULTIPLE_OF_PI.test(answer) || typeof places !== 'number') return false;
  const difference = Math.abs(toNumber(value) - (toNumber(key) / Math.PI) * 3.14);
  return difference <= (places > 0 ? 10 ** -places / 2 : 0) + 1e-9;
}

const FAR = 0.002;

/**
 * 372,8 for 372,76, or 0,08 for 1/12: the right value, rounded where nobody asked for it. What is far from a short decimal (3,1 for 3,12),
 * or is a number of the question, was never rounded: it is another answer.
 */
function isRoundedKey(value: Exact, key: Exact, spec: TypedSpec): boolean {
  const mine = rationalValue(value);
  const wanted = rationalValue(key);
  const places = mine && decimalPlaces(mine);
  if (typeof places !== 'number' || !wanted) return false;
  if (!isShortDecimal(key)) return isRoundingOf(value, key) || (places >= 2 && isWithin(value, key, places));
  const difference = Math.abs(toNumber(value) - toNumber(key));
  const isNear = isWithin(value, key, places) && difference <= FAR * Math.abs(toNumber(key));
  return places < (decimalPlaces(wanted) ?? 0) && isNear && !isDatum(value, spec);
}

/** What is nearly the key: told before any mistake that is only near the typed value. */
function nearly(value: Exact, key: Exact, typed: TypedNumber, spec: TypedSpec): GradeResult | null {
  const { understood } = typed;
  if (equalExact(value, neg(key))) return incorrect(say.sign, { understood });
  const exactWanted = spec.check === 'FRAC' || spec.check === 'TXT' || asksExact(spec);
  const rounded = ['decimal', 'integer'].includes(typed.form.kind) || isPercent(typed.unit);
  if (exactWanted && rounded && isRoundingOf(value, key)) return nearMiss(say.rounded, { understood });
  if (exactWanted && rounded && isWithThreeFourteen(value, key, spec.answer)) return nearMiss(say.rounded, { understood });
  if (isRoundedMultiple(value, key, typed)) return nearMiss(say.rounded, { understood });
  const place = askedPlace(spec);
  if (place && rounded && !isShortDecimal(key)) {
    if (isRoundingOf(value, key)) return nearMiss(say.roundedTo(place.name), { understood });
    if (isClose(value, key, '0,5%', false)) return incorrect(say.roundedTo(place.name), { understood });
  }
  if ((exactWanted || isShortDecimal(key)) && rounded && isRoundedKey(value, key, spec)) return nearMiss(say.rounded, { understood });
  const withPi = times(value, PI);
  return withPi && equalExact(withPi, key) ? incorrect(say.piMissing, { understood }) : null;
}

/** Slips that can be told from the digits alone, when the author named no pattern for it. */
function slip({ value, unit }: UnitView, key: Exact, typed: TypedNumber, spec: TypedSpec): GradeResult | null {
  const { understood } = typed;
  // What names the cause stands alone: the general remark would name another.
  const extra = { understood, explanation: spec.other };
  const chance = /valószínűség|esély|gyakoriság/i.test(spec.task ?? '');
  if (chance && equalExact(value, scale(key, rational(100))))
    return incorrect(spec.percent ? say.percentSign : say.percentMeant, { understood });
  const plain = rationalValue(value);
  const isShare = (n: Rational): boolean => n.compare(0) >= 0 && n.compare(1) <= 0;
  const wanted = rationalValue(key);
  if (chance && plain && wanted && isShare(wanted) && !isShare(plain)) return incorrect(say.chance, extra);
  const asked = wantedUnit(spec);
  if (!typed.unit && isPercent(asked) && equalExact(scale(value, rational(100)), key)) return incorrect(say.shareMeant, { understood });
  const digits = misplaced(value, key, typed, spec);
  // 5,7 kPa for 5700 N: the digits moved with the prefix.
  if (digits && unit === 'wrong') return incorrect(say.otherQuantity, { understood });
  const cause = (typed.unit ? null : timeSlip(value, key, asked)) ?? digits;
  if (cause) return incorrect(cause, { understood });
  return spec.check === 'INT' && !(plain && isInteger(plain)) ? incorrect(say.wholeNumber, extra) : null;
}

/** A wrong value its author foresaw, whatever its form: 4/2 is explained rather than sent back for its form. */
export function knownMistake(typed: TypedNumber, spec: TypedSpec): GradeResult | null {
  // 16√9 is the mistake itself; 2·24 is an operation to carry out.
  if ((typed.form.kind === 'computed' && !/(?:^| )[−-]?\d*√\d+$/.test(typed.understood)) || typed.unit) return null;
  const result = checkNumber(typed, spec);
  return result.status === 'incorrect' && spec.patterns.some(p => p.explanation === result.explanation) ? result : null;
}

/** Judges a number that was asked nothing more. Never asks: see `askBack`. */
export function checkNumber(typed: TypedNumber, spec: TypedSpec): GradeResult {
  const { understood } = typed;
  const roundable = spec.check === 'NUM' && !asksExact(spec);
  const place = askedPlace(spec);
  const held = (value: Exact, key: Exact): boolean =>
    isClose(value, key, spec.tolerance, roundable) &&
    (!place || spec.tolerance !== undefined || isShortDecimal(key) || !rationalValue(value) || isWithin(value, key, place.places));
  let wrongUnit = false;
  for (const text of [spec.answer, ...spec.accepted]) {
    const read = readKey(text);
    if (!read) continue;
    const key = spec.percent && !spec.unit && isPercent(read.unit) ? { value: scale(read.value, PERCENT) } : read;
    const wanted = key.unit ?? wantedUnit(spec);
    const view = inKeyUnit(typed, wanted, spec);
    const sameValue = held(view.value, key.value);
    if (sameValue && view.unit === 'wrong') wrongUnit = true;
    else if (sameValue) return rightNumber(typed, spec, view.unit === 'converted' ? wanted : undefined);
    else if (view.unit === 'converted' && held(typed.value, key.value)) wrongUnit = true;
  }
  if (wrongUnit) return nearMiss(say.wrongUnit, { understood });
  return wrongNumber(typed, spec);
}

/** 16,67 m/s where 60 km/h is the key: rounded in the unit that was typed. */
const isRoundedInOwnUnit = ({ value, unit }: TypedNumber, key: Exact, wanted: Unit | undefined): boolean =>
  wanted !== undefined && unit !== undefined && isRoundingOf(value, scale(key, conversion(wanted, unit)));

function wrongNumber(typed: TypedNumber, spec: TypedSpec): GradeResult {
  const { understood } = typed;
  const key = readKey(spec.answer);
  const wanted = key?.unit ?? wantedUnit(spec);
  const view = key ? inKeyUnit(typed, wanted, spec) : undefined;
  const value = view?.value ?? typed.value;
  const judged = key && !spec.tolerance?.match(/[1-9]/) ? key.value : null;
  return (
    namedMistake(value, typed.value, spec, understood) ??
    (judged && nearly(value, judged, typed, spec)) ??
    (judged && view?.unit === 'converted' && isRoundedInOwnUnit(typed, judged, wanted) ? nearMiss(say.rounded, { understood }) : null) ??
    roundedMistake(isPercent(typed.unit) ? value : typed.value, typed, spec) ??
    (judged && view && slip(view, judged, typed, spec)) ??
    incorrect(spec.other ? say.notYet : say.notYetAlone, { understood, explanation: spec.other })
  );
}
