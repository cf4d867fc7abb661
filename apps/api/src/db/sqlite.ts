import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Driver, SqliteAdapter, SqliteDialect, type SqliteDialectConfig } from 'kysely';
import { WaitingDriver } from './sqlite-driver.ts';

const CACHED_STATEMENTS = 500;
/** How long a write waits for a lock of another process. */
const PATIENCE_MS = 5000;

const NOTHING = { reader: false, all: () => [], run: () => ({ changes: 0, lastInsertRowid: 0 }), iterate: () => [].values() };

class Adapter extends SqliteAdapter {
  /** SQLite's DDL is transactional, though Kysely's adapter says otherwise: a start killed half-way reruns its migrations cleanly. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  /** There is one, but the driver hands it out itself: Kysely's lock would be held while the driver waits. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class Dialect extends SqliteDialect {
  readonly #driver: Driver;
  constructor(config: SqliteDialectConfig, options: { raw: DatabaseSync; patienceMs: number }) {
    super(config);
    this.#driver = new WaitingDriver(config, options);
  }
  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }
  override createDriver(): Driver {
    return this.#driver;
  }
}

/** A prepared statement in the shape Kysely expects. `reader` is computed once: `columns()` builds a new array on each call. */
const asKyselyStatement = (statement: StatementSync) => ({
  reader: statement.columns().length > 0,
  all: (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[])),
  run: (parameters: readonly unknown[]) => statement.run(...(parameters as SQLInputValue[])),
  iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as SQLInputValue[])),
});

/**
 * Kysely's SqliteDialect expects better-sqlite3; this is the part of that interface it uses, over node:sqlite.
 * Prepared statements are cached: preparing costs more than running most of our queries.
 */
const shim = (db: DatabaseSync) => {
  const statements = new Map<string, ReturnType<typeof asKyselyStatement>>();
  const prepared = (sql: string): ReturnType<typeof asKyselyStatement> => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = asKyselyStatement(db.prepare(sql));
    if (statements.size >= CACHED_STATEMENTS) statements.clear();
    statements.set(sql, statement);
    return statement;
  };
  return {
    close: () => db.close(),
    prepare: (sql: string) => {
      // On a full disk SQLite has already rolled back; a second rollback would hide the original error.
      if (sql === 'rollback' && !db.isTransaction) return NOTHING;
      // Kysely begins deferred transactions: two writers would fail with SQLITE_BUSY at the lock upgrade instead of waiting at the start.
      return prepared(sql === 'begin' ? 'begin immediate' : sql);
    },
  };
};

export const openSqlite = (file: string, patienceMs = PATIENCE_MS): { dialect: SqliteDialect; raw: DatabaseSync } => {
  // Created with these rights before SQLite opens it; its -wal and -shm files take the rights of the database.
  if (file !== ':memory:') {
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
  }
  const db = new DatabaseSync(file);
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000; pragma temp_store = memory; pragma cache_size = -8000; pragma secure_delete = on;',
  );
  const mode = db.prepare('pragma journal_mode').get() as { journal_mode: string };
  const sync = db.prepare('pragma synchronous').get() as { synchronous: number };
  if (file !== ':memory:' && (mode.journal_mode !== 'wal' || sync.synchronous !== 2))
    throw new Error(`SQLite refused wal/full: ${mode.journal_mode}/${sync.synchronous}`);
  // From here on the driver waits, without blocking the event loop.
  db.exec('pragma busy_timeout = 0');
  return { dialect: new Dialect({ database: shim(db) as never }, { raw: db, patienceMs }), raw: db };
};
