import { sql } from 'kysely';
import { compiledOnce, type ValueOf } from '../db/compiled-once.ts';
import type { Db } from '../db/engine.ts';

/** Adds hits to windows and tells the new sums; one transaction for all, so counting stays cheap. */
export const addHits = async (db: Db, hits: readonly { key: string; windowStart: number; count: number }[]): Promise<number[]> =>
  db.transaction().execute(async trx => {
    const sums: number[] = [];
    for (const { key, windowStart, count } of hits) {
      const row = await trx
        .insertInto('limits')
        .values({ limit_key: key, window_start: windowStart, hits: count })
        .onConflict(conflict => conflict.columns(['limit_key', 'window_start']).doUpdateSet({ hits: sql<number>`limits.hits + ${count}` }))
        .returning('hits')
        .executeTakeFirstOrThrow();
      sums.push(row.hits);
    }
    return sums;
  });

const hitsOf = compiledOnce((db, value: ValueOf<{ key: string; windowStart: number }>) =>
  db.selectFrom('limits').select('hits').where('limit_key', '=', value('key')).where('window_start', '=', value('windowStart')),
);

export const readHits = async (db: Db, key: string, windowStart: number): Promise<number> =>
  (await hitsOf(db, { key, windowStart }))[0]?.hits ?? 0;

export const forgetWindowsBefore = async (db: Db, windowStart: number): Promise<void> => {
  await db.deleteFrom('limits').where('window_start', '<', windowStart).execute();
};
