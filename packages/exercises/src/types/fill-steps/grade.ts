import { checkTyped } from '../../grading/check-typed.ts';
import { say } from '../../grading/messages.ts';
import { type GradeResult, type PartResult, scored, unreadable } from '../../grading/result.ts';
import { blankSpec } from '../../grading/typed-spec.ts';
import type { QuestionOf } from '../../questions/schema.ts';

/** Each blank alone; an empty blank counts as not yet known, an unreadable one is asked about first. */
export function gradeFillSteps(question: QuestionOf<'fillSteps'>, answer: unknown): GradeResult {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return unreadable(say.fillSome);
  const typed = new Map(Object.entries(answer).map(([id, text]) => [id, typeof text === 'string' ? text : '']));
  const filled = question.blanks.filter(blank => typed.get(blank.id)?.trim());
  if (filled.length === 0) return unreadable(say.fillSome);
  const parts: PartResult[] = [];
  for (const blank of question.blanks) {
    const text = typed.get(blank.id)?.trim() ?? '';
    if (!text) {
      parts.push({ id: blank.id, status: 'incorrect' });
      continue;
    }
    const { points: _, parts: __, choices, ...result } = checkTyped(text, blankSpec(blank));
    if (result.status === 'unreadable') {
      return unreadable(say.blank(blank.id, result.message), { choices, parts: [{ id: blank.id, ...result }] });
    }
    parts.push({ id: blank.id, ...result });
  }
  const right = parts.filter(p => p.status === 'correct').length;
  const all = question.blanks.length;
  const wrong = parts.find(p => p.status !== 'correct' && p.explanation) ?? parts.find(p => p.status !== 'correct' && p.message);
  return scored(right / all, right === all ? say.right : right > 0 ? say.partsSome(right, all) : (wrong?.message ?? say.notYetAlone), {
    explanation: right === all ? question.explanation : wrong?.explanation,
    misconception: wrong?.misconception,
    parts,
  });
}
