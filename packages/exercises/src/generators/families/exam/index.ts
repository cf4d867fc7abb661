import type { Family } from '../family.ts';
import { examWordProblem } from './exam-word-problem.ts';
import { misconceptions } from './misconceptions.ts';

export const exam: Family = {
  generators: [examWordProblem],
  misconceptions,
};
