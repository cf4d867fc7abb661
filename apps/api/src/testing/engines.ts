import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { describe, inject } from 'vitest';
import { type Engine, type EngineName, openEngine } from '../db/engine.ts';
import { runSql } from './postgres.ts';

let counter = 0;

/** A busy machine may stop PostgreSQL for seconds; only the tests of its deadlines open it without patience. */
const PATIENCE = 15;

/** Ends what still runs, empties every table but the list of migrations, and tells what a test may have changed besides rows. */
const EMPTY = `
  select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  do $$ declare name text; begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like '${DEFAULT_MIGRATION_TABLE}%' loop
      execute format('delete from %I', name);
    end loop;
  end $$`;
const SHAPE = `select count(*) || '/' || (select count(*) from pg_trigger) || '/' || (select count(*) from pg_proc) || '/' ||
  (select count(*) from pg_index) || '/' || (select count(*) from ${DEFAULT_MIGRATION_TABLE}) as shape from pg_attribute`;

/** Emptied databases of this worker, to be used again: emptying one takes a tenth of the time of copying the template. */
const spare: string[] = [];
let templateShape: unknown;

const openPostgresCopy = async (): Promise<Engine> => {
  const server = inject('postgresUrl');
  const urlOf = (name: string) => server.replace(/\/postgres$/, `/${name}`);
  templateShape ??= (await runSql(urlOf('template_eszkerek'), SHAPE))[0]?.shape;
  let name = spare.pop();
  if (!name) {
    name = `t_${process.pid}_${Date.now()}_${counter++}`;
    await runSql(server, `create database ${name} template template_eszkerek`);
  }
  const taken = name;
  const engine = openEngine({ databaseUrl: urlOf(taken), dataDir: os.tmpdir(), patience: PATIENCE });
  return {
    ...engine,
    close: async () => {
      await engine.close();
      // One connection for both: opening one costs as much as emptying.
      const [left] = await runSql(urlOf(taken), `${EMPTY}; ${SHAPE}`);
      if (left?.shape === templateShape) spare.push(taken);
      else await runSql(server, `drop database ${taken} with (force)`);
    },
  };
};

const openSqliteCopy = async (): Promise<Engine> => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'eszkerek-db-'));
  copyFileSync(inject('sqliteTemplate'), path.join(directory, 'eszkerek.db'));
  const engine = openEngine({ dataDir: directory });
  return {
    ...engine,
    close: async () => {
      await engine.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

/** A fresh database of its own for one test; closed and removed when the test ends. */
const opened: Engine[] = [];
export const freshEngine = async (name: EngineName = 'sqlite'): Promise<Engine> => {
  const engine = await (name === 'sqlite' ? openSqliteCopy() : openPostgresCopy());
  opened.push(engine);
  return engine;
};
export const closeEngines = async (): Promise<void> => {
  for (const engine of opened.splice(0)) await engine.close();
};

/** Runs the same tests on both engines. */
export const onBothEngines = (title: string, tests: (fresh: () => Promise<Engine>) => void): void => {
  for (const name of ['sqlite', 'postgres'] as const) describe(`${title} on ${name}`, () => tests(() => freshEngine(name)));
};
