import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';

/** Stored with the rate limits under a hash of the email address: unknown accounts are counted like known ones. */
const keyOf = (email: string): string => `login-failure:${createHash('sha256').update(email).digest('base64url').slice(0, 22)}`;

export const addFailure = async (db: Db, email: string, windowStart: number): Promise<void> => {
  await db
    .insertInto('limits')
    .values({ limit_key: keyOf(email), window_start: windowStart, hits: 1 })
    .onConflict(conflict => conflict.columns(['limit_key', 'window_start']).doUpdateSet({ hits: sql<number>`limits.hits + 1` }))
    .execute();
};

export const countFailures = async (db: Db, email: string, since: number): Promise<number> => {
  const rows = await db
    .selectFrom('limits')
    .select('hits')
    .where('limit_key', '=', keyOf(email))
    .where('window_start', '>=', since)
    .execute();
  return rows.reduce((sum, row) => sum + row.hits, 0);
};

export const forgetFailures = async (db: Db, email: string): Promise<void> => {
  await db.deleteFrom('limits').where('limit_key', '=', keyOf(email)).execute();
};
