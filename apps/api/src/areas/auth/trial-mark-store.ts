import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import { foldEmail } from '../../db/fold.ts';

const hashOf = (addressKey: string, email: string): string => createHmac('sha256', addressKey).update(foldEmail(email)).digest('base64url');

/** Kept when an account is deleted, so that registering again does not start another trial. */
export const keepTrialMark = async (
  trx: Db,
  input: { addressKey: string; email: string; createdAt: string; now: string },
): Promise<void> => {
  await trx
    .insertInto('trial_marks')
    .values({ address_hash: hashOf(input.addressKey, input.email), first_created_at: input.createdAt, kept_since: input.now })
    .onConflict(conflict =>
      conflict.column('address_hash').doUpdateSet({
        first_created_at: sql<string>`case when excluded.first_created_at < trial_marks.first_created_at
          then excluded.first_created_at else trial_marks.first_created_at end`,
        kept_since: input.now,
      }),
    )
    .execute();
};

/** The account of a returning address goes on with the trial that began with its first registration. */
export const continueTrial = async (trx: Db, input: { addressKey: string; email: string; userId: string }): Promise<void> => {
  const mark = await trx
    .selectFrom('trial_marks')
    .select('first_created_at')
    .where('address_hash', '=', hashOf(input.addressKey, input.email))
    .executeTakeFirst();
  if (mark)
    await trx
      .updateTable('users')
      .set({ created_at: mark.first_created_at })
      .where('id', '=', input.userId)
      .where('created_at', '>', mark.first_created_at)
      .execute();
};
