import { normalise } from '../reader/normalise.ts';
import { type Reading, readAnswer } from '../reader/read-answer.ts';
import type { ValueKind } from '../reader/value.ts';
import { checkNumber } from './check-number.ts';
import { checkText } from './check-text.ts';
import { checkValue } from './check-value.ts';
import { keyKind } from './key-kind.ts';
import { say } from './messages.ts';
import { correct, type GradeResult, unreadable } from './result.ts';
import type { TypedSpec } from './typed-spec.ts';

const compactText = (text: string): string => normalise(text).replace(/\s/g, '');

function checkRead(reading: Extract<Reading, { status: 'ok' }>, spec: TypedSpec, kind: ValueKind): GradeResult | null {
  const { value, unit, understood } = reading;
  if (kind !== 'number' || value.kind !== 'number') return checkValue(reading, spec, kind);
  return checkNumber({ value: value.exact, form: value.form, understood, ...(unit ? { unit } : {}) }, spec);
}

/** A typed answer against its key. A key that is no value of its kind (a set of words) is compared as text. */
export function checkTyped(typed: string, spec: TypedSpec): GradeResult {
  const kind = keyKind(spec.check, spec.answer);
  if (!kind) return checkText(typed, spec, spec.check === 'TXT');
  const reading = readAnswer(typed, { expect: kind, dot: spec.dot });
  if (reading.status !== 'ok') {
    const asWritten = [spec.answer, ...spec.accepted].some(key => compactText(key) === compactText(typed));
    if (asWritten && reading.status !== 'ask') return correct(say.right, { explanation: spec.right });
    return unreadable(reading.message, reading.status === 'ask' ? { choices: reading.choices } : {});
  }
  return checkRead(reading, spec, kind) ?? checkText(typed, spec, false);
}
