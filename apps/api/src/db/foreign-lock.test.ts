import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { freshEngine } from '../testing/engines.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import type { Engine } from './engine.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';
import { isTransient } from './unavailable.ts';

const QUIZ = 'kviz-matek-5-tortek-osszeadasa';

const strangers: DatabaseSync[] = [];
afterEach(() => {
  for (const stranger of strangers.splice(0)) stranger.close();
});

const fileOf = async ({ db }: Engine): Promise<string> => {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db);
  return rows[0]?.file ?? '';
};

/** Another program holds the write lock of the database. */
const lockFromOutside = (file: string): DatabaseSync => {
  const stranger = new DatabaseSync(file);
  strangers.push(stranger);
  stranger.exec('begin immediate');
  return stranger;
};

test('while another program holds the lock, writes wait, everything else is served, and the writes succeed afterwards', async () => {
  const engine = await freshEngine();
  const asked = Promise.withResolvers<void>();
  const write: Engine['write'] = work => {
    setImmediate(asked.resolve);
    return engine.write(work);
  };
  const { call } = await testApp({ engine: { ...engine, write } });
  const stranger = lockFromOutside(await fileOf(engine));
  const ended: string[] = [];
  const start = async (name: string) => {
    const { status } = await call('POST', `/api/quiz/${QUIZ}/attempts`, { body: {} });
    ended.push(name);
    return status;
  };
  const began = performance.now();
  const writes = [start('first'), start('second')];
  await asked.promise;
  await yieldToEventLoop();
  for (const page of ['/api/health', `/api/quiz/${QUIZ}`, '/api/help'])
    expect([page, (await call('GET', page)).status]).toEqual([page, 200]);
  // Waiting inside SQLite would block the whole process for five seconds.
  expect(performance.now() - began).toBeLessThan(4000);
  expect(ended).toEqual([]);
  stranger.exec('rollback');
  expect(await Promise.all(writes)).toEqual([200, 200]);
  expect(await engine.db.selectFrom('attempts').selectAll().execute()).toHaveLength(2);
});

test('a lock that stays ends the wait with an error that means: try again', async () => {
  const file = await fileOf(await freshEngine());
  const { dialect } = openSqlite(file, 30);
  const db = new Kysely<Tables>({ dialect });
  const stranger = lockFromOutside(file);
  const job = { name: 'x', lease_until: '' };
  const alone = await db.insertInto('jobs').values(job).execute().catch(isTransient);
  const together = await db
    .transaction()
    .execute(trx => trx.insertInto('jobs').values(job).execute())
    .catch(isTransient);
  expect([alone, together]).toEqual([true, true]);
  stranger.exec('rollback');
  await db.insertInto('jobs').values(job).execute();
  expect(await db.selectFrom('jobs').select('name').execute()).toEqual([{ name: 'x' }]);
  await db.destroy();
});
