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

/** What a statement is to Kysely; whether it brings rows is asked once, for the answer is built anew each time. */
const spoken = (statement: StatementSync) => ({
  reader: statement.columns().length > 0,
  all: (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[])),
  run: (parameters: readonly unknown[]) => statement.run(...(parameters as SQLInputValue[])),
  iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as SQLInputValue[])),
});

/**
 * Kysely's SqliteDialect speaks better-sqlite3's interface; this is the part of it that it uses, over node:sqlite.
 * Statements are kept: preparing costs more than most of our queries.
 */
const shim = (db: DatabaseSync) => {
  const statements = new Map<string, ReturnType<typeof spoken>>();
  const prepared = (sql: string): ReturnType<typeof spoken> => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = spoken(db.prepare(sql));
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
      return prepared(sql === 'begin' ? 'begin immediate' : sql);
    },
  };
};

export const openSqlite = (file: string): { dialect: SqliteDialect; raw: DatabaseSync } => {
  const db = new DatabaseSync(file);
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000; pragma temp_store = memory; pragma cache_size = -8000;',
  );
  const mode = db.prepare('pragma journal_mode').get() as { journal_mode: string };
  const sync = db.prepare('pragma synchronous').get() as { synchronous: number };
  if (file !== ':memory:' && (mode.journal_mode !== 'wal' || sync.synchronous !== 2))
    throw new Error(`SQLite refused wal/full: ${mode.journal_mode}/${sync.synchronous}`);
  return { dialect: new TransactionalDialect({ database: shim(db) as never }), raw: db };
};
