import type { Question, QuestionOf, QuestionType } from '../questions/schema.ts';
import { types } from '../types/registry.ts';
import type { GradeOptions, GradeResult } from './result.ts';
import type { Shown } from './shown.ts';

const gradeAs = <T extends QuestionType>(
  type: T,
  question: QuestionOf<T>,
  answer: unknown,
  shown: Shown | undefined,
  options: GradeOptions,
): GradeResult => types[type].grade(question, answer, shown, options);

/**
 * Grades one answer to one question. Pure, never throws, and takes anything as an answer:
 * what is no answer to this question comes back as a request. `shown` is the map made with the public view.
 */
export const grade = (question: Question, answer: unknown, shown?: Shown, options: GradeOptions = {}): GradeResult =>
  gradeAs(question.type, question, answer, shown, options);

/** Whether the parts of a reply may be shown while a second try is left. */
export const showsParts = (type: QuestionType): boolean => types[type].showsParts;
