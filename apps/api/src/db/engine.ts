import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type EngineName = 'sqlite' | 'postgres';

export interface Engine {
  name: EngineName;
  db: Db;
  /** Answers when the database can be reached. */
  ping(): Promise<void>;
  /** Folds the write-ahead log back into the file, so that a copy of the file is whole. */
  checkpoint(): void;
  close(): Promise<void>;
}

/** No call waits for a dead connection longer than this. */
const PG_TIMEOUT_MS = 5000;

export const openEngine = (options: { databaseUrl?: string | undefined; dataDir: string; schema?: string }): Engine => {
  if (options.databaseUrl) {
    const pool = new pg.Pool({
      connectionString: options.databaseUrl,
      max: 10,
      connectionTimeoutMillis: PG_TIMEOUT_MS,
      query_timeout: PG_TIMEOUT_MS,
      statement_timeout: PG_TIMEOUT_MS,
      keepAlive: true,
      ...(options.schema ? { options: `-c search_path=${options.schema}` } : {}),
    });
    // A connection that dies while idle is not an error of any call: the pool opens another.
    pool.on('error', () => {});
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    return { name: 'postgres', db, ping: async () => void (await pool.query('select 1')), checkpoint: () => {}, close: () => db.destroy() };
  }
  mkdirSync(options.dataDir, { recursive: true });
  const { dialect, raw } = openSqlite(path.join(options.dataDir, 'eszkerek.db'));
  const db = new Kysely<Tables>({ dialect });
  return {
    name: 'sqlite',
    db,
    ping: async () => void raw.prepare('select 1').get(),
    checkpoint: () => raw.exec('pragma wal_checkpoint(truncate)'),
    close: () => db.destroy(),
  };
};
