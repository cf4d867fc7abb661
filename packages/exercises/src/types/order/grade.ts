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
  const isRight = marked(neighbours(typed), wanted);
  const right = count(isRight);
  const all = items.length - 1;
  const points = right / all;
  if (points >= 1) return scored(points, say.right, { explanation: question.explanation });
  const reversed = count(marked(neighbours(typed.toReversed()), wanted)) === all;
  if (reversed && question.reversed) return scored(points, say.orderReversed, question.reversed);
  return scored(points, reversed ? say.orderReversed : right > 0 ? reply(isRight, typed[0] === items[0]) : say.orderNone, {
    explanation: question.other,
  });
}

/** Which places are right: a pupil looks for them on the screen; what belongs elsewhere is not told. */
function reply(isRight: readonly boolean[], startsRight: boolean): string {
  const runs: [from: number, to: number][] = [];
  for (const [i, right] of isRight.entries()) {
    const last = runs.at(-1);
    if (right && last?.[1] === i + 1) last[1] = i + 2;
    else if (right) runs.push([i + 1, i + 2]);
  }
  const [first] = runs;
  return first && runs.length === 1 && first[0] === 1 && startsRight ? say.orderStart(first[1]) : say.orderRuns(runs);
}

const count = (list: readonly boolean[]): number => list.filter(Boolean).length;

/** Of each pair whether it is among the wanted ones; an equal pair counts as often as it is wanted. */
function marked(found: readonly string[], wanted: readonly string[]): boolean[] {
  const left = [...wanted];
  return found.map(pair => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
