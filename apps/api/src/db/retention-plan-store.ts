import { type RawBuilder, sql } from 'kysely';
import { addDays } from '../clock.ts';
import type { Db } from './engine.ts';
import { labelledTables, type TableName } from './personal-data.ts';

/** Written when people act, not by jobs: a job under a wrong clock must not make that clock look right. */
const NEWEST = [
  ['users', 'created_at'],
  ['sessions', 'created_at'],
  ['attempts', 'started_at'],
  ['progress', 'at'],
] as const;

/** The latest time at which somebody did something; null on an empty database. */
export const newestTime = async (db: Db): Promise<string | null> => {
  let newest: string | null = null;
  for (const [table, column] of NEWEST) {
    const { rows } = await sql<{ at: string | null }>`select max(${sql.ref(column)}) as at from ${sql.table(table)}`.execute(db);
    const at = rows[0]?.at ?? null;
    if (at !== null && (newest === null || at > newest)) newest = at;
  }
  return newest;
};

export interface TablePlan {
  table: TableName;
  due: number;
  total: number;
  learning: boolean;
  /** Days the table keeps a row; learning data counts from the last login. */
  days?: number;
}

const count = async (db: Db, table: TableName, condition: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select cast(count(*) as integer) as n from ${sql.table(table)} where ${condition}`.execute(db);
  return rows[0]?.n ?? 0;
};

/** What a run would remove, by table. */
export const planTables = async (db: Db, input: { now: Date; inactiveBefore: string }): Promise<TablePlan[]> => {
  const inactive = sql`(select id from users where coalesce(last_login_at, created_at) < ${input.inactiveBefore})`;
  const plans: TablePlan[] = [];
  for (const [table, { expires, learning, owners }] of labelledTables) {
    const [owner] = owners;
    if (expires) {
      const due = await count(db, table, sql`${sql.ref(expires.column)} < ${addDays(input.now, -expires.days).toISOString()}`);
      plans.push({ table, due, total: await count(db, table, sql`1 = 1`), learning: false, days: expires.days });
    } else if (learning && owner) {
      const condition =
        'in' in owner
          ? sql`${sql.ref(owner.column)} in (select ${sql.ref(owner.in.key)} from ${sql.table(owner.in.table)} where ${sql.ref(owner.in.owner)} in ${inactive})`
          : sql`${sql.ref(owner.column)} in ${inactive}`;
      plans.push({ table, due: await count(db, table, condition), total: await count(db, table, sql`1 = 1`), learning: true });
    }
  }
  return plans;
};
