import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect } from 'kysely';

const CACHED_STATEMENTS = 500;

const NOTHING = { reader: false, all: () => [], run: () => ({ changes: 0, lastInsertRowid: 0 }), iterate: () => [].values() };

/** SQLite undoes table changes with their transaction like any other: a start killed half-way begins its migrations again. */
class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true;
      }
    })();
  }
}

/**
 * Kysely's SqliteDialect speaks better-sqlite3's interface; this is the part of it that it uses, over node:sqlite.
 * Statements are kept: preparing costs more than most of our queries.
 */
const shim = (db: DatabaseSync) => {
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = db.prepare(sql);
    if (statements.size >= CACHED_STATEMENTS) statements.clear();
    statements.set(sql, statement);
    return statement;
  };
  return {
    close: () => db.close(),
    prepare: (sql: string) => {
      // A full disk ends the transaction by itself; the failure must not be replaced by one about the missing transaction.
      if (sql === 'rollback' && !db.isTransaction) return NOTHING;
      // Kysely begins deferred transactions; two writers would then fail at the upgrade instead of waiting at the start.
      const statement = prepared(sql === 'begin' ? 'begin immediate' : sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters: readonly unknown[]) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
};

export const openSqlite = (file: string): { dialect: SqliteDialect; raw: DatabaseSync } => {
  const db = new DatabaseSync(file);
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000; pragma temp_store = memory; pragma cache_size = -32000;',
  );
  const mode = db.prepare('pragma journal_mode').get() as { journal_mode: string };
  const sync = db.prepare('pragma synchronous').get() as { synchronous: number };
  if (file !== ':memory:' && (mode.journal_mode !== 'wal' || sync.synchronous !== 2))
    throw new Error(`SQLite refused wal/full: ${mode.journal_mode}/${sync.synchronous}`);
  return { dialect: new TransactionalDialect({ database: shim(db) as never }), raw: db };
};
