import type { LessonState } from './lesson-state.ts';

/** What pupils and teachers see instead of a probability: új, alakul, megvan, ismételd. */
export const LABELS = ['new', 'forming', 'known', 'repeat'] as const;
export type Label = (typeof LABELS)[number];

const SURE = 0.85;
const FALLEN = 0.7;
const ENOUGH_ANSWERS = 3;
const ENOUGH_DAYS = 2;

export const hasEnough = ({ answers, days }: Pick<LessonState, 'answers' | 'days'>): boolean =>
  answers >= ENOUGH_ANSWERS && days >= ENOUGH_DAYS;

export const isSure = (p: number): boolean => p >= SURE;

export const isDue = ({ review }: Pick<LessonState, 'review'>, now: number): boolean => review?.card != null && review.card.dueAt <= now;

/** Without own answers a lesson is new, whatever the map infers. `mastery` is asked only where it decides. */
export const labelOf = (state: LessonState | undefined, mastery: () => number, now: number): Label => {
  if (!state || state.answers === 0) return 'new';
  if (state.mastered) return isDue(state, now) || mastery() < FALLEN ? 'repeat' : 'known';
  return hasEnough(state) && isSure(mastery()) ? 'known' : 'forming';
};
