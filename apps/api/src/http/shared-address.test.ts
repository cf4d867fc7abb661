import { contract } from '@eszkerek/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Passwords } from '../areas/auth/passwords.ts';
import { PlainPasswords } from '../proof/plain-passwords.ts';
import { testApp } from '../testing/app.ts';
import { onBothEngines } from '../testing/engines.ts';
import { addStudent } from '../testing/people.ts';

vi.setConfig({ testTimeout: 120_000 });

const { quiz, auth, catalog } = contract;
const address = '84.1.2.3';
const QUIZ = 'kviz-matek-5-tortek-osszeadasa';
/** The quick set has a tenth of the school and a tenth of every limit. */
const SHARE = process.env.TEST_FULL ? 1 : 10;
const school = Array.from({ length: 600 / SHARE }, (_, i) => i);
const password = 'Jo-Jelszo-77';

/** Everything below happens within one minute of a clock that stands still. */
onBothEngines('a school of 600 behind one address', fresh => {
  const limits = [quiz.start, quiz.answer, quiz.page, auth.register, auth.login, catalog.curriculums, catalog.search].map(
    ({ limit }) => limit,
  );
  const scale = (by: number) => {
    for (const limit of limits) Object.assign(limit, { max: limit.max * by, addressMax: (limit.addressMax ?? limit.max) * by });
  };
  beforeAll(() => scale(1 / SHARE));
  afterAll(() => scale(SHARE));
  const open = async () => testApp({ engine: await fresh(), overrides: { passwords: new PlainPasswords() } });

  test('plays as guests, three answers each', async () => {
    const { call } = await open();
    const statuses: number[] = [];
    for (const _pupil of school) {
      const started = await call('POST', `/api/quiz/${QUIZ}/attempts`, { body: {}, address });
      const { id } = (started.body.attempt ?? {}) as { id?: string };
      statuses.push(started.status);
      for (let i = 0; i < 3; i++) {
        const body = { questionId: 'q3', answer: '1/6', key: crypto.randomUUID() };
        statuses.push((await call('POST', `/api/attempts/${id}/answers`, { body, address })).status);
      }
    }
    expect(statuses.filter(status => status === 429)).toEqual([]);
  });

  test('registers, verifies and signs in', async () => {
    const { call } = await open();
    const statuses = new Set<number>();
    for (const i of school) {
      const email = `tanulo${i}@pelda.hu`;
      const body = { username: `Tanuló ${i}`, email, password, passwordConfirm: password, role: 'student', termsAccepted: true };
      statuses.add((await call('POST', '/api/register', { body, address })).status);
      statuses.add((await call('POST', '/api/login', { body: { email, password }, address })).status);
    }
    // 403: the address is not verified yet.
    expect([...statuses]).toEqual([200, 403]);
  });

  test('reads and searches signed in, each with their own limit', async () => {
    const { call, engine, clock } = await open();
    const pupils = [];
    for (const _pupil of school) pupils.push(await addStudent(engine.db, clock.now()));
    const statuses = new Set<number>();
    for (const { token } of pupils)
      for (const path of [`/api/quiz/${QUIZ}`, '/api/curriculums', '/api/search?q=tort']) {
        statuses.add((await call('GET', path, { token, address })).status);
        statuses.add((await call('GET', path, { token, address })).status);
        statuses.add((await call('GET', path, { token, address })).status);
      }
    expect([...statuses]).toEqual([200]);
  });
});

test('guests of one IPv6 network share a limit, those of another have their own', async () => {
  const { call } = await testApp();
  const { limit } = contract.auth.forgotPassword;
  const before = limit.max;
  limit.max = 2;
  const asked = async (from: string) =>
    (await call('POST', '/api/forgot-password', { body: { email: 'a@pelda.hu' }, address: from })).status;
  const statuses = [];
  for (const from of ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:9::3', '2001:db8:0:1::1']) statuses.push(await asked(from));
  limit.max = before;
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test('whoever finds no place in the password queue is told when to come again, and the try does not count', async () => {
  const { call } = await testApp({ overrides: { passwords: new Passwords({ perKey: 1, total: 1 }) } });
  const { limit } = contract.auth.login;
  const before = limit.max;
  limit.max = 9;
  const logIn = (i: number) => call('POST', '/api/login', { body: { email: `senki${i}@pelda.hu`, password }, address });
  const crowd = await Promise.all(Array.from({ length: 9 }, (_, i) => logIn(i)));
  const busy = crowd.filter(answer => answer.body.code === 'busy');
  expect(busy).toHaveLength(4);
  expect(Number(busy[0]?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  // Five were served, so four more may try within the hour.
  const later = [];
  for (let i = 10; i < 15; i++) later.push((await logIn(i)).status);
  limit.max = before;
  expect(later).toEqual([401, 401, 401, 401, 429]);
});
