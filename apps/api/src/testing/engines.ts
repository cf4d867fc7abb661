import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, inject } from 'vitest';
import { type Engine, type EngineName, openEngine } from '../db/engine.ts';

let counter = 0;

/** A busy machine may stop PostgreSQL for seconds; only the tests of its deadlines open it without patience. */
const PATIENCE = 15;

const openPostgresCopy = async (): Promise<Engine> => {
  const url = inject('postgresUrl');
  const name = `t_${process.pid}_${Date.now()}_${counter++}`;
  const admin = openEngine({ databaseUrl: url, dataDir: os.tmpdir(), patience: PATIENCE });
  await sql.raw(`create database ${name} template template_eszkerek`).execute(admin.db);
  const engine = openEngine({ databaseUrl: url.replace(/\/postgres$/, `/${name}`), dataDir: os.tmpdir(), patience: PATIENCE });
  return {
    ...engine,
    close: async () => {
      await engine.close();
      await sql.raw(`drop database ${name} with (force)`).execute(admin.db);
      await admin.close();
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
