import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, inject, test } from 'vitest';
import { openEngine } from '../db/engine.ts';
import { SERVING_NAME } from '../db/postgres.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { testApp } from '../testing/app.ts';
import { freshEngine } from '../testing/engines.ts';
import { dumpTables } from '../testing/full-account.ts';
import { addStudent } from '../testing/people.ts';
import { backupPostgres, requireStoppedPostgres, restorePostgres } from './backup-postgres.ts';
import { backupSqlite, restoreSqlite } from './backup-sqlite.ts';

const directories: string[] = [];
const temporary = (): string => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'eszkerek-backup-'));
  directories.push(directory);
  return directory;
};
afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
});

const now = new Date('2026-11-15T08:00:00Z');
const usernames = (dump: Awaited<ReturnType<typeof dumpTables>>): number[] =>
  (dump.users ?? [])
    .flatMap(row => (String(row.username).startsWith('Teher ') ? [Number(String(row.username).slice(6))] : []))
    .sort((a, b) => a - b);

/** Inserts accounts with a session each until stopped: a torn copy would hold one without the other. */
const load = (db: Parameters<typeof addStudent>[0]) => {
  let stop = false;
  let written = 0;
  const running = (async () => {
    for (; !stop; written++) {
      const username = `Teher ${written}`;
      await db.transaction().execute(trx => addStudent(trx, now, { username }));
      // SQLite is synchronous: without a pause nothing else would run.
      await new Promise(resolve => setImmediate(resolve));
    }
  })();
  return {
    written: () => written,
    end: async () => {
      stop = true;
      await running;
    },
  };
};

const expectUntorn = (dump: Awaited<ReturnType<typeof dumpTables>>, least: number): void => {
  const numbers = usernames(dump);
  expect(numbers.length).toBeGreaterThanOrEqual(least);
  expect(numbers).toEqual(numbers.map((_, i) => i));
  expect(dump.sessions).toHaveLength(numbers.length);
};

test('SQLite: a backup taken under load restores to a whole database without a gap', async () => {
  const dataDir = temporary();
  copyFileSync(inject('sqliteTemplate'), path.join(dataDir, 'eszkerek.db'));
  const engine = openEngine({ dataDir });
  const work = load(engine.db);
  while (work.written() < 20) await new Promise(resolve => setImmediate(resolve));
  const least = work.written();
  const copy = path.join(dataDir, 'mentes.db');
  await backupSqlite(dataDir, copy);
  expect(() => restoreSqlite(dataDir, copy)).toThrow('stop the server first');
  expect(readdirSync(dataDir).filter(name => name.includes('arriving'))).toEqual([]);
  await work.end();
  expect(work.written()).toBeGreaterThan(least);
  await engine.close();
  restoreSqlite(dataDir, copy);
  const restored = openEngine({ dataDir });
  expectUntorn(await dumpTables(restored), least);
  await restored.close();
});

test('SQLite: a damaged file is refused and the database stays', async () => {
  const dataDir = temporary();
  copyFileSync(inject('sqliteTemplate'), path.join(dataDir, 'eszkerek.db'));
  const bad = path.join(dataDir, 'rossz.db');
  writeFileSync(bad, 'nem adatbázis');
  expect(() => restoreSqlite(dataDir, bad)).toThrow();
  const engine = openEngine({ dataDir });
  expect(await engine.db.selectFrom('users').selectAll().execute()).toEqual([]);
  await engine.close();
});

test('PostgreSQL: a backup taken under load restores without a gap; half a file changes nothing', async () => {
  const source = await freshEngine('postgres');
  const work = load(source.db);
  while (work.written() < 20) await new Promise(resolve => setTimeout(resolve, 1));
  const least = work.written();
  const file = path.join(temporary(), 'mentes.jsonl');
  await backupPostgres(source.db, file);
  await work.end();
  const target = await freshEngine('postgres');
  await restorePostgres(target.db, file);
  const dump = await dumpTables(target);
  expectUntorn(dump, least);
  const half = path.join(temporary(), 'fel.jsonl');
  writeFileSync(half, readFileSync(file, 'utf8').split('\n').slice(0, 10).join('\n'));
  await expect(restorePostgres(target.db, half)).rejects.toThrow('not whole');
  const other = path.join(temporary(), 'mas.db');
  writeFileSync(other, 'SQLite format 3');
  await expect(restorePostgres(target.db, other)).rejects.toThrow('no backup of a PostgreSQL database');
  expect(await dumpTables(target)).toEqual(dump);
});

test('PostgreSQL: while a server has the database, a restore is refused', async () => {
  const serving = await freshEngine('postgres');
  await serving.ping();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(serving.db);
  const databaseUrl = inject('postgresUrl').replace(/\/[^/]*$/, `/${rows[0]?.name}`);
  const command = openEngine({ dataDir: temporary(), databaseUrl, longRunning: true });
  await expect(requireStoppedPostgres(command.db)).rejects.toThrow('stop the server first');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = ${SERVING_NAME}`.execute(command.db);
  await expect
    .poll(() =>
      requireStoppedPostgres(command.db).then(
        () => 'free',
        () => 'in use',
      ),
    )
    .toBe('free');
  await command.close();
});

test('PostgreSQL: the whole demo school comes back row by row', async () => {
  const { deps, engine } = await testApp({ engine: await freshEngine('postgres') });
  await seedDemo(deps);
  const file = path.join(temporary(), 'mentes.jsonl');
  await backupPostgres(engine.db, file);
  // Downgrade: an older version restores over tables a newer one added.
  const target = await freshEngine('postgres');
  await sql`create table later_things (user_id text references users (id))`.execute(target.db);
  await restorePostgres(target.db, file);
  const sorted = (dump: Awaited<ReturnType<typeof dumpTables>>) =>
    Object.fromEntries(Object.entries(dump).map(([table, rows]) => [table, rows.map(row => JSON.stringify(row)).sort()]));
  expect(sorted(await dumpTables(target))).toEqual(sorted(await dumpTables(engine)));
});
