import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshEngine } from '../testing/engines.ts';
import { compiledOnce } from './compiled-once.ts';
import { openEngine } from './engine.ts';
import { DatabaseUnavailable, isTransient } from './unavailable.ts';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a PostgreSQL that cannot be reached is transient and says why', async () => {
  const engine = openEngine({ dataDir: '', databaseUrl: 'postgres://someone@127.0.0.1:1/none' });
  const failure = await failureOf(engine.ping());
  await engine.close();
  expect(failure).toBeInstanceOf(DatabaseUnavailable);
  expect(String(failure)).toContain('ECONNREFUSED');
  expect(isTransient(failure)).toBe(true);
});

test('a cut connection and a statement timeout are transient, a wrong query is not', async () => {
  const { db } = await freshEngine('postgres');
  const cut = failureOf(sql`select pg_terminate_backend(pg_backend_pid())`.execute(db));
  expect(isTransient(await cut)).toBe(true);
  const late = db.transaction().execute(async trx => {
    await sql`set local statement_timeout = 20`.execute(trx);
    await sql`select pg_sleep(10)`.execute(trx);
  });
  expect(isTransient(await failureOf(late))).toBe(true);
  expect(isTransient(await failureOf(sql`select nonsense`.execute(db)))).toBe(false);
});

test('a locked or full SQLite file is transient, a wrong query is not', async () => {
  const { db } = await freshEngine();
  await sql`pragma max_page_count = 1`.execute(db);
  const full = failureOf(sql`create table filler as select randomblob(1000000) as bytes`.execute(db));
  expect(isTransient(await full)).toBe(true);
  expect(isTransient({ errcode: 261 })).toBe(true);
  expect(isTransient(await failureOf(sql`select nonsense`.execute(db)))).toBe(false);
});

const wholeLimits = compiledOnce(db => db.selectFrom('limits').selectAll());

test('a column that a newer version adds makes a prepared statement fail once, and as transient', async () => {
  const { db } = await freshEngine('postgres');
  await db.connection().execute(async one => {
    await wholeLimits(one, {});
    const kept = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one);
    expect(kept.rows.map(({ statement }) => statement)).toEqual(['select * from "limits"']);
  });
  await sql`alter table limits add column added_later text`.execute(db);
  expect(isTransient(await failureOf(wholeLimits(db, {})))).toBe(true);
  expect(await wholeLimits(db, {})).toEqual([]);
});
