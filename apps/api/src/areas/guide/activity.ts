import { addDays } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { waitingMistakes } from '../quiz/mistake-book.ts';
import { answersByHour, readWeekEvents } from './guide-store.ts';
import { diaryTimesSince, finishedRoundsSince, lessonViews, readPlansSince } from './plan-store.ts';
import { REVIEW_SLUG } from './review-slug.ts';

/** A week and a day: holds the week so far in every time zone. */
const DAYS = 8;

/** What a pupil did lately and the mistakes due today, read at once: where the week begins needs the pupil's country, which is read beside it. */
export const readActivity = async ({ engine: { db }, clock }: Pick<Deps, 'engine' | 'clock'>, userId: string) => {
  const now = clock.now();
  const since = addDays(now, -DAYS).toISOString();
  const [plans, views, events, diary, rounds, { due, later }] = await Promise.all([
    readPlansSince(db, userId, since.slice(0, 10)),
    lessonViews(db, userId),
    readWeekEvents(db, userId, since),
    diaryTimesSince(db, userId, since),
    finishedRoundsSince(db, { userId, slug: REVIEW_SLUG, since }),
    waitingMistakes(db, userId, now),
  ]);
  return { plans, views, events, diary, rounds, due, later };
};

export type Activity = Awaited<ReturnType<typeof readActivity>>;

/** The hours in which a pupil answered something since then. */
export const hoursWithAnswers = ({ engine: { db } }: Pick<Deps, 'engine'>, userId: string, since: string) =>
  answersByHour(db, userId, since);
