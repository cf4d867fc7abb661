import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Passwords } from '../apps/api/src/areas/auth/passwords.ts';
import { type EngineName, openEngine } from '../apps/api/src/db/engine.ts';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { runSql, startPostgres, type TestPostgres } from '../apps/api/src/testing/postgres.ts';
import { dialects, PASSWORD, type Size, seedStatements } from './seed-sql.ts';
import { ROOT, type Running, startProductOn } from './server.ts';

export const sizes = {
  small: { users: 500, classes: 2, rows: 20_000 },
  school: { users: 3_300, classes: 100, rows: 120_000 },
  large: { users: 50_000, classes: 200, rows: 2_000_000 },
} satisfies Record<string, Size>;
export type SizeName = keyof typeof sizes;

const CACHE = path.join(ROOT, '.cache', 'bench');
const MIGRATIONS = path.join(ROOT, 'apps/api/src/db/migrations');

/** Made again when the tables or the rows change. */
const stamp = (): string => {
  const hash = createHash('sha256').update(readFileSync(path.join(import.meta.dirname, 'seed-sql.ts')));
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(path.join(MIGRATIONS, file)));
  return hash.update(JSON.stringify(sizes)).digest('hex').slice(0, 10);
};

const tellSeeding = (engine: EngineName, { users, rows }: Size): void =>
  void process.stderr.write(`Filling ${engine} with ${users} users and ${rows} progress rows…\n`);

const migrated = async (options: Parameters<typeof openEngine>[0]): Promise<void> => {
  const engine = openEngine({ ...options, longRunning: true });
  await migrate(engine.db);
  await engine.close();
};

const sqliteFolder = async (name: SizeName): Promise<string> => {
  const folder = path.join(CACHE, `sqlite-${name}-${stamp()}`);
  if (existsSync(folder)) return folder;
  for (const old of readdirSync(CACHE)) if (old.startsWith(`sqlite-${name}-`)) rmSync(path.join(CACHE, old), { recursive: true });
  tellSeeding('sqlite', sizes[name]);
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  await migrated({ dataDir: unfinished });
  const db = new DatabaseSync(path.join(unfinished, 'eszkerek.db'));
  // Nobody misses half a cache: the folder gets its name when it is whole.
  db.exec('pragma journal_mode = off; pragma synchronous = off; pragma foreign_keys = off; pragma cache_size = -400000; begin');
  for (const statement of seedStatements(dialects.sqlite, sizes[name], await new Passwords().hash(PASSWORD))) db.exec(statement);
  db.exec('commit');
  db.close();
  renameSync(unfinished, folder);
  return folder;
};

const postgresDatabase = async (postgres: TestPostgres, name: SizeName): Promise<string> => {
  const database = `${name}_${stamp()}`;
  const main = postgres.url('postgres');
  const there = (await runSql(main, 'select datname from pg_database')).map(row => String(row.datname));
  if (there.includes(database)) return database;
  for (const old of there) if (old.startsWith(`${name}_`)) await runSql(main, `drop database ${old}`);
  tellSeeding('postgres', sizes[name]);
  const unfinished = `${name}_unfinished`;
  await runSql(main, `drop database if exists ${unfinished}`);
  await runSql(main, `create database ${unfinished}`);
  await migrated({ databaseUrl: postgres.url(unfinished), dataDir: CACHE });
  const url = postgres.url(unfinished);
  const statements = seedStatements(dialects.postgres, sizes[name], await new Passwords().hash(PASSWORD));
  // The rows are whole by themselves: checking each one's parents would take longer than writing it.
  await runSql(url, ['set session_replication_role = replica', ...statements].join(';'));
  // What its own housekeeping would have done within minutes.
  await runSql(url, 'vacuum analyze');
  await runSql(main, `alter database ${unfinished} rename to ${database}`);
  return database;
};

/** Where the rows are, and how to be rid of them. */
interface Copy {
  folder: string;
  databaseUrl?: string;
  end(): Promise<void>;
}

/** Each bench writes into a copy, so that the next finds the rows as they were made. */
const copySqlite = async (name: SizeName): Promise<Copy> => {
  const folder = mkdtempSync(path.join(CACHE, `run-${process.pid}-`));
  const copy = path.join(folder, 'eszkerek.db');
  copyFileSync(path.join(await sqliteFolder(name), 'eszkerek.db'), copy, constants.COPYFILE_FICLONE);
  // Else the first saves would wait until the disk has taken the copy in.
  const file = openSync(copy, 'r+');
  fsyncSync(file);
  closeSync(file);
  return { folder, end: async () => rmSync(folder, { recursive: true, force: true }) };
};

const copyPostgres = async (name: SizeName): Promise<Copy> => {
  const folder = mkdtempSync(path.join(CACHE, `run-${process.pid}-`));
  const postgres = await startPostgres({ sync: true, keepIn: path.join(CACHE, 'postgres') });
  const end = async (): Promise<void> => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const template = await postgresDatabase(postgres, name);
    await runSql(postgres.url('postgres'), 'drop database if exists run with (force)');
    await runSql(postgres.url('postgres'), `create database run template ${template}`);
    return { folder, databaseUrl: postgres.url('run'), end };
  } catch (error) {
    await end();
    throw error;
  }
};

/** Of a run that was killed. */
const isLeft = (folder: string): boolean => {
  const owner = /^run-(\d+)-/.exec(folder)?.[1];
  return owner !== undefined && !existsSync(`/proc/${owner}`);
};

/** A database of made-up people of its own. */
export const copySeeded = async (name: SizeName, engine: EngineName): Promise<Copy> => {
  mkdirSync(CACHE, { recursive: true });
  for (const folder of readdirSync(CACHE)) if (isLeft(folder)) rmSync(path.join(CACHE, folder), { recursive: true, force: true });
  return (engine === 'sqlite' ? copySqlite : copyPostgres)(name);
};

/** The product over made-up people. Guests are told apart by the address they say, as behind a proxy. */
export const startSeeded = async (name: SizeName, engine: EngineName = 'sqlite', env: Record<string, string> = {}): Promise<Running> => {
  const { folder, databaseUrl, end } = await copySeeded(name, engine);
  const database: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  try {
    const running = await startProductOn(folder, { DEMO: '0', TRUST_PROXY: '1', ...database, ...env });
    return { ...running, stop: () => running.stop().then(end) };
  } catch (error) {
    await end();
    throw error;
  }
};
