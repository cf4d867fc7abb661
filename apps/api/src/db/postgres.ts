import type { EventEmitter } from 'node:events';
import { type PostgresCursor, PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import pg from 'pg';

/** From asking for a connection to giving it back. No call waits for a dead line longer than this. */
const CALL_MS = 4000;
/** Migrations, jobs and backups work on whole tables. */
const PATIENT_MS = 3_600_000;
const CONNECT_MS = 2000;
/** A holder that vanished without a word lets go of its locks. */
const IDLE_IN_TRANSACTION_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
const CONNECTIONS = 10;
const PATIENT_CONNECTIONS = 2;
const PATIENT_NAME = 'eszkerek-work';
/** How PostgreSQL tells who serves pupils at the moment. */
export const SERVING_NAME = 'eszkerek';

/** PostgreSQL's own refusals leave the connection sound, unless the server is going away (class 57P). */
const leavesSound = (error: unknown): boolean => error instanceof pg.DatabaseError && !error.code?.startsWith('57P');

/** The error handler knows these words: the database is away, not broken. */
const late = (): Error => new Error('timeout exceeded when trying to connect');

const before = async <T>(deadline: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), deadline - performance.now());
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
};

type Client = PostgresPoolClient & Pick<EventEmitter, 'on' | 'off'>;

/** One stay of a connection outside the pool: it has a deadline, and one that failed on the line is thrown away, not given back. */
class Stay implements PostgresPoolClient {
  readonly #client: Client;
  readonly #deadline: number;
  #broken: unknown;
  // A line cut between two statements is told to whoever listens; unheard, it would end the process.
  readonly #hear = (error: unknown): void => {
    this.#broken ??= error;
  };

  constructor(client: Client, deadline: number) {
    this.#client = client;
    this.#deadline = deadline;
    client.on('error', this.#hear);
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
      return await before(this.#deadline, this.#client.query<R>(text, values));
    } catch (error) {
      if (!leavesSound(error)) this.#broken = error;
      throw error;
    }
  }

  release(): void {
    // The listener stays on a broken one: its end may bring a last error.
    if (!this.#broken) this.#client.off('error', this.#hear);
    this.#client.release(this.#broken !== undefined);
  }
}

export interface PostgresOptions {
  url: string;
  /** For work that nobody is waiting for. */
  patient?: boolean | undefined;
}

export const openPostgres = ({ url, patient }: PostgresOptions) => {
  const stayMs = patient ? PATIENT_MS : CALL_MS;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: patient ? PATIENT_NAME : SERVING_NAME,
    max: patient ? PATIENT_CONNECTIONS : CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: stayMs,
    idle_in_transaction_session_timeout: patient ? 0 : IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  });
  // A connection that dies while idle is not an error of any call: the pool opens another.
  pool.on('error', () => {});
  const connect = async (): Promise<PostgresPoolClient> => {
    const now = performance.now();
    const connecting = pool.connect();
    try {
      return new Stay(await before(now + CONNECT_MS, connecting), now + stayMs);
    } catch (error) {
      // One that comes too late for its asker goes straight back.
      connecting.then(
        client => client.release(),
        () => {},
      );
      throw error;
    }
  };
  const dialect = new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } });
  const ping = async (): Promise<void> => {
    const stay = await connect();
    await stay.query('select 1', []).finally(() => stay.release());
  };
  return { dialect, ping };
};
