import type { Db } from '../../db/engine.ts';

/** The teacher after the decision; undefined for an unknown id or another role. */
export const decideTeacher = (trx: Db, id: string, decision: { approved_at: string | null; rejected_at: string | null }) =>
  trx
    .updateTable('users')
    .set(decision)
    .where('id', '=', id)
    .where('role', '=', 'teacher')
    .returning(['id', 'username', 'email'])
    .executeTakeFirst();

export const approvalOf = (trx: Db, id: string) =>
  trx.selectFrom('users').select(['approved_at', 'rejected_at']).where('id', '=', id).where('role', '=', 'teacher').executeTakeFirst();
