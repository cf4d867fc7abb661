import type { Wrong } from '../../engine.ts';

/** A problem of part III: a sub-question, the final answer, and their checks. */
export interface WordProblem {
  text: string;
  askA: string;
  unitA?: string;
  answerA: number;
  proofA: (v: number) => boolean;
  askB: string;
  unit: string;
  answerB: number;
  proofB: (v: number) => boolean;
  wrongB: Wrong[];
  wrongA: Wrong[];
  /** Said to any other sub-answer; without it the first step of the barem. */
  otherA?: string;
  /** The final answer from the sub-answer `[a]`. */
  from?: string;
  hints: readonly [string, string, string];
  solutionA: string;
  solutionB: string;
  /** The steps before the two results, a point each. */
  baremA: string;
  baremB: readonly [string, string];
}
