import { sql } from 'kysely';
import { addDays } from '../clock.ts';
import type { Db } from './engine.ts';
import { lacksAddress } from './no-address.ts';
import { KEPT_DAYS } from './personal-data/label.ts';
import { labelledTables } from './personal-data.ts';

const affected = async (statement: { execute(db: Db): Promise<{ numAffectedRows?: bigint }> }, db: Db): Promise<number> =>
  Number((await statement.execute(db)).numAffectedRows ?? 0n);

/** Deletes rows past the retention of their label, except in the spared tables. */
export const removeExpired = async (db: Db, now: Date, spared: ReadonlySet<string>): Promise<Record<string, number>> => {
  const removed: Record<string, number> = {};
  for (const [table, { expires }] of labelledTables) {
    if (!expires || spared.has(table)) continue;
    const before = addDays(now, -expires.days).toISOString();
    // A later payment may still reference the checkout.
    const unused = table === 'checkouts' ? sql` and not exists (select 1 from payments where payments.checkout_id = checkouts.id)` : sql``;
    removed[table] = await affected(sql`delete from ${sql.table(table)} where ${sql.ref(expires.column)} < ${before}${unused}`, db);
  }
  return removed;
};

/** Orphaned rows. */
export const removeLeftovers = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('attempts').where('user_id', 'is', null).where('expires_at', '<', now.toISOString()).execute();
  await db
    .updateTable('class_seats')
    .set({ student_id: null, joined_at: null })
    .where('class_id', 'in', eb =>
      eb.selectFrom('classes').select('classes.id').where('classes.expires_at', '<', addDays(now, -KEPT_DAYS.seats).toISOString()),
    )
    .execute();
  await db
    .updateTable('users')
    .set({ referred_by_code: null })
    .where('referred_by_code', 'is not', null)
    .where('created_at', '<', addDays(now, -KEPT_DAYS.referral).toISOString())
    .execute();
  await db
    .deleteFrom('billing_subjects')
    .where('user_id', 'is', null)
    .where('created_at', '<', addDays(now, -KEPT_DAYS.billing).toISOString())
    .where(eb =>
      eb.not(
        eb.exists(eb.selectFrom('checkouts').select('checkouts.id').whereRef('checkouts.subject_id', '=', 'billing_subjects.subject_id')),
      ),
    )
    .where(eb =>
      eb.not(
        eb.exists(eb.selectFrom('payments').select('payments.id').whereRef('payments.subject_id', '=', 'billing_subjects.subject_id')),
      ),
    )
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('subscriptions')
            .select('subscriptions.id')
            .whereRef('subscriptions.subject_id', '=', 'billing_subjects.subject_id'),
        ),
      ),
    )
    .execute();
};

/** Unverified registrations; an account without an address has nothing to verify. */
export const unverifiedSince = (db: Db, before: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where('email_verified_at', 'is', null)
    .where(eb => eb.not(lacksAddress))
    .where('google_sub', 'is', null)
    .where('created_at', '<', before)
    .limit(1000)
    .execute();
