import { PostgresAdapter, sql } from 'kysely';
import type { Db } from './engine.ts';

/** Any fixed number: nothing else in our database takes this lock. */
const KEY = 7_100_001;

/**
 * Nodes on PostgreSQL do this one after the other. The lock ends with its connection, so a killed node holds nobody up.
 * On SQLite one process prepares the database for all.
 */
export const oneNodeAtATime = <T>(db: Db, work: () => Promise<T>): Promise<T> => {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return work();
  return db.connection().execute(async connection => {
    await sql`select pg_advisory_lock(${KEY})`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${KEY})`.execute(connection);
    }
  });
};
