import { say } from '../../grading/messages.ts';
import { correct, type GradeResult, incorrect, unreadable } from '../../grading/result.ts';
import { indexOfId, type Shown } from '../../grading/shown.ts';
import type { QuestionOf } from '../../questions/schema.ts';

export function gradeSingle(question: QuestionOf<'single'>, answer: unknown, shown?: Shown): GradeResult {
  if (answer === undefined || answer === null || answer === '') return unreadable(say.choose);
  const index = indexOfId(shown, 'answers', answer, question.options.length);
  const option = index === null ? undefined : question.options[index];
  if (!option) return unreadable(say.stale);
  if (option.correct) return correct(say.right, { explanation: option.explanation });
  return incorrect(say.notYet, { explanation: option.explanation, misconception: option.misconception });
}
