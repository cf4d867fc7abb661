import type { Generator } from '../engine.ts';

/** Lesson slug -> misconception id -> what the pupil does or believes. The section `hiba` of the lesson repairs it. */
export type FamilyMisconceptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Generators of one topic and the mistakes their wrong values stand for. */
export interface Family {
  generators: readonly Generator[];
  misconceptions: FamilyMisconceptions;
}
