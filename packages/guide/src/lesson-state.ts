import type { Mastery } from './mastery.ts';
import type { Review } from './review.ts';

/** What is kept of one lesson of one pupil. */
export interface LessonState extends Mastery {
  /** Different days with answers. */
  days: number;
  /** Was once "megvan": from then on it is repeated, not new. */
  mastered: boolean;
  review: Review | null;
}

export type LessonStates = ReadonlyMap<number, LessonState>;

export const UNTOUCHED: LessonState = { tau: 0, nu: 0, own: 0, answers: 0, lastAt: 0, days: 0, mastered: false, review: null };
