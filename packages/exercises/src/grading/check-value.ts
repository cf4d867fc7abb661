import { equalExact } from '../reader/exact.ts';
import { type Reading, readAnswer } from '../reader/read-answer.ts';
import { sameEnds, sameValue, type Value, type ValueKind } from '../reader/value.ts';
import { type ExpressionForm, formOfKey, hasForm } from './expression-form.ts';
import { say } from './messages.ts';
import { correct, type GradeResult, incorrect, nearMiss } from './result.ts';
import { inBrackets } from './task-context.ts';
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

/** 3/x+9 as (3)/(x+9), which is what a pupil means who types a fraction without brackets; null without one bar. */
export function bracketedFraction(typed: string): string | null {
  const outside = typed.replace(/\([^()]*\)/g, brackets => ' '.repeat(brackets.length));
  const at = outside.indexOf('/');
  if (at <= 0 || at !== outside.lastIndexOf('/')) return null;
  const below = typed.slice(at + 1).trim();
  return `${inBrackets(typed.slice(0, at).trim())}/${/^\w?$|^\([^()]*\)$/.test(below) ? below : `(${below})`}`;
}

const sameEndsOnly = (value: Value, key: Value): boolean =>
  value.kind === 'interval' &&
  key.kind === 'interval' &&
  value.parts.length === key.parts.length &&
  value.parts.every((part, i) => key.parts[i] !== undefined && sameEnds(part, key.parts[i]));

const isExpressionForm = (form: TypedSpec['form']): form is ExpressionForm =>
  form === 'expanded' || form === 'factored' || form === 'fraction';

/** x1 = 2; x2 = 2 are the two roots of an equation, ±0 is both signs: only a list names an element twice. */
const isRepeated = (typed: string, value: Value): boolean =>
  value.kind === 'set' && value.repeated === true && !/[a-z]_?[\d₀-₉] ?=|±|\+\/?-/i.test(typed);

const wantedForm = (key: Value, { form }: TypedSpec): ExpressionForm | null =>
  'node' in key && form !== 'any' ? (isExpressionForm(form) ? form : formOfKey(key)) : null;

function isWantedForm(value: Value, key: Value, spec: TypedSpec): boolean {
  const form = wantedForm(key, spec);
  return !form || !('node' in value) || !('node' in key) || hasForm(form, value, key);
}

function rightValue(typed: string, read: Read, key: Value, spec: TypedSpec): GradeResult {
  const { value, understood } = read;
  const form = wantedForm(key, spec);
  if (form && !isWantedForm(value, key, spec))
    return nearMiss(say.form[form === 'expanded' && !understood.includes('(') ? 'collected' : form], {
      understood,
      explanation: spec.notLowest,
    });
  return correct(isRepeated(typed, value) ? say.setRepeated : say.right, { understood, explanation: spec.right });
}

/** Only the brackets of the fraction are missing: with them it would be right in its form too. */
function isRightInBrackets(typed: string, keys: readonly Value[], spec: TypedSpec): boolean {
  const meant = bracketedFraction(typed);
  const value = meant === null ? null : keyValue(meant, 'expression');
  return value !== null && keys.some(key => sameValue(value, key) && isWantedForm(value, key, spec));
}

/** Sets, points, intervals and expressions: equality of meaning, then of form. `null` when the key itself cannot be read so. */
export function checkValue(typed: string, read: Read, spec: TypedSpec, kind: ValueKind): GradeResult | null {
  const { value, understood } = read;
  const keys = [spec.answer, ...spec.accepted].flatMap(text => keyValue(text, kind) ?? []);
  const [main] = keys;
  if (!main) return null;
  const results = keys.filter(key => sameValue(value, key)).map(key => rightValue(typed, read, key, spec));
  const best = results.find(r => r.status === 'correct') ?? results[0];
  if (best) return best;
  const pattern = spec.patterns.find(({ value: text }) => {
    const wrong = keyValue(text, kind);
    return wrong !== null && sameValue(value, wrong);
  });
  const named = { understood, explanation: pattern?.explanation, misconception: pattern?.misconception };
  if (sameEndsOnly(value, main)) return nearMiss(say.intervalEnds, named);
  if (pattern) return incorrect(say.notYet, named);
  if (kind === 'expression' && isRightInBrackets(typed, keys, spec)) return nearMiss(say.denominatorBrackets, { understood });
  return incorrect(hint(value, main) ?? (spec.other ? say.notYet : say.notYetAlone), { understood, explanation: spec.other });
}
