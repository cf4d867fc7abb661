import type { Generator } from '../engine.ts';

/** What a pupil does or believes: `text` is said to a teacher, `pupil` to the pupil. */
export interface MisconceptionTexts {
  text: string;
  pupil: string;
}

/** Lesson slug -> misconception id -> its texts. The section `hiba` of the lesson repairs it. */
export type FamilyMisconceptions = Readonly<Record<string, Readonly<Record<string, MisconceptionTexts>>>>;

/** Generators of one topic and the mistakes their wrong values stand for. */
export interface Family {
  generators: readonly Generator[];
  misconceptions: FamilyMisconceptions;
}
