import type { Db } from '../db/engine.ts';

export interface LeaseWish {
  name: string;
  owner: string;
  now: string;
  leaseUntil: string;
  dueBefore: string;
  /** Times beyond this were written by a wrong clock and are ignored. */
  impossibleAfter: string;
}

/** One process at a time holds a due job; if it dies, the lease expires. */
export const takeLease = async (db: Db, input: LeaseWish): Promise<boolean> => {
  await db
    .insertInto('jobs')
    .values({ name: input.name, owner: null, lease_until: '', last_run_at: null, note: null })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ owner: input.owner, lease_until: input.leaseUntil })
    .where('name', '=', input.name)
    .where(where => where.or([where('lease_until', '<=', input.now), where('lease_until', '>', input.impossibleAfter)]))
    .where(where =>
      where.or([
        where('last_run_at', 'is', null),
        where('last_run_at', '<=', input.dueBefore),
        where('last_run_at', '>', input.impossibleAfter),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Renews the lease of a running job. */
export const renewLease = async (db: Db, input: { name: string; owner: string; leaseUntil: string }): Promise<void> => {
  await db
    .updateTable('jobs')
    .set({ lease_until: input.leaseUntil })
    .where('name', '=', input.name)
    .where('owner', '=', input.owner)
    .execute();
};

/** `ranAt` is set only after success: a failed run is due again at once, a successful one after its interval. */
export const releaseLease = async (
  db: Db,
  input: { name: string; owner: string; freeFrom: string; ranAt?: string | undefined },
): Promise<void> => {
  await db
    .updateTable('jobs')
    .set({ lease_until: input.freeFrom, owner: null, ...(input.ranAt ? { last_run_at: input.ranAt } : {}) })
    .where('name', '=', input.name)
    .where('owner', '=', input.owner)
    .execute();
};

/** What the operator should know about the last run; null when all went well. */
export const noteJob = async (db: Db, name: string, note: string | null): Promise<void> => {
  await db.updateTable('jobs').set({ note }).where('name', '=', name).execute();
};

export const jobStates = (db: Db) => db.selectFrom('jobs').select(['name', 'lease_until', 'last_run_at', 'note']).orderBy('name').execute();
