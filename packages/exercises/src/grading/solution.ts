import type { Question, QuestionOf, QuestionType } from '../questions/schema.ts';
import { types } from '../types/registry.ts';
import type { Shown } from './shown.ts';
import type { Solution } from './solution-shape.ts';

const solveAs = <T extends QuestionType>(type: T, question: QuestionOf<T>, shown: Shown | undefined): Solution =>
  types[type].solution(question, shown);

export const solutionOf = (question: Question, shown?: Shown): Solution => solveAs(question.type, question, shown);
