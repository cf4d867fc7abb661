import type { Db } from '../../db/engine.ts';
import type { CheckoutsTable } from '../../db/tables/billing.ts';

export const insertCheckout = async (db: Db, row: CheckoutsTable): Promise<void> => {
  await db.insertInto('checkouts').values(row).execute();
};

export const openedAt = async (db: Db, id: string, input: { ref: string; url: string }): Promise<void> => {
  await db.updateTable('checkouts').set({ provider_ref: input.ref, url: input.url }).where('id', '=', id).execute();
};

/** The same open checkout from a moment ago: a double click leads to the same page. */
export const recentOpenCheckout = (
  db: Db,
  input: { subjectId: string; kind: CheckoutsTable['kind']; className: string | null; maxStudents: number | null; since: string },
) =>
  db
    .selectFrom('checkouts')
    .select('url')
    .where('subject_id', '=', input.subjectId)
    .where('kind', '=', input.kind)
    .where('class_name', input.className === null ? 'is' : '=', input.className)
    .where('max_students', input.maxStudents === null ? 'is' : '=', input.maxStudents)
    .where('created_at', '>', input.since)
    .where('url', 'is not', null)
    .where('completed_at', 'is', null)
    .where('canceled_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

export const findCheckout = (db: Db, id: string) =>
  db.selectFrom('checkouts').select(['id', 'subject_id', 'kind', 'class_name', 'max_students']).where('id', '=', id).executeTakeFirst();

export const closeCheckout = async (db: Db, id: string, how: 'completed' | 'canceled', now: string): Promise<void> => {
  await db
    .updateTable('checkouts')
    .set(how === 'completed' ? { completed_at: now } : { canceled_at: now })
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .where('canceled_at', 'is', null)
    .execute();
};
