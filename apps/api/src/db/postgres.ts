import type { EventEmitter } from 'node:events';
import { type PostgresCursor, PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { fixedStatementName } from './fixed-statements.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** From asking for a connection to releasing it: the longest a request waits for a dead connection. */
const CALL_MS = 4000;
/** Migrations, jobs and backups work on whole tables. */
const LONG_RUNNING_MS = 3_600_000;
const CONNECT_MS = 2000;
/** A client that disappeared inside a transaction must not keep its locks. */
const IDLE_IN_TRANSACTION_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
const CONNECTIONS = 10;
const LONG_RUNNING_CONNECTIONS = 3;
const LONG_RUNNING_NAME = 'eszkerek-work';
/** application_name of serving processes, so that a restore can refuse to run while one is connected. */
export const SERVING_NAME = 'eszkerek';

/** "cached plan must not change result type": a migration of a newer version changed a table under a prepared statement. */
const isStalePlan = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '0A000';

/** An error reported by PostgreSQL leaves the connection usable, unless the server is shutting down (class 57P) or a plan is stale. */
const keepsConnection = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !error.code?.startsWith('57P') && !isStalePlan(error);

/** Node tries every address of a host and reports them together, with an empty message of its own. */
const messageOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(String).join(', ') : error instanceof Error ? error.message : String(error);

/** Everything but PostgreSQL's own errors means that the connection failed; with a stale plan a new one will do. */
const asUnavailable = (error: unknown): unknown =>
  (error instanceof pg.DatabaseError && !isStalePlan(error)) || error instanceof DatabaseUnavailable
    ? error
    : new DatabaseUnavailable(messageOf(error), { cause: error });

const withDeadline = async <T>(deadline: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable('PostgreSQL did not answer in time')), deadline - performance.now());
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
};

type Statement = { text: string; values: unknown[]; name?: string };
type Client = Pick<PostgresPoolClient, 'release'> &
  Pick<EventEmitter, 'on' | 'off'> & { query<R>(statement: Statement): Promise<PostgresQueryResult<R>> };

const statementOf = (text: string, values: readonly unknown[]): Statement => {
  const name = fixedStatementName(text);
  return { text, values: [...values], ...(name ? { name } : {}) };
};

/** A connection checked out of the pool, with a deadline. After a connection error it is destroyed instead of returned to the pool. */
class CheckedOutClient implements PostgresPoolClient {
  readonly #client: Client;
  readonly #deadline: number;
  #broken: unknown;
  // pg emits 'error' on the client when its connection drops between two queries; without a listener the process exits.
  readonly #onError = (error: unknown): void => {
    this.#broken ??= asUnavailable(error);
  };

  constructor(client: Client, deadline: number) {
    this.#client = client;
    this.#deadline = deadline;
    client.on('error', this.#onError);
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(text: string | PostgresCursor<R>, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('Cursors are opened in SQL.');
    return this.#run(text, values);
  }

  async #run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#broken) throw this.#broken;
    try {
      return await withDeadline(this.#deadline, this.#client.query<R>(statementOf(text, values)));
    } catch (error) {
      const failure = asUnavailable(error);
      if (!keepsConnection(error)) this.#broken = failure;
      throw failure;
    }
  }

  release(): void {
    // A broken client keeps its listener: closing it may emit one more error.
    if (!this.#broken) this.#client.off('error', this.#onError);
    this.#client.release(this.#broken !== undefined);
  }
}

export interface PostgresOptions {
  url: string;
  /** For background work: long deadlines, few connections. */
  longRunning?: boolean | undefined;
  /** Multiplies the deadlines of a request. Tests of other things than deadlines must not fail on a busy machine. */
  patience?: number | undefined;
}

export const openPostgres = ({ url, longRunning, patience = 1 }: PostgresOptions) => {
  const deadlineMs = longRunning ? LONG_RUNNING_MS : CALL_MS * patience;
  const connectMs = CONNECT_MS * patience;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: longRunning ? LONG_RUNNING_NAME : SERVING_NAME,
    max: longRunning ? LONG_RUNNING_CONNECTIONS : CONNECTIONS,
    connectionTimeoutMillis: connectMs,
    statement_timeout: deadlineMs,
    idle_in_transaction_session_timeout: longRunning ? 0 : IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  });
  // An idle connection that drops affects no request: the pool opens another.
  pool.on('error', () => {});
  const connect = async (): Promise<PostgresPoolClient> => {
    const now = performance.now();
    const connecting = pool.connect();
    try {
      return new CheckedOutClient(await withDeadline(now + connectMs, connecting), now + deadlineMs);
    } catch (error) {
      // A connection that arrives after the deadline is released at once.
      connecting.then(
        client => client.release(),
        () => {},
      );
      throw asUnavailable(error);
    }
  };
  const dialect = new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } });
  const ping = async (): Promise<void> => {
    const client = await connect();
    await client.query('select 1', []).finally(() => client.release());
  };
  return { dialect, ping };
};
