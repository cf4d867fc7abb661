import { expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { mailedToken, waitingMails } from '../../testing/mailbox.ts';
import { deleteRefusedAccounts } from './delete-refused-accounts.ts';

const form = {
  username: 'Szűcs Hunor',
  email: 'hunor@pelda.hu',
  password: 'Jo-Jelszo-77',
  passwordConfirm: 'Jo-Jelszo-77',
  role: 'student',
  termsAccepted: true,
  parental_email: 'anya@pelda.hu',
};

const registered = async (): Promise<TestApp & { link: string; token: string; decide(decision: string): Promise<number> }> => {
  const app = await testApp();
  await app.call('POST', '/api/register', { body: form });
  await app.call('GET', `/api/verify-email/${await mailedToken(app.engine, 'verify-email')}`);
  const link = `/api/parent/${await mailedToken(app.engine, 'parent-consent')}`;
  const login = await app.call('POST', '/api/login', { body: { email: form.email, password: form.password } });
  const decide = async (decision: string) => (await app.call('POST', link, { body: { decision } })).status;
  return { ...app, link, decide, token: login.body.token as string };
};

test('the parent gets an email, confirms, stops and resumes the weekly summary, and withdraws', async () => {
  const { call, link, decide, token, engine } = await registered();
  expect((await waitingMails(engine)).find(m => m.kind === 'parent-consent')?.recipient).toBe('anya@pelda.hu');
  expect((await call('GET', link)).body).toEqual({
    success: true,
    child_name: 'Szűcs Hunor',
    consent: 'waiting',
    letters: false,
    deletion_at: null,
  });
  const profile = async () => (await call('GET', '/api/profile', { token })).body.parental_consent;
  expect(await profile()).toBe('waiting');
  for (const _again of [1, 2]) expect(await decide('confirm')).toBe(200);
  expect(await profile()).toBe('confirmed');
  expect(await engine.db.selectFrom('notifications').select('title').execute()).toEqual([{ title: 'A szülőd jóváhagyta a fiókodat' }]);
  await decide('stopLetters');
  expect((await call('GET', link)).body).toMatchObject({ consent: 'confirmed', letters: false });
  await decide('resumeLetters');
  expect((await call('GET', link)).body).toMatchObject({ consent: 'confirmed', letters: true });
  await decide('withdraw');
  expect((await call('GET', link)).body).toMatchObject({ consent: 'waiting', letters: false });
  expect((await call('GET', '/api/profile', { token })).status).toBe(200);
});

test('one-click unsubscribe stops the weekly summary; GET changes nothing', async () => {
  const { call, link, decide } = await registered();
  await decide('confirm');
  const click = { body: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  expect((await call('GET', `${link}/stop-letters`)).status).toBe(404);
  expect((await call('GET', link)).body).toMatchObject({ letters: true });
  for (const _again of [1, 2]) expect((await call('POST', `${link}/stop-letters`, click)).status).toBe(200);
  expect((await call('GET', link)).body).toMatchObject({ consent: 'confirmed', letters: false });
  expect((await call('POST', '/api/parent/nincs-ilyen-kulcs/stop-letters', click)).body.success).toBe(false);
});

test('a refusal ends the session at once and deletes the account within 24 hours', async () => {
  const { call, link, decide, token, clock, deps, engine } = await registered();
  for (const _again of [1, 2]) expect(await decide('refuse')).toBe(200);
  expect((await call('GET', '/api/profile', { token })).status).toBe(401);
  expect((await call('GET', link)).body).toMatchObject({ consent: 'leaving', deletion_at: '2026-11-15T20:00:00.000Z' });
  clock.forward({ hours: 11, minutes: 59 });
  expect(await deleteRefusedAccounts(deps)).toBe(0);
  clock.forward({ hours: 1 });
  expect(await deleteRefusedAccounts(deps)).toBe(1);
  expect(await deleteRefusedAccounts(deps)).toBe(0);
  expect(await engine.db.selectFrom('users').select('id').execute()).toEqual([]);
  expect((await call('GET', link)).status).toBe(404);
});

test('a parent who thinks again saves the account', async () => {
  const { decide, clock, deps, call } = await registered();
  await decide('refuse');
  await decide('confirm');
  clock.forward({ days: 2 });
  expect(await deleteRefusedAccounts(deps)).toBe(0);
  expect((await call('POST', '/api/login', { body: { email: form.email, password: form.password } })).status).toBe(200);
});

test('a wrong link opens nothing', async () => {
  const { call } = await testApp();
  expect((await call('GET', '/api/parent/nincs-ilyen')).status).toBe(404);
  expect((await call('POST', '/api/parent/nincs-ilyen', { body: { decision: 'confirm' } })).status).toBe(404);
});
