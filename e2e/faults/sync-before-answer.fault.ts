import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { startPostgres } from '../../apps/api/src/testing/postgres.ts';
import { ServerProcess } from '../server-process.ts';
import { until } from '../until.ts';
import { attemptIdOf, sendAnswer, startAttempt } from './quiz-load.ts';
import { Strace } from './strace.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** One answer, watched: how often a finished sync of the database's log stood between its arrival and the reply. */
const syncsBeforeAnswer = async (server: ServerProcess, others: readonly number[], log: RegExp): Promise<number> => {
  const attempt = attemptIdOf(await startAttempt(server.url));
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'eszkerek-strace-')), 'trace');
  const strace = await Strace.attach([server.pid, ...others], file);
  const key = randomUUID();
  const answer = await sendAnswer(server.url, { attempt, key, answer: '5/6' });
  expect(answer.status).toBe(200);
  const lines = await strace.end();
  const received = lines.findIndex(line => line.includes(key) && /\b(read|recvfrom)\(/.test(line));
  const replied = lines.findIndex((line, i) => i > received && /\b(write|writev|sendto|sendmsg)\(.*HTTP\/1\.1 200/.test(line));
  expect([received >= 0, replied > received], 'the call and its reply were seen').toEqual([true, true]);
  return lines
    .slice(received, replied)
    .filter(line => (/\bf(data)?sync\(\d+<(.*)>/.test(line) && log.test(line)) || /<\.\.\. f(data)?sync resumed>/.test(line))
    .filter(line => /= 0( |$)/.test(line)).length;
};

const SQLITE_LOG = /eszkerek\.db-wal/;
const POSTGRES_LOG = /pg_wal/;

test('SQLite: the log is synced between the arrival of an answer and the reply; without syncing the proof fails', async () => {
  const fault = pathToFileURL(path.join(import.meta.dirname, 'database-fault.mjs')).href;
  const server = await ServerProcess.start({ env: { NODE_OPTIONS: `--import=${fault}`, FAULT_SQL: 'pragma synchronous = off' } });
  ends.push(() => server.remove());
  expect(await syncsBeforeAnswer(server, [], SQLITE_LOG)).toBeGreaterThan(0);
  server.signal('SIGUSR2');
  await until('syncing is off', () => server.output.includes('FAULT 1 on 1'));
  expect(await syncsBeforeAnswer(server, [], SQLITE_LOG)).toBe(0);
});

for (const sync of [true, false])
  test(`PostgreSQL ${sync ? 'syncs its log before the reply' : 'with syncing off: the proof fails'}`, async () => {
    const postgres = await startPostgres({ sync });
    ends.push(() => postgres.stop());
    const server = await ServerProcess.start({ env: { DATABASE_URL: await postgres.newDatabase() } });
    ends.push(() => server.remove());
    const syncs = await syncsBeforeAnswer(server, postgres.processes(), POSTGRES_LOG);
    if (sync) expect(syncs).toBeGreaterThan(0);
    else expect(syncs).toBe(0);
  });
