import { checkTyped } from '../../grading/check-typed.ts';
import type { GradeResult } from '../../grading/result.ts';
import { numericSpec } from '../../grading/typed-spec.ts';
import type { QuestionOf } from '../../questions/schema.ts';
import { gradeTyped } from '../shared/typed-answer.ts';

export const gradeNumeric = (question: QuestionOf<'numeric'>, answer: unknown): GradeResult =>
  gradeTyped(answer, typed => checkTyped(typed, numericSpec(question)));
