import { type Level, redraw, type Task, tryDrawing } from '../../engine.ts';

/** Each level has entries of its own, so that a pupil who goes on meets none of them again. */
export const ofLevel = <T extends { level: Level }>(entries: readonly T[], level: Level): readonly T[] =>
  entries.filter(entry => entry.level === level);

/** A tempting wrong choice: its text, the misconception behind it, and why it is wrong here. */
export type Bad = readonly [text: string, misconception: string, why: string];

/** A situation with its best answer and three tempting ones. */
export interface Dilemma {
  level: Level;
  story: string;
  best: string;
  because: string;
  bad: readonly [Bad, Bad, Bad];
}

/** A situation that belongs to one of three boxes. */
export interface BoxCase<Box extends string> {
  id: string;
  level: Level;
  box: Box;
  text: string;
  why: string;
  /** Why each of the other two boxes is wrong, in the order of the boxes. */
  against: readonly [string, string];
}
export const boxCase = <Box extends string>(
  id: string,
  level: Level,
  box: Box,
  text: string,
  why: string,
  first: string,
  second: string,
): BoxCase<Box> => ({ id, level, box, text, why, against: [first, second] });

/** Redraws the numbers of this shape alone: a shape that gives many draws back would otherwise be rare. */
export const insist = (attempt: () => Task): Task => tryDrawing(attempt) ?? redraw();
