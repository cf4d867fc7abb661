import type { ItemKind, Level } from '@eszkerek/guide/evidence';
import { ITEM_KINDS } from '@eszkerek/guide/evidence';
import type { GuideEvent } from '@eszkerek/guide/fold';
import type { LessonState } from '@eszkerek/guide/lesson-state';
import type { Review } from '@eszkerek/guide/review';
import type { EventRow, LessonRow } from './guide-store.ts';

/** A stored row as the guide package reads it. Few lessons need their review, so its JSON is parsed when asked for. */
class StoredLesson implements LessonState {
  readonly tau: number;
  readonly nu: number;
  readonly own: number;
  readonly answers: number;
  readonly days: number;
  readonly mastered: boolean;
  readonly lastAt: number;
  readonly #json: string | null;
  #review: Review | null | undefined;

  constructor(row: LessonRow) {
    this.tau = row.tau;
    this.nu = row.nu;
    this.own = row.own;
    this.answers = row.answers;
    this.days = row.days;
    this.mastered = row.mastered === 1;
    this.lastAt = Date.parse(row.last_at);
    this.#json = row.review;
  }

  get review(): Review | null {
    this.#review ??= this.#json ? (JSON.parse(this.#json) as Review) : null;
    return this.#review;
  }
}

export const stateOf = (row: LessonRow): LessonState => new StoredLesson(row);

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
