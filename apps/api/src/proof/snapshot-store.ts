import { sql } from 'kysely';
import type { Engine } from '../db/engine.ts';
import { labelledTables } from '../db/personal-data.ts';

/** Limits are counted in memory too, and the two must not disagree. */
const kept = labelledTables.map(([table]) => table).filter(table => table !== 'limits');
const savedName = (table: string): string => `saved_${table}`;

/** Keeps a copy of every row beside the tables. */
export const saveTables = async ({ db }: Engine): Promise<void> => {
  for (const table of kept) await sql`create table ${sql.table(savedName(table))} as select * from ${sql.table(table)}`.execute(db);
};

/** Every table as it was when it was saved; much cheaper than a new database with a new app over it. */
export const restoreTables = async ({ db, name }: Engine): Promise<void> => {
  const sqlite = name === 'sqlite';
  if (sqlite) await sql`pragma foreign_keys = off`.execute(db);
  await db.transaction().execute(async trx => {
    if (!sqlite) await sql`set local session_replication_role = replica`.execute(trx);
    for (const table of kept) {
      await sql`delete from ${sql.table(table)}`.execute(trx);
      await sql`insert into ${sql.table(table)} select * from ${sql.table(savedName(table))}`.execute(trx);
    }
  });
  if (sqlite) await sql`pragma foreign_keys = on`.execute(db);
};
