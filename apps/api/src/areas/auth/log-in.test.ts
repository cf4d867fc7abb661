import { messages } from '@eszkerek/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { addAdmin, addStudent } from '../../testing/people.ts';
import { delayAfter } from './login-delay.ts';
import { Passwords } from './passwords.ts';

const password = 'Jo-Jelszo-77';
let password_hash: string;
beforeAll(async () => {
  password_hash = await new Passwords().hash(password);
});

const withPupil = async (env?: Record<string, string>): Promise<TestApp & { email: string; id: string }> => {
  const made = await testApp(env ? { env } : {});
  const { email, id } = await addStudent(made.engine.db, made.clock.now(), { email: 'lili@pelda.hu', password_hash });
  return { ...made, email, id };
};

test('remember-me lives 30 days, else 12 hours', async () => {
  const { call, clock, email } = await withPupil();
  const short = (await call('POST', '/api/login', { body: { email, password } })).body.token as string;
  clock.forward({ hours: 11, minutes: 59 });
  expect((await call('GET', '/api/profile', { token: short })).status).toBe(200);
  clock.forward({ minutes: 1 });
  const expired = await call('GET', '/api/profile', { token: short });
  expect([expired.status, expired.body.message]).toEqual([401, messages.tokenInvalid]);

  const long = (await call('POST', '/api/login', { body: { email, password, remember: true } })).body.token as string;
  clock.forward({ days: 29, hours: 23 });
  expect((await call('GET', '/api/profile', { token: long })).status).toBe(200);
  clock.forward({ hours: 1 });
  expect((await call('GET', '/api/profile', { token: long })).status).toBe(401);
});

test('every sign-in, failed try and logout is in the audit', async () => {
  const { call, engine, email, id } = await withPupil();
  await call('POST', '/api/login', { body: { email, password: 'Rossz-Jelszo-1' } });
  const { token } = (await call('POST', '/api/login', { body: { email, password } })).body as { token: string };
  await call('POST', '/api/logout', { token });
  const rows = await engine.db.selectFrom('audit').select(['action', 'actor_id', 'subject_id', 'detail']).orderBy('id').execute();
  expect(rows.map(row => [row.action, row.actor_id, row.subject_id])).toEqual([
    ['auth.login-failed', null, id],
    ['auth.login', id, id],
    ['auth.logout', id, id],
  ]);
  expect(rows[1]?.detail).toBe('{"by":"password"}');
});

test('a second login ends the first with the stated text', async () => {
  const { call, email } = await withPupil();
  const first = (await call('POST', '/api/login', { body: { email, password } })).body.token as string;
  const second = (await call('POST', '/api/login', { body: { email: ' LILI@Pelda.hu ', password } })).body.token as string;
  const replaced = await call('GET', '/api/profile', { token: first });
  expect([replaced.status, replaced.body.message]).toEqual([401, messages.sessionReplaced]);
  expect((await call('GET', '/api/profile', { token: second })).status).toBe(200);
});

test('logout ends the session on the server', async () => {
  const { call, email } = await withPupil();
  const token = (await call('POST', '/api/login', { body: { email, password } })).body.token as string;
  expect((await call('POST', '/api/logout', { token })).status).toBe(200);
  expect((await call('GET', '/api/profile', { token })).body.message).toBe(messages.tokenInvalid);
});

test('wrong passwords slow the next tries down, for unknown accounts alike, and never lock', async () => {
  const { call, clock, email } = await withPupil();
  const waitsOf = async (address: string): Promise<number[]> => {
    clock.waits.length = 0;
    for (let i = 0; i < 9; i++) await call('POST', '/api/login', { body: { email: address, password: 'rossz' } });
    return [...clock.waits];
  };
  const known = await waitsOf(email);
  expect(known).toEqual([250, 500, 1000, 2000, 4000, 4000]);
  expect(await waitsOf('senki@pelda.hu')).toEqual(known);
  expect((await call('POST', '/api/login', { body: { email, password } })).status).toBe(200);
  clock.waits.length = 0;
  expect((await call('POST', '/api/login', { body: { email, password } })).status).toBe(200);
  expect(clock.waits).toEqual([]);
});

test('the delay grows from the third failure and stops growing', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(delayAfter)).toEqual([0, 0, 0, 250, 500, 1000, 4000]);
});

test('a class of 30 logs in from one address, two lessons in a row, without limit or delay', async () => {
  const { call, clock, engine } = await testApp();
  const pupils = [];
  for (let i = 0; i < 30; i++) pupils.push(await addStudent(engine.db, clock.now(), { password_hash }));
  for (let lesson = 0; lesson < 2; lesson++) {
    const statuses = await Promise.all(
      pupils.map(async ({ email }) => (await call('POST', '/api/login', { body: { email, password }, address: '10.0.0.1' })).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
  expect(clock.waits).toEqual([]);
});

test('a pupil whose parent refused cannot come back', async () => {
  const { call, email, engine, id, clock } = await withPupil();
  await engine.db.updateTable('users').set({ deletion_requested_at: clock.now().toISOString() }).where('id', '=', id).execute();
  expect((await call('POST', '/api/login', { body: { email, password } })).status).toBe(403);
});

test('an admin who enrolled gives a code at login, each code once', async () => {
  const { TOTP, Secret } = await import('otpauth');
  const { call, clock, engine } = await testApp({ env: { ADMIN_TOTP: 'required' } });
  const { email } = await addAdmin(engine.db, clock.now(), { password_hash });
  const login = (totp?: string) => call('POST', '/api/login', { body: { email, password, ...(totp ? { totp } : {}) } });
  const first = await login();
  expect(first.status).toBe(200);
  const token = first.body.token as string;

  const adminCall = async () => (await call('GET', '/api/admin/users', { token })).body.code;
  expect(await adminCall()).toBe('totpMissing');
  const { secret } = (await call('POST', '/api/profile/totp', { token })).body as { secret: string };
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
  expect((await call('PUT', '/api/profile/totp', { token, body: { totp: '000000' } })).status).toBe(403);
  expect((await call('PUT', '/api/profile/totp', { token, body: { totp: code() } })).status).toBe(200);
  expect(await adminCall()).toBeUndefined();

  const asked = await login();
  expect([asked.status, asked.body.totp_required]).toEqual([401, true]);
  expect((await login(code())).status).toBe(401);
  clock.forward({ seconds: 30 });
  const fresh = code();
  expect((await login(fresh)).status).toBe(200);
  expect((await login(fresh)).status).toBe(401);
});
