import type { ItemKind, Level } from '@eszkerek/guide/evidence';
import { ITEM_KINDS } from '@eszkerek/guide/evidence';
import type { GuideEvent } from '@eszkerek/guide/fold';
import type { LessonState } from '@eszkerek/guide/lesson-state';
import type { Review } from '@eszkerek/guide/review';
import type { EventRow, LessonRow } from './guide-store.ts';

/** Between rows of the database and the guide package. */
export const stateOf = (row: LessonRow): LessonState => ({
  tau: row.tau,
  nu: row.nu,
  own: row.own,
  answers: row.answers,
  days: row.days,
  mastered: row.mastered === 1,
  lastAt: Date.parse(row.last_at),
  review: row.review ? (JSON.parse(row.review) as Review) : null,
});

export const rowOf = (userId: string, slug: string, state: LessonState, correct: number): LessonRow => ({
  user_id: userId,
  lesson_slug: slug,
  tau: state.tau,
  nu: state.nu,
  own: state.own,
  answers: state.answers,
  correct,
  days: state.days,
  mastered: state.mastered ? 1 : 0,
  last_at: new Date(state.lastAt).toISOString(),
  review: state.review && JSON.stringify(state.review),
  due_at: state.review?.card ? new Date(state.review.card.dueAt).toISOString() : null,
});

const isKind = (text: string): text is ItemKind => ITEM_KINDS.some(kind => kind === text);
const levelOf = (level: number): Level => (level <= 1 ? 1 : level >= 3 ? 3 : 2);

export const eventOf = (row: EventRow): GuideEvent => ({
  lesson: row.lesson_slug,
  at: Date.parse(row.at),
  kind: isKind(row.item_type) ? row.item_type : 'choice',
  level: levelOf(row.level),
  right: row.correct === 1,
  hinted: row.hinted === 1,
  retried: row.retried === 1,
  ms: row.ms,
  placement: row.source === 'placement',
});
