import { type Exact, rationalValue, toNumber } from '../reader/exact.ts';
import type { NumberForm } from '../reader/number-form.ts';
import { say } from './messages.ts';
import { readKey } from './read-key.ts';
import { type GradeResult, incorrect } from './result.ts';
import { isGiven } from './task-context.ts';
import { isClose, isFineEnough, isRoundingOf, isSameDecimal } from './tolerance.ts';
import type { Pattern, TypedSpec } from './typed-spec.ts';

type Written = { readonly form: NumberForm; readonly understood: string };

/** The author's words for a foreseen mistake. */
const named = ({ explanation, misconception }: Pattern, understood: string): GradeResult =>
  incorrect(say.notYet, { understood, explanation, misconception });

/** A number of the question given back is no rounding of a mistake that happens to be near it. */
export function isDatum(value: Exact, spec: TypedSpec): boolean {
  const plain = rationalValue(value);
  return plain !== null && isGiven(plain, spec);
}

/** A foreseen value within its tolerance; of several (24 beside 17√2) the nearest. */
export function namedMistake(value: Exact, raw: Exact, spec: TypedSpec, understood: string): GradeResult | null {
  const near = spec.patterns.flatMap(pattern => {
    const wrong = readKey(pattern.value)?.value;
    const tolerance = pattern.tolerance ?? (spec.check === 'NUM' && spec.tolerance === undefined ? undefined : '0');
    return wrong && [value, raw].some(v => isClose(v, wrong, tolerance, spec.check === 'NUM' && isFineEnough(v) && !isDatum(v, spec)))
      ? [{ pattern, far: Math.min(...[value, raw].map(v => Math.abs(toNumber(v) - toNumber(wrong)))) }]
      : [];
  });
  const [nearest] = near.sort((a, b) => a.far - b.far);
  return nearest ? named(nearest.pattern, understood) : null;
}

/** A mistake whose value was rounded by the pupil; of several the nearest. */
export function roundedMistake(raw: Exact, { form, understood }: Written, spec: TypedSpec): GradeResult | null {
  const typed = form.kind === 'decimal' || form.kind === 'integer';
  const near = spec.patterns.flatMap(pattern => {
    const wrong = readKey(pattern.value)?.value;
    return wrong && (isSameDecimal(raw, wrong) || (typed && !isDatum(raw, spec) && isRoundingOf(raw, wrong)))
      ? [{ pattern, far: Math.abs(toNumber(raw) - toNumber(wrong)) }]
      : [];
  });
  const [nearest] = near.sort((a, b) => a.far - b.far);
  return nearest ? named(nearest.pattern, understood) : null;
}
