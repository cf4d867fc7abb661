import type { QuestionType } from '@eszkerek/exercises/questions/schema';

/** Marked on the figure, or written into steps that are on the paper. */
const MARKED: ReadonlySet<QuestionType> = new Set(['numberLine', 'hotspot']);
const TAG = /<[^>]*>/g;
const STEP = /[=≈]|\\approx\b/;

/** Needs room to work it out on paper: its solution takes a step of counting, whichever way it is answered. */
export const isCounted = ({ type, solution = '' }: { type: QuestionType; solution?: string | undefined }): boolean =>
  type === 'numeric' || (!MARKED.has(type) && STEP.test(solution.replace(TAG, '')));
