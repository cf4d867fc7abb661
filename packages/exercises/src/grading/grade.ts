import type { Question } from '../questions/schema.ts';
import { say as readerSays } from '../reader/messages.ts';
import { MAX_LENGTH } from '../reader/read-answer.ts';
import { checkText } from './check-text.ts';
import { checkTyped } from './check-typed.ts';
import { gradeMulti, gradeSingle } from './grade-choice.ts';
import { gradeFillSteps } from './grade-fill-steps.ts';
import { gradeMatch } from './grade-match.ts';
import { gradeOrder } from './grade-order.ts';
import { type GradeResult, unreadable } from './result.ts';
import type { Shown } from './shown.ts';
import { numberLineSpec, numericSpec } from './typed-spec.ts';

const typedText = (answer: unknown): string | null =>
  typeof answer === 'number' && Number.isFinite(answer) ? String(answer).replace('.', ',') : typeof answer === 'string' ? answer : null;

/**
 * Grades one answer to one question. Pure, never throws, and takes anything as an answer:
 * what is no answer to this question comes back as a request. `shown` is the map made with the public view.
 */
export function grade(question: Question, answer: unknown, shown?: Shown): GradeResult {
  switch (question.type) {
    case 'single':
      return gradeSingle(question, answer, shown);
    case 'multi':
      return gradeMulti(question, answer, shown);
    case 'order':
      return gradeOrder(question, answer, shown);
    case 'match':
      return gradeMatch(question, answer, shown);
    case 'fillSteps':
      return gradeFillSteps(question, answer);
  }
  const typed = typedText(answer);
  if (typed === null || !typed.trim()) return unreadable(readerSays.empty);
  if (typed.length > MAX_LENGTH) return unreadable(readerSays.tooLong);
  if (question.type === 'numeric') return checkTyped(typed, numericSpec(question));
  if (question.type === 'numberLine') return checkTyped(typed, numberLineSpec(question));
  const { answer: key, accepted = [], feedback } = question;
  return checkText(
    typed,
    {
      answer: key,
      accepted,
      patterns: feedback?.patterns ?? [],
      check: 'TXT',
      dot: 'ask',
      right: feedback?.correct,
      other: feedback?.other,
    },
    /^[\d\s.,/-]+$/.test(key),
  );
}
