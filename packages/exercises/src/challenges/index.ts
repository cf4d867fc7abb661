import type { Challenge } from './define-challenge.ts';
import * as list from './list.ts';

/** Slug of the challenges (`kihivas-<lesson>`) -> their lesson and generator. */
export const challenges: ReadonlyMap<string, Challenge> = new Map(
  Object.values<Challenge>(list).map(challenge => [challenge.generator.id, challenge]),
);
