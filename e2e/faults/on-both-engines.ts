import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { startPostgres, type TestPostgres } from '../../apps/api/src/testing/postgres.ts';
import { ServerProcess } from '../server-process.ts';
import type { Place } from './stored-answers.ts';

export interface Ground {
  /** A server on an empty database; removed after the file. */
  start(env?: Record<string, string>): Promise<ServerProcess>;
  place(server: ServerProcess): Place;
  /** Where a server could be: a folder and, for PostgreSQL, a database. */
  emptyPlace(): Promise<Place>;
  startOn(place: Place): Promise<ServerProcess>;
}

/** The same fault on both engines; PostgreSQL syncs here as it would in a school. */
export const onBothEngines = (title: string, tests: (ground: Ground) => void): void => {
  for (const name of ['SQLite', 'PostgreSQL'] as const)
    describe(`${title} on ${name}`, () => {
      let postgres: TestPostgres | undefined;
      const places = new Map<ServerProcess, Place>();
      const emptyPlace = async (): Promise<Place> => ({
        dataDir: mkdtempSync(path.join(os.tmpdir(), 'eszkerek-fault-')),
        databaseUrl: await postgres?.newDatabase(),
      });
      const startOn = async (place: Place, env: Record<string, string> = {}): Promise<ServerProcess> => {
        const database: Record<string, string> = place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {};
        const server = await ServerProcess.create({ dataDir: place.dataDir, env: { ...database, ...env } });
        places.set(server, place);
        await server.start();
        return server;
      };
      beforeAll(async () => {
        if (name === 'PostgreSQL') postgres = await startPostgres({ sync: true });
      });
      afterAll(async () => {
        for (const server of places.keys()) await server.remove();
        await postgres?.stop();
      });
      tests({
        start: async env => startOn(await emptyPlace(), env),
        startOn,
        emptyPlace,
        place: server => places.get(server) ?? { dataDir: server.dataDir },
      });
    });
};
