import { sql } from 'kysely';
import { compiledOnce, type ValueOf } from '../../db/compiled-once.ts';
import type { Db } from '../../db/engine.ts';
import { locked } from '../../db/locked.ts';
import type { GuideEventsTable, GuideLessonsTable, GuidePupilsTable } from '../../db/tables/guide.ts';

export type PupilRow = GuidePupilsTable;
export type EventRow = GuideEventsTable;
export type LessonRow = GuideLessonsTable;

const DEFAULT_MINUTES = 10;
const newPupil = (userId: string, events: number): PupilRow => ({
  user_id: userId,
  events,
  applied_seq: 0,
  model_version: '',
  grade: null,
  country: null,
  goal: null,
  days: null,
  minutes: DEFAULT_MINUTES,
  call_name: null,
  onboarded_at: null,
  placed: '',
});

const counted = compiledOnce((db, value: ValueOf<PupilRow>) =>
  db
    .insertInto('guide_pupils')
    .values({
      user_id: value('user_id'),
      events: value('events'),
      applied_seq: value('applied_seq'),
      model_version: value('model_version'),
      grade: value('grade'),
      country: value('country'),
      goal: value('goal'),
      days: value('days'),
      minutes: value('minutes'),
      call_name: value('call_name'),
      onboarded_at: value('onboarded_at'),
      placed: value('placed'),
    })
    .onConflict(conflict =>
      conflict.column('user_id').doUpdateSet(eb => ({ events: eb('guide_pupils.events', '+', eb.ref('excluded.events')) })),
    )
    .returning('events'),
);

/** Reserves numbers for events; the row stays locked until the transaction ends. Returns the last of them. */
export const reserveEvents = async (trx: Db, userId: string, count: number): Promise<number> =>
  (await counted(trx, newPupil(userId, count)))[0]?.events ?? count;

const oneEvent = compiledOnce((db, value: ValueOf<EventRow>) =>
  db.insertInto('guide_events').values({
    user_id: value('user_id'),
    seq: value('seq'),
    at: value('at'),
    lesson_slug: value('lesson_slug'),
    item_type: value('item_type'),
    level: value('level'),
    correct: value('correct'),
    hinted: value('hinted'),
    retried: value('retried'),
    ms: value('ms'),
    source: value('source'),
    answer_key: value('answer_key'),
  }),
);

export const insertEvent = async (trx: Db, row: EventRow): Promise<void> => {
  await oneEvent(trx, row);
};

const pupilById = (db: Db, value: ValueOf<{ userId: string }>) =>
  db.selectFrom('guide_pupils').selectAll().where('user_id', '=', value('userId'));
const pupilOf = compiledOnce(pupilById);
const pupilHeld = compiledOnce((db, value: ValueOf<{ userId: string }>) => pupilById(db, value).$call(locked(db)));

export const readPupil = async (db: Db, userId: string, options: { lock: boolean }): Promise<PupilRow> =>
  (await (options.lock ? pupilHeld : pupilOf)(db, { userId }))[0] ?? newPupil(userId, 0);

export const savePupil = async (db: Db, userId: string, changed: Partial<Omit<PupilRow, 'user_id' | 'events'>>): Promise<void> => {
  await db
    .insertInto('guide_pupils')
    .values({ ...newPupil(userId, 0), ...changed })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ user_id: userId, ...changed }))
    .execute();
};

const eventsAfter = compiledOnce((db, value: ValueOf<{ userId: string; seq: number }>) =>
  db.selectFrom('guide_events').selectAll().where('user_id', '=', value('userId')).where('seq', '>', value('seq')).orderBy('seq'),
);

export const readEventsAfter = (db: Db, userId: string, seq: number): Promise<EventRow[]> => eventsAfter(db, { userId, seq });

export const latestEvents = (db: Db, userId: string, limit: number): Promise<EventRow[]> =>
  db.selectFrom('guide_events').selectAll().where('user_id', '=', userId).orderBy('seq', 'desc').limit(limit).execute();

const WEEK_EVENTS = 100;
const weekEvents = compiledOnce((db, value: ValueOf<{ userId: string; since: string; limit: number }>) =>
  db
    .selectFrom(
      db
        .selectFrom('guide_events')
        .select(['at', 'lesson_slug', 'source', 'retried'])
        .where('user_id', '=', value('userId'))
        .orderBy('seq', 'desc')
        .limit(value('limit'))
        .as('latest'),
    )
    .selectAll()
    .where('latest.at', '>=', value('since')),
);

/** The latest answers since then. No more than a usual week's are looked at, however long the history is. */
export const readWeekEvents = (
  db: Db,
  userId: string,
  since: string,
): Promise<Pick<EventRow, 'at' | 'lesson_slug' | 'source' | 'retried'>[]> => weekEvents(db, { userId, since, limit: WEEK_EVENTS });

/** First tries by hour (2026-11-16T08): whole hours fit the days of both countries. */
export const answersByHour = (db: Db, userId: string, since: string): Promise<{ hour: string; answers: number }[]> =>
  db
    .selectFrom('guide_events')
    .select([sql<string>`substr(at, 1, 13)`.as('hour'), sql<number>`cast(count(*) as integer)`.as('answers')])
    .where('user_id', '=', userId)
    .where('at', '>=', since)
    .where('retried', '=', 0)
    .groupBy(sql`substr(at, 1, 13)`)
    .execute();

const lessonsOf = compiledOnce((db, value: ValueOf<{ userId: string }>) =>
  db.selectFrom('guide_lessons').selectAll().where('user_id', '=', value('userId')),
);

export const readLessons = (db: Db, userId: string): Promise<LessonRow[]> => lessonsOf(db, { userId });

export const putLesson = async (trx: Db, row: LessonRow): Promise<void> => {
  const { user_id: _user, lesson_slug: _lesson, ...values } = row;
  await trx
    .insertInto('guide_lessons')
    .values(row)
    .onConflict(conflict => conflict.columns(['user_id', 'lesson_slug']).doUpdateSet(values))
    .execute();
};

export const clearLessons = async (trx: Db, userId: string): Promise<void> => {
  await trx.deleteFrom('guide_lessons').where('user_id', '=', userId).execute();
};

/** Forgets what was thought; the counter of events goes on, so that no number is used twice. */
export const forgetPupil = async (trx: Db, userId: string): Promise<void> => {
  await clearLessons(trx, userId);
  await trx.deleteFrom('guide_events').where('user_id', '=', userId).execute();
  await trx.deleteFrom('guide_plans').where('user_id', '=', userId).execute();
  await trx
    .updateTable('guide_pupils')
    .set(eb => ({ applied_seq: eb.ref('events'), placed: '' }))
    .where('user_id', '=', userId)
    .execute();
};
