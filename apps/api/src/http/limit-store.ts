import { sql } from 'kysely';
import { compiledOnce, type ValueOf } from '../db/compiled-once.ts';
import type { Db } from '../db/engine.ts';

/** Adds hits to windows and returns the new sums, unordered; one statement for all, so counting stays cheap. */
export const addHits = (db: Db, hits: readonly { key: string; windowStart: number; count: number }[]) =>
  db
    .insertInto('limits')
    .values(hits.map(({ key, windowStart, count }) => ({ limit_key: key, window_start: windowStart, hits: count })))
    .onConflict(conflict => conflict.columns(['limit_key', 'window_start']).doUpdateSet({ hits: sql<number>`limits.hits + excluded.hits` }))
    .returning(['limit_key as key', 'window_start as windowStart', 'hits'])
    .execute();

const hitsOf = compiledOnce((db, value: ValueOf<{ key: string; windowStart: number }>) =>
  db.selectFrom('limits').select('hits').where('limit_key', '=', value('key')).where('window_start', '=', value('windowStart')),
);

export const readHits = async (db: Db, key: string, windowStart: number): Promise<number> =>
  (await hitsOf(db, { key, windowStart }))[0]?.hits ?? 0;

export const forgetWindowsBefore = async (db: Db, windowStart: number): Promise<void> => {
  await db.deleteFrom('limits').where('window_start', '<', windowStart).execute();
};
