import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compile } from '@eszkerek/content/compile';
import type { TestProject } from 'vitest/node';
import { openEngine } from '../db/engine.ts';
import { migrate } from '../db/migrate.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    sqliteTemplate: string;
    librarySnapshot: string;
  }
}

/** One PostgreSQL and one migrated template per engine; tests copy it, or reuse an emptied copy (engines.ts). */
export default async ({ provide }: TestProject) => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'eszkerek-test-'));
  const sqlite = openEngine({ dataDir: directory });
  await migrate(sqlite.db);
  sqlite.checkpoint();
  await sqlite.close();

  const server = await startPostgres();
  const admin = openEngine({ databaseUrl: server.url('postgres'), dataDir: directory });
  const { sql } = await import('kysely');
  await sql`create database template_eszkerek`.execute(admin.db);
  await admin.close();
  // A request's deadline is too short for all migrations on a busy machine.
  const template = openEngine({ databaseUrl: server.url('template_eszkerek'), dataDir: directory, longRunning: true });
  await migrate(template.db);
  await template.close();

  provide('sqliteTemplate', path.join(directory, 'eszkerek.db'));
  provide('postgresUrl', server.url('postgres'));

  const root = path.resolve(import.meta.dirname, '../../../..');
  const { content, keys, forintKeys } = compile({ contentDir: path.join(root, 'content'), cacheDir: path.join(root, '.cache', 'content') });
  const snapshot = path.join(directory, 'library.json');
  writeFileSync(snapshot, JSON.stringify({ content, keys, forintKeys }));
  provide('librarySnapshot', snapshot);
  return async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
};
