import type { Solution } from '../../grading/solution-shape.ts';

/** Adds the worked solution, or what the author wrote instead of one. */
export const withText = (solution: Solution, text: string | undefined): Solution => (text ? { ...solution, text } : solution);
