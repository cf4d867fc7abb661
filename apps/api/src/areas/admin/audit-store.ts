import type { Db } from '../../db/engine.ts';

export const auditPage = (db: Db, input: { before: string | undefined; count: number }) =>
  db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.actor_id')
    .select(['audit.id', 'audit.at', 'audit.action', 'audit.actor_id', 'audit.subject_id', 'audit.detail', 'users.username as actor_name'])
    .$if(input.before !== undefined, query => query.where('audit.id', '<', input.before ?? ''))
    .orderBy('audit.id', 'desc')
    .limit(input.count)
    .execute();
