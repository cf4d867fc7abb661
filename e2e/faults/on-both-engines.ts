import { afterAll, beforeAll, describe } from 'vitest';
import { startPostgres, type TestPostgres } from '../../apps/api/src/testing/postgres.ts';
import { ServerProcess } from './server-process.ts';
import type { Place } from './stored-answers.ts';

export interface Ground {
  /** A server on an empty database; removed after the file. */
  start(env?: Record<string, string>): Promise<ServerProcess>;
  place(server: ServerProcess): Place;
}

/** The same fault on both engines; PostgreSQL syncs here as it would in a school. */
export const onBothEngines = (title: string, tests: (ground: Ground) => void): void => {
  for (const name of ['SQLite', 'PostgreSQL'] as const)
    describe(`${title} on ${name}`, () => {
      let postgres: TestPostgres | undefined;
      const servers: { server: ServerProcess; databaseUrl: string | undefined }[] = [];
      beforeAll(async () => {
        if (name === 'PostgreSQL') postgres = await startPostgres({ sync: true });
      });
      afterAll(async () => {
        for (const { server } of servers) await server.remove();
        await postgres?.stop();
      });
      tests({
        start: async (env = {}) => {
          const databaseUrl = await postgres?.newDatabase();
          const server = await ServerProcess.create({ env: { ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}), ...env } });
          servers.push({ server, databaseUrl });
          await server.start();
          return server;
        },
        place: server => ({ dataDir: server.dataDir, databaseUrl: servers.find(known => known.server === server)?.databaseUrl }),
      });
    });
};
