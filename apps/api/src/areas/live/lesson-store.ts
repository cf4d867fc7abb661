import { compiledOnce, type ValueOf } from '../../db/compiled-once.ts';
import type { Db } from '../../db/engine.ts';
import { locked } from '../../db/locked.ts';
import type { LiveLessonsTable } from '../../db/tables/live.ts';

export type LessonRow = Omit<LiveLessonsTable, 'content'> & { teacher_name: string; class_name: string | null };

/** Without `content`, which is large and changes only with a twin. */
const COLUMNS = [
  'live_lessons.id',
  'live_lessons.teacher_id',
  'live_lessons.class_id',
  'live_lessons.code',
  'live_lessons.slug',
  'live_lessons.title',
  'live_lessons.premium',
  'live_lessons.pace',
  'live_lessons.guests',
  'live_lessons.timer_seconds',
  'live_lessons.wheel',
  'live_lessons.question_count',
  'live_lessons.phase',
  'live_lessons.question_index',
  'live_lessons.round',
  'live_lessons.paused',
  'live_lessons.show_bars',
  'live_lessons.hands',
  'live_lessons.deadline_at',
  'live_lessons.step',
  'live_lessons.version',
  'live_lessons.created_at',
  'live_lessons.expires_at',
  'live_lessons.ended_at',
  'live_lessons.summary',
] as const;

const lessons = (db: Db) =>
  db
    .selectFrom('live_lessons')
    .innerJoin('users', 'users.id', 'live_lessons.teacher_id')
    .leftJoin('classes', 'classes.id', 'live_lessons.class_id')
    .select([...COLUMNS, 'users.username as teacher_name', 'classes.class_name']);

const byId = compiledOnce((db, value: ValueOf<{ id: string }>) => lessons(db).where('live_lessons.id', '=', value('id')));
export const readLesson = async (db: Db, id: string): Promise<LessonRow | undefined> => (await byId(db, { id }))[0];

const byCode = compiledOnce((db, value: ValueOf<{ code: string; now: string }>) =>
  lessons(db)
    .where('live_lessons.code', '=', value('code'))
    .where('live_lessons.ended_at', 'is', null)
    .where('live_lessons.expires_at', '>', value('now')),
);
export const lessonOfCode = async (db: Db, code: string, now: string): Promise<LessonRow | undefined> =>
  (await byCode(db, { code, now }))[0];

/** Locked for the rest of the transaction: joining, answering and moving on wait for each other. */
export const lockLesson = (trx: Db, id: string) =>
  trx.selectFrom('live_lessons').select(COLUMNS).where('id', '=', id).$call(locked(trx)).executeTakeFirst();

export const insertLesson = async (db: Db, row: LiveLessonsTable): Promise<void> => {
  await db.insertInto('live_lessons').values(row).execute();
};

export const updateLesson = async (db: Db, id: string, change: Partial<LiveLessonsTable>): Promise<void> => {
  await db
    .updateTable('live_lessons')
    .set(eb => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const readContent = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('live_lessons').select('content').where('id', '=', id).executeTakeFirst())?.content;

/**
 * Counts a vote into the version while the vote is open; undefined when it is closed. In the same transaction as the vote, so
 * that no vote gets in after the teacher closed it.
 */
const votedOn = compiledOnce((db, value: ValueOf<{ id: string; index: number; round: number; now: string }>) =>
  db
    .updateTable('live_lessons')
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('id', '=', value('id'))
    .where('phase', '=', 'voting')
    .where('paused', '=', 0)
    .where('expires_at', '>', value('now'))
    .where(where =>
      where.or([where('pace', '=', 'own'), where.and([where('question_index', '=', value('index')), where('round', '=', value('round'))])]),
    )
    .returning('version'),
);
export const countVote = async (trx: Db, vote: { id: string; index: number; round: number; now: string }): Promise<number | undefined> =>
  (await votedOn(trx, vote))[0]?.version;

const touched = compiledOnce((db, value: ValueOf<{ id: string }>) =>
  db
    .updateTable('live_lessons')
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('id', '=', value('id'))
    .returning('version'),
);
export const touchLesson = async (db: Db, id: string): Promise<number> => (await touched(db, { id }))[0]?.version ?? 0;

export const openLessonsOf = (db: Db, teacherId: string, now: string) =>
  db
    .selectFrom('live_lessons')
    .leftJoin('classes', 'classes.id', 'live_lessons.class_id')
    .select(eb => [
      'live_lessons.id',
      'live_lessons.code',
      'live_lessons.slug',
      'live_lessons.title',
      'classes.class_name',
      'live_lessons.phase',
      'live_lessons.created_at',
      eb
        .selectFrom('live_participants')
        .select(inner => inner.cast<number>(inner.fn.countAll(), 'integer').as('n'))
        .whereRef('live_participants.lesson_id', '=', 'live_lessons.id')
        .as('present'),
    ])
    .where('live_lessons.teacher_id', '=', teacherId)
    .where('live_lessons.ended_at', 'is', null)
    .where('live_lessons.expires_at', '>', now)
    .orderBy('live_lessons.created_at', 'desc')
    .execute();

export const versionsOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('live_lessons')
    .select(['id', 'version'])
    .where('id', 'in', [...ids])
    .execute();

export const expiredOpenLessons = async (db: Db, now: string): Promise<string[]> =>
  (await db.selectFrom('live_lessons').select('id').where('ended_at', 'is', null).where('expires_at', '<=', now).limit(200).execute()).map(
    ({ id }) => id,
  );
