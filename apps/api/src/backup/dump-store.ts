import { sql } from 'kysely';
import type { Db } from '../db/engine.ts';
import { labelledTables, type TableName } from '../db/personal-data.ts';
import { SERVING_NAME } from '../db/postgres.ts';

/** Referenced tables first, for inserting. */
export const tablesForInsert: readonly TableName[] = labelledTables.map(([table]) => table).toReversed();

/** Kept by triggers on another table, so not in a backup: restoring that table fills it again. */
const DERIVED: ReadonlySet<TableName> = new Set(['quiz_results']);
const FETCH = 500;
/** PostgreSQL takes 65,535 parameters in one statement; our widest table has under 40 columns. */
const INSERT = 500;

export type Row = Record<string, unknown>;

/** All rows of all tables that are not derived, from one snapshot. */
export const eachRow = (db: Db, take: (table: TableName, row: Row) => Promise<void>): Promise<void> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async trx => {
      for (const table of tablesForInsert.filter(name => !DERIVED.has(name))) {
        await sql`declare rows no scroll cursor for select * from ${sql.table(table)}`.execute(trx);
        for (;;) {
          const { rows } = await sql<Row>`fetch ${sql.lit(FETCH)} from rows`.execute(trx);
          for (const row of rows) await take(table, row);
          if (rows.length < FETCH) break;
        }
        await sql`close rows`.execute(trx);
      }
    });

/** Number of connections from serving processes. */
export const countServing = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name = ${SERVING_NAME}`.execute(db);
  return rows[0]?.n ?? 0;
};

/** Including tables of a newer version that reference these. */
export const emptyTables = async (trx: Db): Promise<void> => {
  await sql`truncate ${sql.join(tablesForInsert.map(table => sql.table(table)))} cascade`.execute(trx);
};

export const insertRows = async (trx: Db, table: TableName, rows: readonly Row[]): Promise<void> => {
  for (let i = 0; i < rows.length; i += INSERT) {
    const batch = rows.slice(i, i + INSERT);
    const columns = Object.keys(batch[0] ?? {});
    const values = sql.join(batch.map(row => sql`(${sql.join(columns.map(column => row[column]))})`));
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map(c => sql.ref(c)))}) values ${values}`.execute(trx);
  }
};
