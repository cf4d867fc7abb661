import { equalExact } from '../reader/exact.ts';
import { type Reading, readAnswer } from '../reader/read-answer.ts';
import { sameEnds, sameValue, type Value, type ValueKind } from '../reader/value.ts';
import { type ExpressionForm, formOfKey, hasForm } from './expression-form.ts';
import { say } from './messages.ts';
import { correct, type GradeResult, incorrect, nearMiss } from './result.ts';
import type { TypedSpec } from './typed-spec.ts';

type Read = Extract<Reading, { status: 'ok' }>;

const keyValue = (text: string, kind: ValueKind): Value | null => {
  const reading = readAnswer(text, { expect: kind, dot: 'decimal' });
  return reading.status === 'ok' ? reading.value : null;
};

/** What a wrong set, point or interval has right, said without giving the rest away. */
function hint(value: Value, key: Value): string | null {
  if (value.kind === 'set' && key.kind === 'set') {
    const good = value.items.filter(item => key.items.some(k => equalExact(k, item))).length;
    if (good > 0 && good === value.items.length) return say.setMissing;
    return good > 0 ? say.setExtra : null;
  }
  if (value.kind === 'point' && key.kind === 'point')
    return equalExact(value.x, key.y) && equalExact(value.y, key.x) ? say.pointSwapped : null;
  return null;
}

const sameEndsOnly = (value: Value, key: Value): boolean =>
  value.kind === 'interval' &&
  key.kind === 'interval' &&
  value.parts.length === key.parts.length &&
  value.parts.every((part, i) => key.parts[i] !== undefined && sameEnds(part, key.parts[i]));

const isExpressionForm = (form: TypedSpec['form']): form is ExpressionForm =>
  form === 'expanded' || form === 'factored' || form === 'fraction';

function rightValue(read: Read, key: Value, spec: TypedSpec): GradeResult {
  const { value, understood } = read;
  const form = 'node' in key && spec.form !== 'any' ? (isExpressionForm(spec.form) ? spec.form : formOfKey(key)) : null;
  if (form && 'node' in value && 'node' in key && !hasForm(form, value, key))
    return nearMiss(say.form[form], { understood, explanation: spec.notLowest });
  return correct(say.right, { understood, explanation: spec.right });
}

/** Sets, points, intervals and expressions: equality of meaning, then of form. `null` when the key itself cannot be read so. */
export function checkValue(read: Read, spec: TypedSpec, kind: ValueKind): GradeResult | null {
  const { value, understood } = read;
  const keys = [spec.answer, ...spec.accepted].flatMap(text => keyValue(text, kind) ?? []);
  const [main] = keys;
  if (!main) return null;
  const results = keys.filter(key => sameValue(value, key)).map(key => rightValue(read, key, spec));
  const best = results.find(r => r.status === 'correct') ?? results[0];
  if (best) return best;
  if (sameEndsOnly(value, main)) return nearMiss(say.intervalEnds, { understood, explanation: spec.other });
  for (const pattern of spec.patterns) {
    const wrong = keyValue(pattern.value, kind);
    if (wrong && sameValue(value, wrong))
      return incorrect(say.notYet, { understood, explanation: pattern.explanation, misconception: pattern.misconception });
  }
  return incorrect(hint(value, main) ?? (spec.other ? say.notYet : say.notYetAlone), { understood, explanation: spec.other });
}
