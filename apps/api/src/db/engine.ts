import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { type Broadcast, postgresBroadcast } from './broadcast.ts';
import { openPostgres } from './postgres.ts';
import { SharedCommit } from './shared-commit.ts';
import { openSqlite } from './sqlite.ts';
import type { Db, Tables } from './tables.ts';

export type { Db } from './tables.ts';
export type EngineName = 'sqlite' | 'postgres';

export interface Engine {
  name: EngineName;
  db: Db;
  /** A transaction for frequent concurrent writes: SQLite commits those that wait together with one disk sync (shared-commit.ts). */
  write<T>(work: (trx: Db) => Promise<T>): Promise<T>;
  /** Between the processes that share the database; SQLite has none of its own. */
  broadcast?: Broadcast;
  /** Resolves when the database is reachable. */
  ping(): Promise<void>;
  /** Moves the write-ahead log into the main file, so that a copy of that file is complete. */
  checkpoint(): void;
  close(): Promise<void>;
}

export interface EngineOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** For migrations, jobs and backups, which may take longer than a request. */
  longRunning?: boolean;
  /** Multiplies the deadlines of PostgreSQL (postgres.ts). */
  patience?: number;
}

export const openEngine = (options: EngineOptions): Engine => {
  if (options.databaseUrl) {
    const { dialect, ping } = openPostgres({ url: options.databaseUrl, longRunning: options.longRunning, patience: options.patience });
    const db = new Kysely<Tables>({ dialect });
    return {
      name: 'postgres',
      db,
      write: work => db.transaction().execute(work),
      broadcast: postgresBroadcast(options.databaseUrl, async (channel, text) => {
        await sql`select pg_notify(${channel}, ${text})`.execute(db);
      }),
      ping,
      checkpoint: () => {},
      close: () => db.destroy(),
    };
  }
  // Personal data of children: readable by this user only.
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const { dialect, raw } = openSqlite(path.join(options.dataDir, 'eszkerek.db'));
  const db = new Kysely<Tables>({ dialect });
  const shared = new SharedCommit(db, raw);
  return {
    name: 'sqlite',
    db,
    write: work => shared.write(work),
    ping: async () => void raw.prepare('select 1').get(),
    checkpoint: () => raw.exec('pragma wal_checkpoint(truncate)'),
    close: () => db.destroy(),
  };
};
