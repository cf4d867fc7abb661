import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { type CompiledQuery, type DatabaseConnection, type QueryResult, type SqliteDialectConfig, SqliteDriver } from 'kysely';
import { isBusy } from './unavailable.ts';

const LONGEST_PAUSE_MS = 25;

/** The one connection belongs to one caller at a time, in order of arrival. */
class Turns {
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  async take(): Promise<void> {
    if (this.#taken) await new Promise<void>(resolve => this.#waiting.push(resolve));
    else this.#taken = true;
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }
}

/**
 * Waits for a lock of another process outside of SQLite: its own busy timeout would block the event loop, and with it every
 * call that needs no database. Others use the connection meanwhile, so reads go on.
 */
class WaitingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #raw: DatabaseSync;
  readonly #turns: Turns;
  readonly #patienceMs: number;

  constructor(connection: DatabaseConnection, options: { raw: DatabaseSync; turns: Turns; patienceMs: number }) {
    this.#connection = connection;
    this.#raw = options.raw;
    this.#turns = options.turns;
    this.#patienceMs = options.patienceMs;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.#connection.executeQuery<R>(query);
    } catch (error) {
      // Nothing was done yet: a transaction takes its lock at `begin immediate`, any other statement is its own transaction.
      if (!isBusy(error) || this.#raw.isTransaction) throw error;
    }
    return this.#executeAgain(query);
  }

  async #executeAgain<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const deadline = performance.now() + this.#patienceMs;
    for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      this.#turns.give();
      await pause(pauseMs);
      await this.#turns.take();
      try {
        return await this.#connection.executeQuery<R>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}

export class WaitingDriver extends SqliteDriver {
  readonly #turns = new Turns();
  readonly #raw: DatabaseSync;
  readonly #patienceMs: number;
  #connection: DatabaseConnection | undefined;

  constructor(config: SqliteDialectConfig, options: { raw: DatabaseSync; patienceMs: number }) {
    super(config);
    this.#raw = options.raw;
    this.#patienceMs = options.patienceMs;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    this.#connection ??= new WaitingConnection(await super.acquireConnection(), {
      raw: this.#raw,
      turns: this.#turns,
      patienceMs: this.#patienceMs,
    });
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.give();
  }
}
