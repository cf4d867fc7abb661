import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { openPostgres } from './postgres.ts';
import { SharedCommit } from './shared-commit.ts';
import { openSqlite } from './sqlite.ts';
import type { Db, Tables } from './tables.ts';

export type { Db } from './tables.ts';
export type EngineName = 'sqlite' | 'postgres';

export interface Engine {
  name: EngineName;
  db: Db;
  /** A transaction for what many do at the same moment: SQLite keeps what waits together with one sync. */
  write<T>(work: (trx: Db) => Promise<T>): Promise<T>;
  /** Answers when the database can be reached. */
  ping(): Promise<void>;
  /** Folds the write-ahead log back into the file, so that a copy of the file is whole. */
  checkpoint(): void;
  close(): Promise<void>;
}

export interface EngineOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** For migrations, jobs and backups, which may take longer than a call. */
  patient?: boolean;
}

export const openEngine = (options: EngineOptions): Engine => {
  if (options.databaseUrl) {
    const { dialect, ping } = openPostgres({ url: options.databaseUrl, patient: options.patient });
    const db = new Kysely<Tables>({ dialect });
    return {
      name: 'postgres',
      db,
      write: work => db.transaction().execute(work),
      ping,
      checkpoint: () => {},
      close: () => db.destroy(),
    };
  }
  // Names and results of children: nobody else on the machine may look in.
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
