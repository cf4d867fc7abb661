import { messages } from '@eszkerek/contract';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { waitingMails } from '../../testing/mailbox.ts';
import { addStudent, addTeacher } from '../../testing/people.ts';
import { Passwords } from '../auth/passwords.ts';

const password = 'Jo-Jelszo-77';
let password_hash: string;
beforeAll(async () => {
  password_hash = await new Passwords().hash(password);
});

test('the profile is flat, with the trial entry while it lasts; a waiting teacher is not approved', async () => {
  const { call, engine, clock } = await testApp();
  const pupil = await addStudent(engine.db, clock.now(), { username: 'Kiss Lili', referral_code: 'ABCD2345' });
  const profile = (await call('GET', '/api/profile', { token: pupil.token })).body;
  expect(profile).toMatchObject({
    success: true,
    id: pupil.id,
    username: 'Kiss Lili',
    referral_code: 'ABCD2345',
    is_approved: true,
    parental_consent: 'none',
  });
  expect(Object.keys(profile)).not.toContain('password_hash');
  clock.forward({ days: 30 });
  expect((await call('GET', '/api/profile', { token: pupil.token })).body).toMatchObject({
    subscription_status: 'none',
    subscriptions: [],
  });
  const waiting = await addTeacher(engine.db, clock.now(), { approved_at: null });
  expect((await call('GET', '/api/profile', { token: waiting.token })).body).toMatchObject({ is_approved: false, is_subscribed: false });
  const approved = await addTeacher(engine.db, clock.now());
  expect((await call('GET', '/api/profile', { token: approved.token })).body).toMatchObject({
    is_approved: true,
    is_subscribed: true,
    subscription_status: 'vip_teacher',
  });
});

test("a student's new name is both names; a teacher's changes the username alone", async () => {
  const { call, engine, clock } = await testApp();
  const pupil = await addStudent(engine.db, clock.now());
  const renamed = await call('PUT', '/api/profile', { token: pupil.token, body: { username: '  Nagy  Ádám ' } });
  expect(renamed.body).toMatchObject({ success: true, user: { username: 'Nagy  Ádám', real_name: 'Nagy  Ádám' } });
  const teacher = await addTeacher(engine.db, clock.now(), { real_name: 'Dr. Tóth Éva' });
  const other = await call('PUT', '/api/profile', { token: teacher.token, body: { username: 'évanéni' } });
  expect(other.body).toMatchObject({ user: { username: 'évanéni', real_name: 'Dr. Tóth Éva' } });
  for (const username of ['', 'X', 'a\u200Bb', 'x'.repeat(61), 7]) {
    expect((await call('PUT', '/api/profile', { token: pupil.token, body: { username } })).status).toBe(400);
  }
});

test('a new password needs the old one, ends the session and is the one that works', async () => {
  const { call, engine, clock } = await testApp();
  const pupil = await addStudent(engine.db, clock.now(), { password_hash });
  const change = (body: object) => call('POST', '/api/profile/change-password', { token: pupil.token, body });
  const wrong = await change({ oldPassword: 'Rossz-Jelszo-1', newPassword: 'Uj-Jelszo-2027' });
  expect([wrong.status, wrong.body.code]).toEqual([403, 'wrongPassword']);
  expect((await change({ oldPassword: password, newPassword: 'gyenge' })).body.message).toBe(messages.passwordWeak);
  expect((await change({ oldPassword: password, newPassword: 'Uj-Jelszo-2027' })).status).toBe(200);
  expect((await call('GET', '/api/profile', { token: pupil.token })).body.message).toBe(messages.tokenInvalid);
  const login = (given: string) => call('POST', '/api/login', { body: { email: pupil.email, password: given } });
  expect((await login(password)).status).toBe(401);
  expect((await login('Uj-Jelszo-2027')).status).toBe(200);
});

test('an account without a password gets a message on how to set one', async () => {
  const { call, engine, clock } = await testApp();
  const pupil = await addStudent(engine.db, clock.now(), { google_sub: '108' });
  const body = { oldPassword: password, newPassword: 'Uj-Jelszo-2027' };
  expect((await call('POST', '/api/profile/change-password', { token: pupil.token, body })).body.code).toBe('noPassword');
});

test('deletion asks for a fresh sign-in, then takes everything personal and says goodbye', async () => {
  const { call, engine, clock } = await testApp();
  const pupil = await addStudent(engine.db, clock.now(), { password_hash });
  let { token } = pupil;
  clock.forward({ minutes: 10, seconds: 1 });
  const stale = await call('DELETE', '/api/profile', { token });
  expect([stale.status, stale.body.message]).toEqual([403, messages.reauthRequired]);
  const confirm = (body: object) => call('POST', '/api/profile/confirm', { token, body });
  expect((await confirm({})).status).toBe(400);
  expect((await confirm({ password: 'Rossz-Jelszo-1' })).status).toBe(403);
  token = String((await confirm({ password })).body.token);
  expect((await call('DELETE', '/api/profile', { token })).status).toBe(200);
  expect((await call('GET', '/api/profile', { token })).status).toBe(401);
  expect(await engine.db.selectFrom('users').select('id').execute()).toEqual([]);
  expect((await waitingMails(engine)).map(m => [m.kind, m.recipient])).toEqual([['account-deleted', pupil.email]]);
});

test('a Google account confirms with its own Google identity and no other', async () => {
  const { call, engine, clock } = await testApp();
  const signed = async (email: string) => (await call('POST', '/api/dev/google-token', { body: { name: 'Kiss Lili', email } })).body.token;
  const own = await signed('lili@pelda.hu');
  const { token } = (await call('POST', '/api/register/google', { body: { googleToken: own, role: 'student', termsAccepted: true } }))
    .body as {
    token: string;
  };
  clock.forward({ minutes: 11 });
  const confirm = (googleToken: unknown) => call('POST', '/api/profile/confirm', { token, body: { googleToken } });
  expect((await confirm(await signed('mas@pelda.hu'))).status).toBe(403);
  expect((await confirm('ez-nem-token')).status).toBe(403);
  expect((await call('DELETE', '/api/profile', { token })).status).toBe(403);
  const { token: renewed } = (await confirm(await signed('lili@pelda.hu'))).body as { token: string };
  expect((await call('DELETE', '/api/profile', { token: renewed })).status).toBe(200);
  expect(await engine.db.selectFrom('users').select('id').execute()).toEqual([]);
});
