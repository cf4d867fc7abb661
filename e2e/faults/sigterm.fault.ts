import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { expect, test } from 'vitest';
import { until } from '../until.ts';
import { onBothEngines } from './on-both-engines.ts';
import { startQuizLoad } from './quiz-load.ts';
import { lostAndDoubled } from './stored-answers.ts';

/** A call whose body comes in two parts: the second is sent when told. */
const slowCall = (url: string) => {
  const body = JSON.stringify({ email: 'senki@pelda.hu', password: 'Nem-Ez-A-77' });
  const call = request(`${url}/api/login`, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  const answer = new Promise<{ status: number; text: string; connection: string | undefined }>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', async response => {
      let text = '';
      for await (const part of response) text += part;
      resolve({ status: response.statusCode ?? 0, text, connection: response.headers.connection });
    });
  });
  const begun = new Promise<void>(resolve => call.write(body.slice(0, 10), () => resolve()));
  return { begun, answer, finish: () => call.end(body.slice(10)) };
};

onBothEngines('SIGTERM under load', ground => {
  test('not ready, every call that was taken is answered whole, exit 0 within 10 s, a second signal changes nothing', async () => {
    const server = await ground.start();
    const load = startQuizLoad(() => server.url);
    await until('answers come in', () => load.acknowledged.length >= 50);
    const slow = slowCall(server.url);
    await slow.begun;
    const told = performance.now();
    const acknowledgedBefore = load.acknowledged.length;
    server.signal('SIGTERM');
    server.signal('SIGTERM');
    await until('not ready', async () => (await fetch(`${server.url}/api/ready`)).status === 503, 2000);
    // A balancer that sees this sends its callers elsewhere; those under way finish.
    await load.end();
    server.signal('SIGINT');
    slow.finish();
    expect(await slow.answer).toMatchObject({ status: 401, connection: 'close', text: expect.stringContaining('"success":false') });
    expect(await server.ended()).toEqual({ code: 0, signal: null });
    expect(performance.now() - told).toBeLessThan(10_000);
    expect(load.acknowledged.length, 'it served on while it said goodbye').toBeGreaterThan(acknowledgedBefore);
    expect(load.failures).toEqual([]);
    expect(await lostAndDoubled(ground.place(server), load.acknowledged)).toEqual({ lost: 0, doubled: 0 });
    expect(existsSync(path.join(server.dataDir, 'eszkerek.db-wal'))).toBe(false);
  });
});
