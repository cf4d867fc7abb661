import { say } from '../../grading/messages.ts';
import { type GradeResult, scored, unreadable } from '../../grading/result.ts';
import { indexOfId, type Shown } from '../../grading/shown.ts';
import type { QuestionOf } from '../../questions/schema.ts';

/** Replies only to what was marked: a missed option is never named. */
export function gradeMulti(question: QuestionOf<'multi'>, answer: unknown, shown?: Shown): GradeResult {
  if (!Array.isArray(answer) || answer.length === 0) return unreadable(say.chooseSome);
  const marked = new Map<number, string>();
  for (const id of answer) {
    const index = indexOfId(shown, 'answers', id, question.options.length);
    if (index === null) return unreadable(say.stale);
    marked.set(index, String(id));
  }
  const all = question.options.filter(o => o.correct).length;
  const picked = [...marked].flatMap(([index, id]) => {
    const option = question.options[index];
    return option ? [{ id, option }] : [];
  });
  const right = picked.filter(p => p.option.correct).length;
  const wrong = picked.length - right;
  const firstWrong = picked.find(p => !p.option.correct)?.option;
  const points = all === 0 ? 0 : Math.max(0, right - wrong) / all;
  const message = points >= 1 ? say.right : wrong === 0 ? say.multiMissing : right > 0 ? say.multiMixed : say.notYet;
  return scored(points, message, {
    explanation: firstWrong?.explanation ?? (points >= 1 ? (question.solution ?? picked[0]?.option.explanation) : undefined),
    misconception: firstWrong?.misconception,
    parts: picked.map(({ id, option }) => ({
      id,
      status: option.correct ? ('correct' as const) : ('incorrect' as const),
      explanation: option.explanation,
      ...(option.misconception ? { misconception: option.misconception } : {}),
    })),
  });
}
