import type { Db } from '../db/engine.ts';

/** One process at a time holds a job, and only when it is due; a holder that dies loses it when the lease ends. */
export const takeLease = async (
  db: Db,
  input: { name: string; owner: string; now: string; leaseUntil: string; dueBefore: string },
): Promise<boolean> => {
  await db
    .insertInto('jobs')
    .values({ name: input.name, owner: null, lease_until: '', last_run_at: null })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ owner: input.owner, lease_until: input.leaseUntil })
    .where('name', '=', input.name)
    .where('lease_until', '<=', input.now)
    .where(where => where.or([where('last_run_at', 'is', null), where('last_run_at', '<=', input.dueBefore)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
