import { checkTyped } from '../../grading/check-typed.ts';
import { say } from '../../grading/messages.ts';
import { type GradeOptions, type GradeResult, type PartResult, scored, unreadable } from '../../grading/result.ts';
import type { Shown } from '../../grading/shown.ts';
import { blankSpec } from '../../grading/typed-spec.ts';
import type { QuestionOf } from '../../questions/schema.ts';
import { relation } from './relation.ts';

/** Several reasons, each with the letters of its blanks, in their order; none where one reason is all. */
function reasonsOf(parts: readonly PartResult[]): string | null {
  const letters = new Map<string, string[]>();
  for (const { id, status, explanation } of parts)
    if (status !== 'correct' && explanation) letters.set(explanation, [...(letters.get(explanation) ?? []), id]);
  return letters.size < 2 ? null : [...letters].map(([reason, ids]) => `<b>${ids.join(', ')}:</b> ${reason}`).join('<br>');
}

/**
 * Each blank alone; one that cannot be read, or is empty in a chain of steps, is asked about before anything is scored. Only in a test
 * of separate questions the readable blanks count, whatever stands in the others.
 */
export function gradeFillSteps(question: QuestionOf<'fillSteps'>, answer: unknown, _shown?: Shown, options?: GradeOptions): GradeResult {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return unreadable(say.fillAll);
  const typed = new Map(Object.entries(answer).map(([id, text]) => [id, typeof text === 'string' ? text : '']));
  const isEmpty = ({ id }: { id: string }): boolean => !typed.get(id)?.trim();
  if (question.separate ? question.blanks.every(isEmpty) : question.blanks.some(isEmpty)) return unreadable(say.fillAll);
  const parts: PartResult[] = [];
  let asked: GradeResult | undefined;
  for (const blank of question.blanks) {
    const text = typed.get(blank.id)?.trim() ?? '';
    if (isEmpty(blank)) {
      parts.push({ id: blank.id, status: 'incorrect' });
      continue;
    }
    const { points: _, parts: __, choices, ...result } = checkTyped(text, { ...blankSpec(blank, question.template), ...options });
    if (result.status === 'unreadable') {
      const request = unreadable(say.blank(blank.id, result.message), { choices, parts: [{ id: blank.id, ...result }] });
      if (!question.separate || options?.practice) return request;
      asked ??= request;
      parts.push({ id: blank.id, ...result, message: request.message });
      continue;
    }
    const known = result.status === 'incorrect' && !result.misconception ? relation(question, blank, typed) : null;
    parts.push({ id: blank.id, ...result, ...(known ? { explanation: known } : {}) });
  }
  if (asked && parts.every(({ status }, i) => status === 'unreadable' || isEmpty(question.blanks[i] ?? { id: '' }))) return asked;
  const isRight = ({ id }: { id: string }): boolean => parts.some(part => part.id === id && part.status === 'correct');
  const right = question.blanks.filter(isRight).length;
  const all = question.blanks.length;
  const weigh = (blanks: typeof question.blanks): number => blanks.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const wrong = parts.find(p => p.status !== 'correct' && p.explanation) ?? parts.find(p => p.status !== 'correct' && p.message);
  return scored(
    weigh(question.blanks.filter(isRight)) / weigh(question.blanks),
    right === all ? say.right : right > 0 ? say.partsSome(right, all) : (wrong?.message ?? say.notYetAlone),
    {
      explanation: right === all ? question.explanation : (reasonsOf(parts) ?? wrong?.explanation),
      misconception: wrong?.misconception,
      parts,
    },
  );
}
