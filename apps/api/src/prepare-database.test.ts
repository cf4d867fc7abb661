import os from 'node:os';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { openEngine } from './db/engine.ts';
import { mainAccounts, pupilAccounts } from './demo/accounts.ts';
import { prepareDatabase } from './prepare-database.ts';
import { testSettings } from './testing/app.ts';
import { testLibrary } from './testing/library.ts';

test('nodes that start together on an empty PostgreSQL all come up, with one demo school', async () => {
  const url = inject('postgresUrl');
  const name = `empty_${process.pid}`;
  const server = openEngine({ databaseUrl: url, dataDir: os.tmpdir() });
  await sql.raw(`create database ${name}`).execute(server.db);
  const nodes = Array.from({ length: 3 }, () =>
    openEngine({ databaseUrl: url.replace(/\/postgres$/, `/${name}`), dataDir: os.tmpdir(), longRunning: true }),
  );
  // Connected already, so that they begin at the same moment.
  await Promise.all(nodes.map(({ ping }) => ping()));
  const settings = testSettings({ DEMO: '1' });
  const starts = await Promise.allSettled(nodes.map(node => prepareDatabase(node, settings, testLibrary)));
  const accounts = await nodes[0]?.db.selectFrom('users').select('id').execute();
  for (const { close } of nodes) await close();
  await sql.raw(`drop database ${name} with (force)`).execute(server.db);
  await server.close();
  expect(starts).toEqual(nodes.map(() => ({ status: 'fulfilled', value: true })));
  expect(accounts).toHaveLength(mainAccounts.length + pupilAccounts.length);
});
