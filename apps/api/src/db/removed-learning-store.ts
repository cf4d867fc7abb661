import { sql } from 'kysely';
import { addDays } from '../clock.ts';
import type { Db } from './engine.ts';
import { newId } from './id.ts';
import { ownedBy } from './owned-rows.ts';
import { labelledTables, type TableName } from './personal-data.ts';

type Row = Record<string, unknown>;

/** Rows that point at others come first, as in the label table. */
const learningTables = labelledTables.filter(([, label]) => label.learning);

/** Accounts without a login since `before` that still have learning data. */
export const inactiveWithLearning = async (db: Db, before: string): Promise<string[]> => {
  const hasRows = sql.join(
    learningTables.map(([table, label]) => {
      const [owner] = label.owners;
      return owner && !('in' in owner)
        ? sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${owner.column}`)} = users.id)`
        : sql`false`;
    }),
    sql` or `,
  );
  const { rows } = await sql<{
    id: string;
  }>`select id from users where coalesce(last_login_at, created_at) < ${before} and (${hasRows})`.execute(db);
  return rows.map(({ id }) => id);
};

/** Moves the learning data of one account aside. Returns the number of rows. */
export const setLearningAside = (db: Db, userId: string, now: Date): Promise<number> =>
  db.transaction().execute(async trx => {
    let moved = 0;
    for (const [table, label] of learningTables) {
      const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${ownedBy(label, userId)}`.execute(trx);
      if (rows.length === 0) continue;
      const content = JSON.stringify(rows);
      await trx
        .insertInto('removed_learning')
        .values({ id: newId(), user_id: userId, table_name: table, content, removed_at: now.toISOString() })
        .execute();
      moved += rows.length;
    }
    for (const [table, label] of learningTables) await sql`delete from ${sql.table(table)} where ${ownedBy(label, userId)}`.execute(trx);
    return moved;
  });

const insertIfAbsent = async (trx: Db, table: TableName, row: Row): Promise<number> => {
  const columns = Object.keys(row);
  const { numAffectedRows } = await sql`insert into ${sql.table(table)} (${sql.join(columns.map(column => sql.ref(column)))})
    values (${sql.join(columns.map(column => row[column]))}) on conflict do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0n);
};

const attemptExists = async (trx: Db, row: Row): Promise<boolean> =>
  (await trx.selectFrom('attempts').select('id').where('id', '=', String(row.attempt_id)).executeTakeFirst()) !== undefined;

const restoreAccount = (db: Db, userId: string): Promise<number> =>
  db.transaction().execute(async trx => {
    const kept = await trx.selectFrom('removed_learning').selectAll().where('user_id', '=', userId).execute();
    let restored = 0;
    for (const [table] of learningTables.toReversed())
      for (const { content } of kept.filter(({ table_name }) => table_name === table))
        for (const row of JSON.parse(content) as Row[]) {
          // What the pupil began again since then stays as it is now.
          if ('attempt_id' in row && !(await attemptExists(trx, row))) continue;
          restored += await insertIfAbsent(trx, table, row);
        }
    await trx.deleteFrom('removed_learning').where('user_id', '=', userId).execute();
    return restored;
  });

/** Puts everything set aside back. Returns the number of rows. */
export const restoreLearning = async (db: Db): Promise<number> => {
  const people = await db.selectFrom('removed_learning').select('user_id').distinct().execute();
  let restored = 0;
  for (const { user_id } of people) restored += await restoreAccount(db, user_id);
  return restored;
};

/** A clock that ran ahead has dated rows into the future: without this they would be kept far too long. */
export const redateRemovedLearning = async (db: Db, now: Date): Promise<void> => {
  await db
    .updateTable('removed_learning')
    .set({ removed_at: now.toISOString() })
    .where('removed_at', '>', addDays(now, 1).toISOString())
    .execute();
};
