import { challenges } from '../challenges/index.ts';
import type { MisconceptionTexts } from './families/family.ts';
import { families } from './families/index.ts';

/** What a wrong value of a generated task tells about the pupil, and the lesson whose section `hiba` repairs it. */
export interface GeneratedMisconception extends MisconceptionTexts {
  lesson: string;
}

/** Misconception id -> its words. */
export const generatedMisconceptions: ReadonlyMap<string, GeneratedMisconception> = new Map(
  [
    ...families.flatMap(({ misconceptions }) => Object.entries(misconceptions)),
    ...[...challenges.values()].map(({ lesson, misconceptions }) => [lesson, misconceptions] as const),
  ].flatMap(([lesson, names]) => Object.entries(names).map(([id, texts]) => [id, { ...texts, lesson }] as const)),
);
