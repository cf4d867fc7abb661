import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/engine.ts';

const DAY_S = 86_400;

/** Counts a mail to this address today (UTC) and returns the new count; kept beside the limits, under a hash of the address. */
export const countMailTo = async (trx: Db, input: { address: string; bucket: string; now: string }): Promise<number> => {
  const hash = createHash('sha256').update(input.address).digest('base64url').slice(0, 22);
  const { hits } = await trx
    .insertInto('limits')
    .values({
      limit_key: `mail-${input.bucket}:${hash}`,
      window_start: Math.floor(Date.parse(input.now) / 1000 / DAY_S) * DAY_S,
      hits: 1,
    })
    .onConflict(conflict => conflict.columns(['limit_key', 'window_start']).doUpdateSet({ hits: sql<number>`limits.hits + 1` }))
    .returning('hits')
    .executeTakeFirstOrThrow();
  return hits;
};
