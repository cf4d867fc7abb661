import { understoodAs } from '../reader/messages.ts';
import { say } from './messages.ts';
import { correct, type GradeResult, incorrect, unreadable } from './result.ts';
import type { TypedSpec } from './typed-spec.ts';

/** The key is a row of digits in another base: 10011 is neither a number to group nor to round. */
export const isInOtherBase = ({ check, answer, task = '' }: TypedSpec): boolean =>
  check === 'TXT' && /^\d+$/.test(answer) && /(?:kettes|hármas|négyes|ötös|hatos|hetes|nyolcas) számrendszer/i.test(task);

/** The base may be written after the digits: 1011_2, 1011₂, 1011(2). */
const digitsOf = (typed: string, task = ''): string =>
  typed
    .replace(/\s/g, '')
    // 19 = 10011: the number of the question before its digits.
    .replace(/^(\d+)(?:_\{?10\}?|₁₀|\(10\))?=(?=\d)/u, (all, number: string) => (task.includes(number) ? '' : all))
    .replace(/^\((\d+)\)_?(?:\d|[₀-₉])+$/u, '$1')
    .replace(/(?:_\{?\d+\}?|[₀-₉]+|\(\d+\))$/u, '');
const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

export function checkDigits(typed: string, spec: TypedSpec): GradeResult {
  const digits = digitsOf(typed, spec.task);
  if (!/^\d+$/.test(digits)) return unreadable(say.baseDigits);
  const understood = understoodAs(digits);
  const named = (same: (value: string) => boolean) => spec.patterns.find(({ value }) => same(value));
  // 0012 and 12 may be two mistakes.
  const exact = digits === spec.answer ? undefined : named(value => value === digits);
  if (!exact && withoutZeros(digits) === withoutZeros(spec.answer)) return correct(say.right, { understood, explanation: spec.right });
  const mistake = exact ?? named(value => withoutZeros(value) === withoutZeros(digits));
  if (mistake) return incorrect(say.notYet, { understood, explanation: mistake.explanation, misconception: mistake.misconception });
  return incorrect(spec.other ? say.notYet : say.notYetAlone, { understood, explanation: spec.other });
}
