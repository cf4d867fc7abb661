import { messages } from '@eszkerek/contract';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { mailedToken, waitingMails } from '../../testing/mailbox.ts';
import { addAdmin } from '../../testing/people.ts';
import { issueCode } from './issue-code.ts';

const form = {
  username: 'Szűcs Hunor',
  email: 'Hunor@Pelda.hu',
  password: 'Jo-Jelszo-77',
  passwordConfirm: 'Jo-Jelszo-77',
  termsAccepted: true,
  role: 'student',
};
const inAYear = '2027-11-15T00:00:00.000Z';

test('a pupil registers, opens the mailed link and logs in', async () => {
  const { call, engine } = await testApp();
  const answer = await call('POST', '/api/register', { body: form });
  expect(answer.status).toBe(200);
  expect(answer.body.message).toContain('Sikeres regisztráció!');

  const login = { email: 'hunor@pelda.hu', password: form.password };
  const early = await call('POST', '/api/login', { body: login });
  expect([early.status, early.body.message]).toEqual([403, messages.emailUnverified]);

  const token = await mailedToken(engine, 'verify-email');
  for (const _again of [1, 2]) expect((await call('GET', `/api/verify-email/${token}`)).status).toBe(200);

  const late = await call('POST', '/api/login', { body: login });
  expect(late.status).toBe(200);
  expect(late.body.user).toMatchObject({
    username: 'Szűcs Hunor',
    real_name: 'Szűcs Hunor',
    email: 'Hunor@Pelda.hu',
    role: 'student',
    is_approved: true,
    is_subscribed: false,
    subscription_status: 'trialing',
    subscriptions: [{ status: 'trialing', plan_id: null, plan_name: null, current_period_end: '2026-12-15T08:00:00.000Z' }],
  });
  expect((await call('GET', '/api/profile', { token: late.body.token as string })).body).toMatchObject({
    success: true,
    username: 'Szűcs Hunor',
  });
});

test.each([
  [{ password: 'gyenge', passwordConfirm: 'gyenge' }, messages.passwordWeak],
  [{ password: 'P@ssw0rd', passwordConfirm: 'P@ssw0rd' }, messages.passwordCommon],
  [{ passwordConfirm: 'Mas-Jelszo-77' }, messages.passwordMismatch],
  [{ passwordConfirm: 'Mas-Jelszo-77', termsAccepted: false }, messages.passwordMismatch],
  [{ username: 'X', passwordConfirm: 'Mas-Jelszo-77' }, 'A név legalább 2 karakter legyen.'],
  [{ password: 'gyenge', termsAccepted: false }, messages.passwordWeak],
  [{ termsAccepted: false }, messages.termsRequired],
  [{ termsAccepted: undefined }, messages.termsRequired],
  [{ email: 'nem-cim' }, 'Ez nem tűnik e-mail-címnek. Nézd meg, nem maradt-e le valami.'],
  [{ username: 'X' }, 'A név legalább 2 karakter legyen.'],
  [{ role: undefined }, 'Válaszd ki, tanuló vagy tanár vagy.'],
  [{ password: undefined }, messages.passwordWeak],
  [{ passwordConfirm: undefined }, messages.passwordMismatch],
  [{ role: 'admin' }, 'Válaszd ki, tanuló vagy tanár vagy.'],
  [{ role: 'teacher' }, messages.vipCodeInvalid],
  [{ role: 'teacher', vipCode: 'NINCS-ILYEN' }, messages.vipCodeInvalid],
  [{ specialCode: 'NINCS-ILYEN' }, messages.specialCodeInvalid],
  [{ classCode: 'ABCDEF' }, messages.classCodeUnknown],
])('%j is refused with its own sentence', async (change, message) => {
  const { call, engine } = await testApp();
  const answer = await call('POST', '/api/register', { body: { ...form, ...change } });
  expect([answer.status, answer.body.message]).toEqual([400, message]);
  expect(await engine.db.selectFrom('users').select('id').execute()).toEqual([]);
});

test('fields left empty are the same as fields not sent', async () => {
  const { call } = await testApp();
  const body = { ...form, vipCode: '', referralCode: '', classCode: '', specialCode: '', parental_email: '', recaptchaToken: null };
  expect((await call('POST', '/api/register', { body })).status).toBe(200);
});

test('a VIP code makes a waiting teacher, a special code free access, a referral code a referral', async () => {
  const { call, engine, deps } = await testApp();
  const { db } = engine;
  const code = { uses: 1, expiresAt: inAYear, note: '', createdBy: null };
  await issueCode(db, deps, { ...code, kind: 'vip', code: 'VIP-1' });
  await issueCode(db, deps, { ...code, kind: 'special', code: 'FREE-1' });
  await call('POST', '/api/register', { body: form });
  const first = await db.selectFrom('users').select(['id', 'referral_code']).executeTakeFirstOrThrow();

  const teacher = { ...form, email: 'tanar@pelda.hu', role: 'teacher', vipCode: ' vip-1 ', specialCode: 'free-1' };
  expect((await call('POST', '/api/register', { body: { ...teacher, referralCode: first.referral_code.toLowerCase() } })).status).toBe(200);
  const row = await db.selectFrom('users').selectAll().where('email', '=', 'tanar@pelda.hu').executeTakeFirstOrThrow();
  expect(row).toMatchObject({ role: 'teacher', approved_at: null, permanent_free_at: '2026-11-15T08:00:00.000Z', real_name: null });
  expect(await db.selectFrom('referrals').select(['referrer_id', 'referred_id']).execute()).toEqual([
    { referrer_id: first.id, referred_id: row.id },
  ]);

  const spent = await call('POST', '/api/register', { body: { ...teacher, email: 'masik@pelda.hu' } });
  expect(spent.body.message).toBe(messages.vipCodeInvalid);
});

test('admins hear of a teacher once the address is verified', async () => {
  const { call, engine, clock, deps } = await testApp();
  const admin = await addAdmin(engine.db, clock.now());
  const notices = async () => (await call('GET', '/api/notifications', { token: admin.token })).body.notifications;
  const code = await issueCode(engine.db, deps, { kind: 'vip', uses: 1, expiresAt: inAYear, note: '', createdBy: null });
  await call('POST', '/api/register', { body: { ...form, username: 'Nagy Anna', role: 'teacher', vipCode: code } });
  expect(await notices()).toEqual([]);
  const token = await mailedToken(engine, 'verify-email');
  for (const _again of [1, 2]) await call('GET', `/api/verify-email/${token}`);
  expect(await notices()).toMatchObject([
    { title: 'Új tanár vár jóváhagyásra', message: expect.stringContaining('Nagy Anna'), link: '/admin', read: false },
  ]);
});

test('an unknown referral code does not block registration, and the answer says so', async () => {
  const { call } = await testApp();
  const { status, body } = await call('POST', '/api/register', { body: { ...form, referralCode: 'SENKIE' } });
  expect([status, body.message]).toEqual([200, expect.stringContaining('ajánlókódot nem ismerjük')]);
});

test('an expired code is like an unknown one, and a failed registration spends nothing', async () => {
  const { call, engine, deps, clock } = await testApp();
  await issueCode(engine.db, deps, { kind: 'special', code: 'FREE-1', uses: 1, expiresAt: inAYear, note: '', createdBy: null });
  await call('POST', '/api/register', { body: { ...form, specialCode: 'FREE-1', classCode: 'ABCDEF' } });
  expect(await engine.db.selectFrom('codes').select('uses_left').execute()).toEqual([{ uses_left: 1 }]);
  clock.set('2027-11-15T00:00:00.000Z');
  const { body } = await call('POST', '/api/register', { body: { ...form, specialCode: 'FREE-1' } });
  expect(body.message).toBe(messages.specialCodeInvalid);
});

test('a taken address answers as a free one, spends no code and tells its owner', async () => {
  const { call, engine, deps } = await testApp();
  await issueCode(engine.db, deps, { kind: 'special', code: 'FREE-1', uses: 1, expiresAt: inAYear, note: '', createdBy: null });
  const free = await call('POST', '/api/register', { body: form });
  const pending = await call('POST', '/api/register', { body: { ...form, specialCode: 'FREE-1', parental_email: 'valaki@pelda.hu' } });
  const { email: _, ...again } = form;
  await call('POST', `/api/complete-registration/${await mailedToken(engine, 'registration-pending')}`, { body: again });
  const owned = await call('POST', '/api/register', { body: { ...form, username: 'Idegen' } });
  expect([pending.status, pending.text]).toEqual([free.status, free.text]);
  expect([owned.status, owned.text]).toEqual([free.status, free.text]);
  const wrong = await call('POST', '/api/register', { body: { ...form, specialCode: 'X' } });
  expect(wrong.body.message).toBe(messages.specialCodeInvalid);

  expect(await engine.db.selectFrom('users').select('username').execute()).toEqual([{ username: 'Szűcs Hunor' }]);
  expect(await engine.db.selectFrom('codes').select('uses_left').execute()).toEqual([{ uses_left: 1 }]);
  expect((await waitingMails(engine)).map(mail => [mail.kind, mail.recipient])).toEqual([['already-registered', 'Hunor@Pelda.hu']]);
});

test('a new verification link ends the older one; after five in an hour no more mails leave', async () => {
  const { call, engine, clock } = await testApp();
  await call('POST', '/api/register', { body: form });
  const old = await mailedToken(engine, 'verify-email');
  const answers = [];
  for (let i = 0; i < 7; i++) answers.push(await call('POST', '/api/resend-verification', { body: { email: form.email } }));
  answers.push(await call('POST', '/api/resend-verification', { body: { email: 'senki@pelda.hu' } }));
  expect(new Set(answers.map(a => `${a.status} ${a.text}`)).size).toBe(1);
  expect(await waitingMails(engine)).toHaveLength(5);
  expect((await call('GET', `/api/verify-email/${old}`)).status).toBe(404);
  const newest = await mailedToken(engine, 'verify-email');
  clock.forward({ hours: 48 });
  expect((await call('GET', `/api/verify-email/${newest}`)).status).toBe(404);
  expect((await call('GET', '/api/verify-email/nincs-ilyen')).body).toMatchObject({ success: false, code: 'linkInvalid' });
});
