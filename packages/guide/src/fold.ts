import { dayOf } from './day.ts';
import { type ItemKind, type Level, likelihoodOf } from './evidence.ts';
import { goesWell, hasEnough, isSure } from './labels.ts';
import { type LessonState, type LessonStates, UNTOUCHED } from './lesson-state.ts';
import { masteryOf, update } from './mastery.ts';
import type { PupilMap } from './pupil-map.ts';
import { review } from './review.ts';
import type { Country } from './subject-map.ts';

/** One graded try at a question of a lesson: all that the guide learns from. */
export interface GuideEvent {
  lesson: string;
  at: number;
  kind: ItemKind;
  level: Level;
  right: boolean;
  hinted: boolean;
  retried: boolean;
  ms: number | null;
  placement: boolean;
}

/** What of the pupil's settings decides how answers are read. */
export interface Learner {
  country: Country;
  /** Learns for an exam: reviews come sooner. */
  exam: boolean;
}

const reached = (map: PupilMap, states: LessonStates, place: number, state: LessonState): boolean =>
  hasEnough(state) && goesWell(state) && isSure(masteryOf(map, new Map(states).set(place, state), place, state.lastAt));

/** The lesson's state after the event; undefined if the map does not know the lesson. Only this row changes. */
export const applyEvent = (
  map: PupilMap,
  states: LessonStates,
  event: GuideEvent,
  { country, exam }: Learner,
): { place: number; state: LessonState } | undefined => {
  const place = map.index.get(event.lesson);
  if (place === undefined) return undefined;
  const before = states.get(place) ?? UNTOUCHED;
  const day = dayOf(event.at, country);
  const reviewed = review(before.review, { ...event, day }, exam);
  // A second try without a first one on record carries no evidence.
  if (event.retried) return before.answers > 0 ? { place, state: { ...before, review: reviewed } } : undefined;
  const days = before.days + (before.review?.today.day === day ? 0 : 1);
  const mastery = update(map, states, place, likelihoodOf(event), event.at, !event.placement);
  const state: LessonState = { ...mastery, days, mastered: before.mastered, review: reviewed };
  return { place, state: { ...state, mastered: before.mastered || reached(map, states, place, state) } };
};
