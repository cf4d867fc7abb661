import { type Kysely, sql } from 'kysely';

/** Where a mail program may stop this kind of letter without opening a page (RFC 8058). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw('alter table outbox add column unsubscribe_url text').execute(db);
};
