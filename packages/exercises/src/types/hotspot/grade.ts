import { say } from '../../grading/messages.ts';
import { correct, type GradeResult, incorrect, unreadable } from '../../grading/result.ts';
import { indexOfId, type Shown } from '../../grading/shown.ts';
import type { QuestionOf } from '../../questions/schema.ts';

export function gradeHotspot({ spots }: QuestionOf<'hotspot'>, answer: unknown, shown?: Shown): GradeResult {
  if (answer === undefined || answer === null || answer === '') return unreadable(say.choose);
  const index = indexOfId(shown, 'answers', answer, spots.length);
  const spot = index === null ? undefined : spots[index];
  if (!spot) return unreadable(say.stale);
  if (spot.correct) return correct(say.right, { explanation: spot.explanation });
  return incorrect(say.notYet, { explanation: spot.explanation, misconception: spot.misconception });
}
