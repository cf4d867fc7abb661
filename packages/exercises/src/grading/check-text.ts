import { evaluate } from '../reader/evaluate.ts';
import { isTrouble, rationalValue } from '../reader/exact.ts';
import { say as readerSays } from '../reader/messages.ts';
import type { Node } from '../reader/node.ts';
import { normalise } from '../reader/normalise.ts';
import { type Rational, rational } from '../reader/rational.ts';
import { readAnswer } from '../reader/read-answer.ts';
import { sameValue } from '../reader/value.ts';
import { checkNumber } from './check-number.ts';
import { say } from './messages.ts';
import { correct, type GradeResult, incorrect, nearMiss, unreadable } from './result.ts';
import type { TypedSpec } from './typed-spec.ts';
import { isMisspelt, sameText } from './words.ts';

/** Powers of the numbers in a product: 2³·3² and 2·2·2·9¹… are compared by them. */
function powersOf(node: Node): Map<string, Rational> | null {
  if (node.kind === 'mul') {
    const [left, right] = [powersOf(node.left), powersOf(node.right)];
    if (!left || !right) return null;
    for (const [base, power] of right) left.set(base, (left.get(base) ?? rational(0)).add(power));
    return left;
  }
  if (node.kind === 'pow') {
    const exponent = evaluate(node.right);
    const power = isTrouble(exponent) ? null : rationalValue(exponent);
    return power && node.left.kind === 'literal' ? new Map([[node.left.value.toFraction(), power]]) : null;
  }
  return node.kind === 'literal' ? new Map([[node.value.toFraction(), rational(1)]]) : null;
}

const samePowers = (a: Map<string, Rational>, b: Map<string, Rational>): boolean =>
  a.size === b.size && [...a].every(([base, power]) => b.get(base)?.equals(power) === true);

/** `2 : 3` and `4 : 6` are the same ratio. */
function ratioOf(text: string): bigint[] | null {
  const parts = normalise(text)
    .split(':')
    .map(p => p.trim());
  return parts.length > 1 && parts.every(p => /^\d{1,12}$/.test(p)) ? parts.map(BigInt) : null;
}

function checkRatio(typed: string, spec: TypedSpec): GradeResult | null {
  const [mine, key] = [ratioOf(typed), ratioOf(spec.answer)];
  const [first, wanted] = [mine?.[0], key?.[0]];
  if (!mine || !key || first === undefined || wanted === undefined || mine.length !== key.length) return null;
  const same = mine.every((part, i) => part * wanted === (key[i] ?? 0n) * first) && mine.every(part => part > 0n);
  if (!same) return null;
  const extra = { explanation: spec.notLowest };
  return spec.lowest ? nearMiss(say.needsLowest, extra) : correct(say.rightButReducible, { explanation: spec.notLowest ?? spec.right });
}

/** A key that is a number: √ and π forms count by value, products by their powers. `null`: the key is a word. */
function checkWritten(typed: string, spec: TypedSpec): GradeResult | null {
  const key = readAnswer(spec.answer, { expect: 'number', dot: 'decimal' });
  if (key.status !== 'ok' || key.value.kind !== 'number') return null;
  const reading = readAnswer(typed, { expect: 'number', dot: spec.dot });
  if (reading.status === 'ask') return unreadable(reading.message, { choices: reading.choices });
  if (reading.status !== 'ok') return unreadable(reading.message);
  const { value, unit, understood } = reading;
  if (value.kind !== 'number') return null;
  const wanted = key.value.form.kind === 'computed' ? powersOf(key.value.node) : null;
  if (!wanted) return checkNumber({ value: value.exact, form: value.form, understood, ...(unit ? { unit } : {}) }, spec);
  if (!sameValue(value, key.value)) return null;
  const mine = powersOf(value.node);
  const same = mine !== null && samePowers(mine, wanted);
  return same
    ? correct(say.right, { understood, explanation: spec.right })
    : nearMiss(say.otherForm, { understood, explanation: spec.notLowest });
}

/** A word or a short phrase, or (TXT) a number whose written form matters. */
export function checkText(typed: string, spec: TypedSpec, numbers: boolean): GradeResult {
  if (!typed.trim()) return unreadable(readerSays.empty);
  const keys = [spec.answer, ...spec.accepted];
  if (keys.some(key => sameText(typed, key))) return correct(say.right, { explanation: spec.right });
  const pattern = spec.patterns.find(p => sameText(typed, p.value));
  if (pattern) return incorrect(say.notYet, { explanation: pattern.explanation, misconception: pattern.misconception });
  const written = checkRatio(typed, spec) ?? (numbers ? checkWritten(typed, spec) : null);
  if (written) return written;
  if (keys.some(key => isMisspelt(typed, key))) return nearMiss(say.spelling);
  return incorrect(spec.other ? say.notYet : say.notYetAlone, { explanation: spec.other });
}
