import { say } from '../../grading/messages.ts';
import { type GradeResult, scored, unreadable } from '../../grading/result.ts';
import { indexOfId, type Shown } from '../../grading/shown.ts';
import type { QuestionOf } from '../../questions/schema.ts';

/** Right neighbours out of all neighbours; items with the same text may stand in for each other. */
export function gradeOrder(question: QuestionOf<'order'>, answer: unknown, shown?: Shown): GradeResult {
  const { items } = question;
  if (!Array.isArray(answer) || answer.length !== items.length) return unreadable(say.orderAll);
  const indices: number[] = [];
  for (const id of answer) {
    const index = indexOfId(shown, 'answers', id, items.length);
    if (index === null || indices.includes(index)) return unreadable(index === null ? say.stale : say.orderAll);
    indices.push(index);
  }
  const typed = indices.map(index => items[index]);
  const neighbours = (list: readonly (string | undefined)[]): string[] => list.slice(1).map((item, i) => JSON.stringify([list[i], item]));
  const wanted = neighbours(items);
  const right = countCommon(neighbours(typed), wanted);
  const all = items.length - 1;
  const points = right / all;
  if (points >= 1) return scored(points, say.right, { explanation: question.explanation });
  const reversed = countCommon(neighbours(typed.toReversed()), wanted) === all;
  if (reversed && question.reversed) return scored(points, say.orderReversed, question.reversed);
  return scored(points, reversed ? say.orderReversed : right > 0 ? say.orderSome(right, all) : say.orderNone, {
    explanation: question.other,
  });
}

function countCommon(found: readonly string[], wanted: readonly string[]): number {
  const left = [...wanted];
  return found.filter(pair => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}
