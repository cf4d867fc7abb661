import type { Db } from '../../db/engine.ts';
import { locked } from '../../db/locked.ts';

/** The teacher after the decision; undefined for an unknown id or another role. */
export const decideTeacher = (
  trx: Db,
  id: string,
  decision: { approved_at: string | null; rejected_at: string | null; rejection_reason: string | null },
) =>
  trx
    .updateTable('users')
    .set(decision)
    .where('id', '=', id)
    .where('role', '=', 'teacher')
    .returning(['id', 'username', 'email'])
    .executeTakeFirst();

/** Locks the account until the transaction ends: of two concurrent decisions the second sees the first. */
export const lockApproval = (trx: Db, id: string) =>
  trx
    .selectFrom('users')
    .select(['approved_at', 'rejected_at'])
    .where('id', '=', id)
    .where('role', '=', 'teacher')
    .$call(locked(trx))
    .executeTakeFirst();
