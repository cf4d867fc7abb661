import type { PlacementState } from '@eszkerek/contract/guide-shapes';
import type { Subject } from '@eszkerek/documents/base';
import { PLACEMENT } from '@eszkerek/guide/placement';
import type { Deps } from '../../deps.ts';
import { leftPlacement } from './open-placement.ts';
import { readGuide } from './pupil-guide.ts';

/** What the start page of a placement says. */
export const readPlacementState = async (deps: Deps, userId: string, subject: Subject): Promise<PlacementState> => {
  const { maps, place } = await readGuide(deps, userId);
  const grades = maps.lessonsOf(subject).flatMap(lesson => lesson.grades[place.country]);
  const first = Math.min(...grades);
  const left = await leftPlacement(deps, userId, subject);
  return { asked: left?.answered ?? 0, most: PLACEMENT.most, begins_in: first > place.grade && Number.isFinite(first) ? first : null };
};
