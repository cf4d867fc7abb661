import { type GradeResult, unreadable } from '../../grading/result.ts';
import { say } from '../../reader/messages.ts';
import { MAX_LENGTH } from '../../reader/read-answer.ts';

const typedText = (answer: unknown): string | null =>
  typeof answer === 'number' && Number.isFinite(answer) ? String(answer).replace('.', ',') : typeof answer === 'string' ? answer : null;

/** Hands a typed answer to `check`; what is empty, too long or not text is a request to type it again. */
export function gradeTyped(answer: unknown, check: (typed: string) => GradeResult): GradeResult {
  const typed = typedText(answer);
  if (typed === null || !typed.trim()) return unreadable(say.empty);
  if (typed.length > MAX_LENGTH) return unreadable(say.tooLong);
  return check(typed);
}
