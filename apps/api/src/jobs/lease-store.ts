import type { Db } from '../db/engine.ts';

export interface LeaseWish {
  name: string;
  owner: string;
  now: string;
  leaseUntil: string;
  dueBefore: string;
  /** No right clock writes times beyond this: a lease or a run out there came from a wrong one and holds nobody up. */
  impossibleAfter: string;
}

/** One process at a time holds a job, and only when it is due; a holder that dies loses it when the lease ends. */
export const takeLease = async (db: Db, input: LeaseWish): Promise<boolean> => {
  await db
    .insertInto('jobs')
    .values({ name: input.name, owner: null, lease_until: '', last_run_at: null })
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

/** A holder that is alive keeps what it has, however long it takes. */
export const renewLease = async (db: Db, input: { name: string; owner: string; leaseUntil: string }): Promise<void> => {
  await db
    .updateTable('jobs')
    .set({ lease_until: input.leaseUntil })
    .where('name', '=', input.name)
    .where('owner', '=', input.owner)
    .execute();
};

/** `ranAt` only after success: a failed run is due again at once, a successful one after its pause. */
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

export const jobStates = (db: Db) => db.selectFrom('jobs').select(['name', 'lease_until', 'last_run_at']).orderBy('name').execute();
