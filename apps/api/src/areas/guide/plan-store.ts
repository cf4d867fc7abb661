import { compiledOnce, type ValueOf } from '../../db/compiled-once.ts';
import type { Db } from '../../db/engine.ts';
import type { GuidePlansTable } from '../../db/tables/guide.ts';

const plansSince = compiledOnce((db, value: ValueOf<{ userId: string; day: string }>) =>
  db.selectFrom('guide_plans').selectAll().where('user_id', '=', value('userId')).where('day', '>=', value('day')).orderBy('day'),
);

export const readPlansSince = (db: Db, userId: string, day: string): Promise<GuidePlansTable[]> => plansSince(db, { userId, day });

/** The first plan of a day stays; another device's is not overwritten. */
export const insertPlan = async (db: Db, row: GuidePlansTable): Promise<void> => {
  await db
    .insertInto('guide_plans')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute();
};

export const updatePlan = async (db: Db, userId: string, day: string, parts: string): Promise<void> => {
  await db.updateTable('guide_plans').set({ parts }).where('user_id', '=', userId).where('day', '=', day).execute();
};

export const removePlan = async (db: Db, userId: string, day: string): Promise<void> => {
  await db.deleteFrom('guide_plans').where('user_id', '=', userId).where('day', '=', day).execute();
};

const viewsOf = compiledOnce((db, value: ValueOf<{ userId: string }>) =>
  db.selectFrom('lesson_views').select(['lesson_slug', 'started_at', 'completed_at', 'section']).where('user_id', '=', value('userId')),
);

/** Lessons opened: at most one row per lesson of the curriculum. */
export const lessonViews = (db: Db, userId: string) => viewsOf(db, { userId });

const diarySince = compiledOnce((db, value: ValueOf<{ userId: string; since: string }>) =>
  db.selectFrom('progress').select('at').where('user_id', '=', value('userId')).where('at', '>=', value('since')),
);

export const diaryTimesSince = (db: Db, userId: string, since: string) => diarySince(db, { userId, since });

const finishedRounds = compiledOnce((db, value: ValueOf<{ userId: string; slug: string; since: string }>) =>
  db
    .selectFrom('attempts')
    .select('started_at')
    .where('user_id', '=', value('userId'))
    .where('started_at', '>=', value('since'))
    .where('quiz_slug', '=', value('slug'))
    .where('finished_at', 'is not', null),
);

/** When the finished rounds since then were begun. */
export const finishedRoundsSince = (db: Db, input: { userId: string; slug: string; since: string }) => finishedRounds(db, input);
