import { checkTyped } from '../../grading/check-typed.ts';
import { say } from '../../grading/messages.ts';
import { type GradeOptions, type GradeResult, type PartResult, scored, unreadable } from '../../grading/result.ts';
import type { Shown } from '../../grading/shown.ts';
import { blankSpec } from '../../grading/typed-spec.ts';
import type { QuestionOf } from '../../questions/schema.ts';

/** Each blank alone; one that is empty or cannot be read is asked about before anything is scored. */
export function gradeFillSteps(question: QuestionOf<'fillSteps'>, answer: unknown, _shown?: Shown, options?: GradeOptions): GradeResult {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return unreadable(say.fillAll);
  const typed = new Map(Object.entries(answer).map(([id, text]) => [id, typeof text === 'string' ? text : '']));
  if (question.blanks.some(blank => !typed.get(blank.id)?.trim())) return unreadable(say.fillAll);
  const parts: PartResult[] = [];
  for (const blank of question.blanks) {
    const text = typed.get(blank.id)?.trim() ?? '';
    const { points: _, parts: __, choices, ...result } = checkTyped(text, { ...blankSpec(blank), ...options });
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
