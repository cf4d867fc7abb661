import type { Db } from '../../db/engine.ts';
import type { AuditTable } from '../../db/tables.ts';

/** Rows are only ever added; nothing here updates or deletes one. */
export const appendAudit = async (db: Db, row: AuditTable): Promise<void> => {
  await db.insertInto('audit').values(row).execute();
};

export const auditPage = (db: Db, input: { before: string | undefined; count: number }) =>
  db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.actor_id')
    .select(['audit.id', 'audit.at', 'audit.action', 'audit.actor_id', 'audit.subject_id', 'audit.detail', 'users.username as actor_name'])
    .$if(input.before !== undefined, query => query.where('audit.id', '<', input.before ?? ''))
    .orderBy('audit.id', 'desc')
    .limit(input.count)
    .execute();
