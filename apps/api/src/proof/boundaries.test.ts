import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { AppError } from '@eszkerek/contract';
import fastify from 'fastify';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { Limits } from '../http/limits.ts';
import { mountArea } from '../http/mount.ts';
import { OpenStreams } from '../http/send-events.ts';
import { TestClock, testApp } from '../testing/app.ts';
import { freshEngine } from '../testing/engines.ts';
import { addStudent } from '../testing/people.ts';
import { callNamed, urlOf } from './calls.ts';
import { problemOfForm } from './closed-form.ts';
import { liftLimits } from './lift-limits.ts';
import { callNames, casesOf, isGranted, partsOf, send } from './matrix.ts';
import { openSchool } from './open-school.ts';
import { PlainPasswords } from './plain-passwords.ts';
import { everyNth } from './share.ts';

const LIMIT = 64 * 1024;

test('a body over 64 KB is 413 at every call that takes one, and up to there it is read', async () => {
  const open = await openSchool({ overrides: { passwords: new PlainPasswords() } });
  const wrong: string[] = [];
  for (const name of everyNth(
    callNames.filter(name => callNamed(name).method !== 'GET'),
    3,
  )) {
    const one = casesOf(open.school, name).find(isGranted);
    if (!one) throw new Error(name);
    const parts = await partsOf(open, one);
    const { token } = open.school.people[one.person];
    const ask = (bytes: number) =>
      open.app.app.inject({
        method: callNamed(name).method,
        url: urlOf(callNamed(name), parts),
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        payload: `{"x":"${'x'.repeat(bytes - 8)}"}`,
      });
    const over = await ask(LIMIT + 1);
    if (over.statusCode !== 413 || problemOfForm(413, over.body)) wrong.push(`${name}: ${over.statusCode} ${over.body}`);
    const just = await ask(LIMIT);
    if (just.statusCode === 413 || problemOfForm(just.statusCode, just.body))
      wrong.push(`${name}: ${just.statusCode} for a body that is just right`);
  }
  expect(wrong).toEqual([]);
});

test('an answer leaves only through its schema: what a handler hands over beside it stays inside', async () => {
  const engine = await freshEngine();
  const app = fastify();
  onTestFinished(() => app.close());
  const area = {
    show: {
      method: 'GET',
      path: '/api/show',
      who: 'anyone',
      limit: { max: 9, seconds: 60, by: 'address' },
      summary: '',
      response: z.object({ name: z.string(), inner: z.object({ id: z.string() }) }),
    },
  } as const;
  const row = { name: 'Lili', password_hash: 'titok', inner: { id: '1', token_hash: 'titok' } };
  const readSession = async () => {
    throw new AppError('tokenInvalid');
  };
  const streams = new OpenStreams();
  mountArea(app, 'area', area, { show: () => row }, { readSession, limits: new Limits(engine.db, new TestClock()), streams });
  expect((await app.inject('/api/show')).json()).toEqual({ name: 'Lili', inner: { id: '1' } });
  const without = () =>
    mountArea(app, 'other', area, {} as never, { readSession, limits: new Limits(engine.db, new TestClock()), streams });
  expect(without).toThrow('other.show is declared but has no handler.');
});

test.each(['sqlite', 'postgres'] as const)('a failure inside tells a sentence and an id, never what failed (%s)', async name => {
  const lines: string[] = [];
  const { createLog } = await import('../log.ts');
  const log = createLog({ level: 'info', destination: { write: line => void lines.push(line) } });
  const { call, engine, clock } = await testApp({ engine: await freshEngine(name), overrides: { log } });
  const { token } = await addStudent(engine.db, clock.now());
  await sql`drop table contact_messages`.execute(engine.db);
  const body = { name: 'Titkos Tivadar', email: 'tivadar@titok.hu', subject: 'Titok', message: 'Senkinek se mondd el.' };
  const answer = await call('POST', '/api/contact', { token, body });
  expect(answer.status).toBe(500);
  expect(Object.keys(answer.body).toSorted()).toEqual(['code', 'message', 'requestId', 'success']);
  expect(answer.body).toMatchObject({ success: false, code: 'internal', message: 'Valami elromlott nálunk. Próbáld újra egy perc múlva.' });
  expect(answer.headers['x-request-id']).toBe(answer.body.requestId);
  const logged = lines.join('');
  // The operator finds the place by the id, and no more than the place.
  expect(logged).toContain(String(answer.body.requestId));
  expect(logged).toContain('"level":50');
  expect(logged).not.toMatch(/Tivadar|titok|Senkinek|insert into|no such table/i);
});

/** Bytes as they come, past every client that would mend them. */
const rawAnswer = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.setEncoding('utf8').on('data', chunk => {
      text += chunk;
    });
    socket.on('end', () => resolve(text)).on('error', reject);
  });

test.each([
  ['no HTTP at all', 'MEGHATÁROZATLAN\r\n\r\n', 400],
  ['headers without end', `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 413],
  ['two lengths', 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}', 400],
  ['an address that cannot be decoded', 'GET /api/quiz/%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['a piece of an address without end', `GET /api/quiz/${'a'.repeat(300)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 404],
])('%s is answered in the closed form, with the headers of every answer', async (_, bytes, status) => {
  const { app } = await testApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const text = await rawAnswer((app.server.address() as AddressInfo).port, bytes);
  const [head = '', body = ''] = text.split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(problemOfForm(status, body)).toBeUndefined();
  for (const header of ['x-content-type-options: nosniff', "content-security-policy: default-src 'none'", 'cache-control: no-store'])
    expect(head.toLowerCase()).toContain(header);
});

test('the host a request names never reaches a link, a mail or an answer', async () => {
  const open = await openSchool({ env: { TRUST_PROXY: '1' }, overrides: { passwords: new PlainPasswords() } });
  const evil = {
    host: 'gonosz.example',
    'x-forwarded-host': 'gonosz.example',
    forwarded: 'host=gonosz.example',
    origin: 'http://gonosz.example',
  };
  const { dumpTables } = await import('../testing/full-account.ts');
  let links = 0;
  for (const name of everyNth(callNames, 3)) {
    const one = casesOf(open.school, name).find(isGranted);
    if (!one) throw new Error(name);
    const parts = await partsOf(open, one);
    const { token } = open.school.people[one.person];
    const { text } = await open.app.call(callNamed(name).method, urlOf(callNamed(name), parts), {
      ...(token ? { token } : {}),
      ...(parts.body === undefined ? {} : { body: parts.body }),
      headers: evil,
    });
    const left = text + JSON.stringify(await dumpTables(open.app.engine));
    expect([name, left.includes('gonosz.example')]).toEqual([name, false]);
    links += left.split('http://eszkerek.test/').length - 1;
    await open.reset();
  }
  expect(links).toBeGreaterThan(30);
});

test('behind one proxy a caller cannot choose the address that limits count', async () => {
  const { call } = await testApp({ env: { TRUST_PROXY: '1' } });
  const asked = async (claimed: string, real: string) =>
    (
      await call('POST', '/api/forgot-password', {
        body: { email: `${claimed}@pelda.hu` },
        headers: { 'x-forwarded-for': `${claimed}, ${real}` },
      })
    ).status;
  callNamed('auth.forgotPassword').limit.max = 2;
  const statuses: number[] = [];
  for (const claimed of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) statuses.push(await asked(claimed, '84.1.2.3'));
  statuses.push(await asked('10.0.0.1', '84.1.2.4'));
  liftLimits();
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test('every call has a limit, and a caller over it gets 429', async () => {
  const open = await openSchool({ overrides: { passwords: new PlainPasswords() } });
  const wrong: string[] = [];
  for (const name of everyNth(callNames, 3)) {
    const { limit } = callNamed(name);
    expect([name, limit.max > 0, limit.seconds > 0]).toEqual([name, true, true]);
    const one = casesOf(open.school, name).find(isGranted);
    if (!one) throw new Error(name);
    Object.assign(limit, { max: 2, addressMax: 2 });
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) {
      await open.reset();
      // A window in which nobody has called yet.
      open.app.clock.forward({ hours: 1 });
      statuses.push((await send(open, one, await partsOf(open, one))).status);
    }
    liftLimits();
    if (statuses[1] === 429 || statuses[2] !== 429) wrong.push(`${name}: ${statuses.join()}`);
  }
  expect(wrong).toEqual([]);
});
