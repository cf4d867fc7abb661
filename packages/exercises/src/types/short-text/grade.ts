import { checkText } from '../../grading/check-text.ts';
import type { GradeResult } from '../../grading/result.ts';
import { sourceText } from '../../grading/source-text.ts';
import { spreadPatterns, type TypedSpec } from '../../grading/typed-spec.ts';
import type { QuestionOf } from '../../questions/schema.ts';
import { gradeTyped } from '../shared/typed-answer.ts';

const specOf = ({ question, answer, accepted = [], feedback, solution }: QuestionOf<'shortText'>): TypedSpec => ({
  answer,
  task: sourceText(question),
  accepted,
  patterns: spreadPatterns(feedback?.patterns),
  check: 'TXT',
  dot: 'ask',
  right: feedback?.correct ?? solution,
  other: feedback?.other,
});

export const gradeShortText = (question: QuestionOf<'shortText'>, answer: unknown): GradeResult =>
  gradeTyped(answer, typed => checkText(typed, specOf(question), /^[\d\s.,/-]+$/.test(question.answer)));
