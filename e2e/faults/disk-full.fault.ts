import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { errors } from '@eszkerek/contract';
import { afterAll, expect, test } from 'vitest';
import { ServerProcess } from '../server-process.ts';
import { until } from '../until.ts';
import { attemptIdOf, QUIZ, sendAnswer, startAttempt } from './quiz-load.ts';
import { send } from './send.ts';

const FAULT = pathToFileURL(path.join(import.meta.dirname, 'database-fault.mjs')).href;
let server: ServerProcess | undefined;
afterAll(() => server?.remove());

test('disk full: writes answer 503 in Hungarian, reads go on, nothing is half-written, and it is well again with room', async () => {
  server = await ServerProcess.start({
    env: {
      NODE_OPTIONS: `--import=${FAULT}`,
      // It cannot be set below the present size: the next page that is asked for is refused.
      FAULT_SQL: 'pragma max_page_count = 1',
      FAULT_UNDO_SQL: 'pragma max_page_count = 1000000',
    },
  });
  const { url, dataDir } = server;
  const before = await startAttempt(url);
  expect(before.status).toBe(200);
  server.signal('SIGUSR2');
  await until('the disk is full', () => server?.output.includes('FAULT 1 on 1') ?? false);

  // Small rows still find room in pages that are there: write until it is used up.
  const stored: string[] = [attemptIdOf(before)];
  const refused = await (async () => {
    for (;;) {
      const answer = await startAttempt(url);
      if (answer.status !== 200) return answer;
      stored.push(attemptIdOf(answer));
    }
  })();
  expect(refused.status).toBe(503);
  expect(refused.body).toMatchObject({ success: false, message: errors.unavailable.message });

  const rows = (table: string): number => {
    const db = new DatabaseSync(path.join(dataDir, 'eszkerek.db'), { readOnly: true });
    const { n } = db.prepare(`select count(*) as n from ${table}`).get() as { n: number };
    db.close();
    return n;
  };
  const attempts = rows('attempts');
  expect(attempts).toBe(stored.length);
  // A registration writes many rows of many tables: none of them may stay.
  const users = rows('users');
  const registering = { email: 'tele@pelda.hu', password: 'Jo-Jelszo-77', passwordConfirm: 'Jo-Jelszo-77', termsAccepted: true };
  const registered = await send('POST', `${url}/api/register`, {
    body: { ...registering, role: 'student', username: 'Teli Lemez' },
  });
  for (let i = 0; i < 20; i++) expect((await startAttempt(url)).status).toBe(503);
  expect([registered.status, rows('users') - users]).toEqual(registered.status === 503 ? [503, 0] : [200, 1]);
  expect(rows('attempts')).toBe(attempts);

  const ready = async () => (await send('GET', `${url}/api/ready`)).status;
  await until('the balancer is told', async () => (await ready()) === 503);
  for (const page of [`/api/quiz/${QUIZ}`, '/api/health', '/', `/api/attempts/${stored[0]}`])
    expect([page, (await send('GET', url + page)).status]).toEqual([page, 200]);

  server.signal('SIGUSR2');
  await until('there is room again', () => server?.output.includes('FAULT 2 on 1') ?? false);
  expect(await ready()).toBe(200);
  const after = await startAttempt(url);
  expect(after.status).toBe(200);
  expect((await sendAnswer(url, { attempt: attemptIdOf(after), key: randomUUID(), answer: '5/6' })).status).toBe(200);
  const db = new DatabaseSync(path.join(dataDir, 'eszkerek.db'), { readOnly: true });
  expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(db.prepare('pragma foreign_key_check').all()).toEqual([]);
  db.close();
});
