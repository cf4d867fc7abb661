import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { issueCode } from '../areas/auth/issue-code.ts';
import { issueMailToken } from '../areas/auth/issue-mail-token.ts';
import { newId } from '../db/id.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { onBothEngines } from '../testing/engines.ts';
import { addAdmin, addStudent, addTeacher } from '../testing/people.ts';
import { addClass } from '../testing/school.ts';
import { liftLimits } from './lift-limits.ts';
import { PlainPasswords } from './plain-passwords.ts';

/** Logins, reset links, sign-in cards and special codes are raced in areas/auth/races.test.ts; here is all else that may happen once. */

const password = 'Jo-Jelszo-77';
const password_hash = `plain:${password}`;
type Answer = Awaited<ReturnType<TestApp['call']>>;

/** On a busy machine the last requests may get 503 and retry, as the client does. */
const TRIES = 20;
const patiently = async (one: () => Promise<Answer>): Promise<Answer> => {
  let answer = await one();
  for (let i = 1; i < TRIES && answer.body.code === 'unavailable'; i++) answer = await one();
  return answer;
};
const atOnce = (one: (i: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: 100 }, (_, i) => patiently(() => one(i))));
const tally = (answers: readonly Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const kind = status === 200 ? 'won' : String(body.code);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
};

onBothEngines('a hundred at once', fresh => {
  const opened = async (): Promise<TestApp> => {
    liftLimits();
    return testApp({ engine: await fresh(), overrides: { passwords: new PlainPasswords() } });
  };

  test('at the last seat of a class: one sits down', async () => {
    const { call, engine, clock } = await opened();
    const { code } = await addClass(engine.db, clock, { maxStudents: 5, names: ['Első', 'Második', 'Harmadik', 'Negyedik'] });
    const tokens: string[] = [];
    for (let i = 0; i < 100; i++) tokens.push((await addStudent(engine.db, clock.now())).token);
    const answers = await atOnce(i => call('POST', '/api/profile/join-class', { token: tokens[i] ?? '', body: { classCode: code } }));
    expect(tally(answers)).toEqual({ won: 1, classFull: 99 });
    expect(await engine.db.selectFrom('class_seats').select('seat').where('student_id', 'is not', null).execute()).toHaveLength(5);
  });

  test('with a VIP code for one teacher: one registers', async () => {
    const { call, engine, deps } = await opened();
    const code = await issueCode(engine.db, deps, {
      kind: 'vip',
      uses: 1,
      expiresAt: '2027-01-01T00:00:00.000Z',
      note: '',
      createdBy: null,
    });
    const form = { username: 'Tóth Éva', password, passwordConfirm: password, termsAccepted: true, role: 'teacher', vipCode: code };
    const answers = await atOnce(i => call('POST', '/api/register', { body: { ...form, email: `tanar${i}@pelda.hu` } }));
    expect(tally(answers)).toEqual({ won: 1, vipCodeInvalid: 99 });
    expect(await engine.db.selectFrom('users').select('role').execute()).toEqual([{ role: 'teacher' }]);
  });

  test('with one verification link: all succeed, it is used once', async () => {
    const { call, engine, clock, deps } = await opened();
    const { id } = await addStudent(engine.db, clock.now(), { email_verified_at: null });
    const link = await issueMailToken(engine.db, deps, id, 'verify');
    expect(tally(await atOnce(() => call('GET', `/api/verify-email/${link}`)))).toEqual({ won: 100 });
    const used = await engine.db.selectFrom('audit').select('id').where('action', '=', 'auth.email-verified').execute();
    expect(used).toHaveLength(1);
  });

  test('with one code of the authenticator app: one signs in', async () => {
    const { call, engine, clock } = await opened();
    const secret = new Secret({ size: 20 });
    const totp_enabled_at = clock.now().toISOString();
    const { email } = await addAdmin(engine.db, clock.now(), { password_hash, totp_secret: secret.base32, totp_enabled_at });
    const totp = new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
    const answers = await atOnce(() => call('POST', '/api/login', { body: { email, password, totp } }));
    const { won, ...refused } = tally(answers);
    expect(won).toBe(1);
    // A used code is a wrong one: after ten of them the second step is locked, and a long line is sent away.
    expect(refused).toMatchObject({ totpRequired: 9 });
    expect(Object.keys(refused).every(code => ['totpRequired', 'totpLocked', 'tooMany'].includes(code))).toBe(true);
  });

  test('paying one checkout, then withdrawing from the payment: each happens once', async () => {
    const { call, engine, clock } = await opened();
    const { token } = await addStudent(engine.db, clock.now());
    const { body } = await call('POST', '/api/create-checkout-session', { token, body: { interval: 'monthly' } });
    const page = `/api/sandbox-checkout/${String(body.url).split('/').at(-1)}`;
    expect(tally(await atOnce(() => call('POST', page, { body: { action: 'pay' } })))).toEqual({ won: 1, checkoutClosed: 99 });
    const payments = await engine.db.selectFrom('payments').select('id').execute();
    expect(payments).toHaveLength(1);
    const withdraw = `/api/profile/payments/${payments[0]?.id}/withdraw`;
    const answers = await atOnce(() => call('POST', withdraw, { token, body: { confirmed: true } }));
    expect(tally(answers)).toEqual({ won: 1, withdrawalClosed: 99 });
    const receipts = await engine.db.selectFrom('outbox').select('id').where('kind', '=', 'withdrawal-receipt').execute();
    expect(receipts).toHaveLength(1);
  });

  test('starting, answering and finishing one quiz: one attempt, one answer, one line in the diary', async () => {
    const { call, engine, clock } = await opened();
    const { db } = engine;
    const { token } = await addStudent(db, clock.now());
    const started = await atOnce(() => call('POST', '/api/quiz/kviz-matek-5-tortek-osszeadasa/attempts', { token, body: {} }));
    const ids = new Set(started.map(a => (a.body.attempt as { id: string }).id));
    expect(ids.size).toBe(1);
    const url = `/api/attempts/${[...ids][0]}`;
    const key = newId();
    const answered = await atOnce(() => call('POST', `${url}/answers`, { token, body: { questionId: 'q3', answer: '5/6', key } }));
    expect(new Set(answered.map(a => JSON.stringify(a.body.result))).size).toBe(1);
    expect(tally(await atOnce(() => call('POST', `${url}/finish`, { token, body: {} })))).toEqual({ won: 100 });
    expect(await db.selectFrom('attempt_answers').select('answer').execute()).toHaveLength(1);
    expect(await db.selectFrom('progress').select('id').execute()).toHaveLength(1);
  });

  test('approving one teacher and sending one notice: each person is notified once', async () => {
    const { call, engine, clock } = await opened();
    const { token } = await addAdmin(engine.db, clock.now());
    const teacher = await addTeacher(engine.db, clock.now(), { approved_at: null });
    expect(tally(await atOnce(() => call('POST', `/api/admin/approve-teacher/${teacher.id}`, { token })))).toEqual({ won: 100 });
    const body = { key: newId(), audience: 'teachers', title: 'Szünet', message: 'Hétfőn nincs tanítás.' };
    expect(tally(await atOnce(() => call('POST', '/api/admin/broadcast', { token, body })))).toEqual({ won: 100 });
    const notified = await engine.db.selectFrom('notifications').select('kind').where('user_id', '=', teacher.id).orderBy('kind').execute();
    expect(notified).toEqual([{ kind: 'approval' }, { kind: 'broadcast' }]);
    expect(await engine.db.selectFrom('outbox').select('kind').execute()).toHaveLength(1);
  });
});
