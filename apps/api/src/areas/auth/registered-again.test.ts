import { expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { mailedToken, waitingMails } from '../../testing/mailbox.ts';
import { addClass } from '../../testing/school.ts';
import { issueCode } from './issue-code.ts';

const email = 'lili@pelda.hu';
const child = {
  email,
  username: 'Kiss Lili',
  password: 'Lili-Jelszo-77',
  passwordConfirm: 'Lili-Jelszo-77',
  parental_email: 'anya@pelda.hu',
  role: 'student',
  termsAccepted: true,
};
const attacker = {
  ...child,
  username: 'Gonosz Gáspár',
  password: 'Tamado-Jelszo-1',
  passwordConfirm: 'Tamado-Jelszo-1',
  parental_email: 'tamado@gonosz.example',
};
const { email: _, ...typedAgain } = { ...child, password: 'Uj-Jelszo-2027', passwordConfirm: 'Uj-Jelszo-2027' };

const logIn = async ({ call }: TestApp, password: string): Promise<number> =>
  (await call('POST', '/api/login', { body: { email, password } })).status;
const recipients = async ({ engine }: TestApp): Promise<string[]> => (await waitingMails(engine)).map(mail => mail.recipient);

onBothEngines('an address registered more than once', fresh => {
  test.each([
    ['first', [attacker, child]],
    ['last', [child, attacker]],
    ['first and last', [attacker, child, attacker]],
  ] as const)('opens only with what its owner types after the mailed link (attacker %s)', async (_when, forms) => {
    const app = await testApp({ engine: await fresh() });
    const { call, engine } = app;
    const links: string[] = [];
    for (const body of forms) {
      expect((await call('POST', '/api/register', { body })).status).toBe(200);
      links.push(await mailedToken(engine, links.length === 0 ? 'verify-email' : 'registration-pending'));
    }
    const newest = links.pop() ?? '';
    for (const old of links) {
      expect((await call('GET', `/api/verify-email/${old}`)).body.code).toBe('linkInvalid');
      expect((await call('POST', `/api/complete-registration/${old}`, { body: typedAgain })).body.code).toBe('linkInvalid');
    }

    const opened = await call('GET', `/api/verify-email/${newest}`);
    expect([opened.status, opened.body.complete]).toEqual([200, true]);
    for (const { password } of [attacker, child]) expect(await logIn(app, password)).toBe(401);
    expect(await recipients(app)).not.toContain(attacker.parental_email);

    const done = await call('POST', `/api/complete-registration/${newest}`, { body: typedAgain });
    expect([done.status, done.body.message]).toEqual([200, expect.stringContaining('Kész a fiókod!')]);
    for (const { password } of [attacker, child]) expect(await logIn(app, password)).toBe(401);
    expect(await logIn(app, typedAgain.password)).toBe(200);
    expect(await engine.db.selectFrom('users').select(['username', 'parental_email']).execute()).toEqual([
      { username: 'Kiss Lili', parental_email: 'anya@pelda.hu' },
    ]);
    const sentTo = await recipients(app);
    expect(sentTo).toContain('anya@pelda.hu');
    expect(sentTo).not.toContain(attacker.parental_email);
    expect((await call('POST', `/api/complete-registration/${newest}`, { body: typedAgain })).body.code).toBe('linkInvalid');
  });

  test('verifying and registering again at once leave either the one account or the form, never a typed password of both', async () => {
    const app = await testApp({ engine: await fresh() });
    const { call, engine } = app;
    await call('POST', '/api/register', { body: child });
    const link = await mailedToken(engine, 'verify-email');
    await Promise.all([
      call('GET', `/api/verify-email/${link}`),
      ...[1, 2, 3].map(() => call('POST', '/api/register', { body: attacker })),
    ]);
    expect(await logIn(app, attacker.password)).toBe(401);
    const row = await engine.db
      .selectFrom('users')
      .select(['email_verified_at', 'registered_again_at', 'password_hash', 'parental_email'])
      .executeTakeFirstOrThrow();
    if (row.email_verified_at !== null) expect([row.registered_again_at, row.parental_email]).toEqual([null, 'anya@pelda.hu']);
    else expect([row.password_hash, row.parental_email]).toEqual([null, null]);
  });

  test('when no further mail may leave, the last link leads to the form instead of the password typed first', async () => {
    const app = await testApp({ engine: await fresh() });
    const { call, engine } = app;
    await call('POST', '/api/register', { body: attacker });
    for (let i = 0; i < 6; i++) await call('POST', '/api/resend-verification', { body: { email } });
    const link = await mailedToken(engine, 'verify-email');
    await call('POST', '/api/register', { body: child });
    expect((await waitingMails(engine)).filter(mail => mail.kind === 'registration-pending')).toEqual([]);
    expect((await call('GET', `/api/verify-email/${link}`)).body.complete).toBe(true);
    expect(await logIn(app, attacker.password)).toBe(401);
  });

  test('a reset link keeps neither the parent nor the class somebody typed for an unverified address', async () => {
    const app = await testApp({ engine: await fresh() });
    const { call, engine, clock } = app;
    const { code } = await addClass(engine.db, clock);
    await call('POST', '/api/register', { body: { ...attacker, classCode: code } });
    await call('POST', '/api/forgot-password', { body: { email } });
    const link = await mailedToken(engine, 'reset-password');
    expect((await call('POST', `/api/reset-password/${link}`, { body: { password: child.password } })).status).toBe(200);
    expect(await logIn(app, child.password)).toBe(200);
    expect(await recipients(app)).not.toContain(attacker.parental_email);
    const row = await engine.db.selectFrom('users').select('parental_email').where('email', '=', email).executeTakeFirstOrThrow();
    expect(row.parental_email).toBeNull();
    expect(await engine.db.selectFrom('class_seats').select('seat').where('student_id', 'is not', null).execute()).toEqual([]);
  });

  test('a code the earlier registration had used can be used by the owner', async () => {
    const app = await testApp({ engine: await fresh() });
    const { call, engine, deps } = app;
    const expiresAt = '2027-11-15T00:00:00.000Z';
    await issueCode(engine.db, deps, { kind: 'vip', code: 'VIP-1', uses: 1, expiresAt, note: '', createdBy: null });
    const teacher = { ...child, parental_email: '', role: 'teacher', vipCode: 'VIP-1' };
    await call('POST', '/api/register', { body: teacher });
    await call('POST', '/api/register', { body: attacker });
    const link = await mailedToken(engine, 'registration-pending');
    const { email: _email, ...again } = teacher;
    expect((await call('POST', `/api/complete-registration/${link}`, { body: again })).status).toBe(200);
    expect(await engine.db.selectFrom('users').select('role').execute()).toEqual([{ role: 'teacher' }]);
    expect(await engine.db.selectFrom('codes').select('uses_left').execute()).toEqual([{ uses_left: 0 }]);
  });
});

test('the mails say when they were asked for and what to do if it was not you', async () => {
  const { call, engine } = await testApp();
  await call('POST', '/api/register', { body: child });
  await call('POST', '/api/register', { body: attacker });
  const mails = await waitingMails(engine);
  expect(mails.map(mail => mail.kind)).toEqual(['verify-email', 'registration-pending']);
  for (const { body } of mails) {
    expect(body).toContain('2026. november 15. 10:00');
    expect(body).toContain('Ha nem te regisztráltál');
  }
  expect(mails[1]?.body).not.toMatch(/Lili|Gáspár/);
});

test("a pupil's own mailbox is no parent, however it is written", async () => {
  const { call, engine } = await testApp();
  for (const parental_email of [email, 'LILI@Pelda.hu', 'lili+anya@pelda.hu']) {
    const answer = await call('POST', '/api/register', { body: { ...child, parental_email } });
    expect([answer.status, answer.body.code]).toEqual([400, 'parentIsChild']);
  }
  expect(await engine.db.selectFrom('users').select('id').execute()).toEqual([]);
});
