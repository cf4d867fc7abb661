import { checkTyped } from '../../grading/check-typed.ts';
import type { GradeOptions, GradeResult } from '../../grading/result.ts';
import type { Shown } from '../../grading/shown.ts';
import { numericSpec } from '../../grading/typed-spec.ts';
import type { QuestionOf } from '../../questions/schema.ts';
import { gradeTyped } from '../shared/typed-answer.ts';

export const gradeNumeric = (question: QuestionOf<'numeric'>, answer: unknown, _shown?: Shown, options?: GradeOptions): GradeResult =>
  gradeTyped(answer, typed => checkTyped(typed, { ...numericSpec(question), ...options }));
