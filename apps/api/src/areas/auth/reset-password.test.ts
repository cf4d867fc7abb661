import { messages } from '@eszkerek/contract';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { mailedToken, waitingMails } from '../../testing/mailbox.ts';
import { addAdmin, addStudent } from '../../testing/people.ts';
import { addClass } from '../../testing/school.ts';
import { issueMailToken } from './issue-mail-token.ts';

const password = 'Uj-Jelszo-2027';

test('a mailed link sets the password once, proves the address, ends sessions and every other link', async () => {
  const { call, engine, clock } = await testApp();
  const pupil = await addStudent(engine.db, clock.now(), { email_verified_at: null });
  await call('POST', '/api/forgot-password', { body: { email: pupil.email } });
  const older = await mailedToken(engine, 'reset-password');
  await call('POST', '/api/forgot-password', { body: { email: pupil.email } });
  const newer = await mailedToken(engine, 'reset-password');

  const reset = (token: string, given = password) => call('POST', `/api/reset-password/${token}`, { body: { password: given } });
  expect((await reset(older)).body.code).toBe('linkInvalid');
  expect((await reset(newer, 'gyenge')).body.message).toBe(messages.passwordWeak);
  expect((await reset(newer)).status).toBe(200);
  expect((await reset(newer)).body.code).toBe('linkInvalid');
  expect((await call('GET', '/api/profile', { token: pupil.token })).status).toBe(401);
  expect((await call('POST', '/api/login', { body: { email: pupil.email, password } })).status).toBe(200);
  expect((await waitingMails(engine)).at(-1)?.kind).toBe('password-changed');
});

test('a reset keeps the second step on', async () => {
  const { call, engine, clock } = await testApp();
  const enrolled = { totp_secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', totp_enabled_at: clock.now().toISOString() };
  const { email } = await addAdmin(engine.db, clock.now(), enrolled);
  await call('POST', '/api/forgot-password', { body: { email } });
  await call('POST', `/api/reset-password/${await mailedToken(engine, 'reset-password')}`, { body: { password } });
  const { status, body } = await call('POST', '/api/login', { body: { email, password } });
  expect([status, body.code, body.token]).toEqual([401, 'totpRequired', undefined]);
});

test('a reset link lives 30 minutes', async () => {
  const { call, engine, clock } = await testApp();
  const { email } = await addStudent(engine.db, clock.now());
  await call('POST', '/api/forgot-password', { body: { email } });
  clock.forward({ minutes: 30 });
  const token = await mailedToken(engine, 'reset-password');
  expect((await call('GET', `/api/reset-password/${token}`)).body.code).toBe('linkInvalid');
  expect((await call('POST', `/api/reset-password/${token}`, { body: { password } })).status).toBe(404);
});

test('a link is good on opening until it was used', async () => {
  const { call, engine, clock } = await testApp();
  const { email } = await addStudent(engine.db, clock.now());
  await call('POST', '/api/forgot-password', { body: { email } });
  const token = await mailedToken(engine, 'reset-password');
  const look = () => call('GET', `/api/reset-password/${token}`);
  expect((await look()).body).toEqual({ success: true });
  await call('POST', `/api/reset-password/${token}`, { body: { password } });
  expect((await look()).body.code).toBe('linkInvalid');
});

test("a teacher's card sets the password once within 14 days but does not prove the address", async () => {
  const { call, engine, clock, deps } = await testApp();
  const { students } = await addClass(engine.db, clock, { names: ['Kiss Lili'] });
  const [pupil] = students;
  if (!pupil) throw new Error('the class is empty');
  await engine.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', pupil.id).execute();
  const token = await issueMailToken(engine.db, deps, pupil.id, 'card');
  clock.forward({ days: 13 });
  expect((await call('POST', `/api/reset-password/${token}`, { body: { password } })).status).toBe(200);
  expect((await call('POST', `/api/reset-password/${token}`, { body: { password } })).status).toBe(404);
  const login = await call('POST', '/api/login', { body: { email: pupil.email, password } });
  expect(login.body.message).toBe(messages.emailUnverified);
});
