import type { Solution } from '../../grading/solution-shape.ts';

/** Adds the worked solution, or what the author wrote instead of one. */
export const withText = (solution: Solution, text: string | undefined): Solution => (text ? { ...solution, text } : solution);

type Written = { readonly solution?: string; readonly feedback?: { correct?: string; other?: string }; readonly hints: readonly string[] };

/** The worked solution of a typed answer: as written, else what is said to a right answer, else the furthest hint. */
export const workedText = ({ solution, feedback, hints }: Written): string | undefined =>
  solution ?? feedback?.correct ?? feedback?.other ?? hints.at(-1);
