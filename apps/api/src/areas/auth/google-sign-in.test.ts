import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messages } from '@eszkerek/contract';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { addStudent } from '../../testing/people.ts';

const CLIENT_ID = 'eszkerek-test.apps.example';
const form = { termsAccepted: true, role: 'student' };

let server: Server;
let jwksUrl: string;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let otherKeys: Awaited<ReturnType<typeof generateKeyPair>>;
beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true });
  otherKeys = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  server = createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: '/certs' }).end();
    else response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`;
});
afterAll(() => void server.close());

const googleApp = (path = ''): Promise<TestApp> => testApp({ env: { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_JWKS_URL: path || jwksUrl } });
const seconds = (app: TestApp, plus = 0): number => Math.floor(app.clock.now().getTime() / 1000) + plus;
const claims = (app: TestApp): JWTPayload => ({
  iss: 'https://accounts.google.com',
  aud: CLIENT_ID,
  sub: '108',
  email: 'lili@pelda.hu',
  email_verified: true,
  name: 'Kiss Lili',
  iat: seconds(app),
  exp: seconds(app, 3600),
});
const sign = (
  payload: JWTPayload,
  header: { alg?: string; kid?: string } = {},
  key: typeof keys.privateKey | Uint8Array = keys.privateKey,
) => new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header }).sign(key);
const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

test('verify pre-fills, register opens the account with the name and address of the token, and Google signs in', async () => {
  const app = await googleApp();
  const token = await sign(claims(app));
  const unknown = await app.call('POST', '/api/auth/google', { body: { token } });
  expect([unknown.status, unknown.body.message]).toEqual([404, messages.googleUnknown]);

  const verified = await app.call('POST', '/api/auth/google/verify', { body: { token } });
  expect(verified.body).toMatchObject({ success: true, name: 'Kiss Lili', email: 'lili@pelda.hu' });

  const body = { ...form, googleToken: token, username: 'Valaki Más', email: 'mas@pelda.hu', password: '', passwordConfirm: '' };
  const registered = await app.call('POST', '/api/register/google', { body });
  expect(registered.status).toBe(200);
  expect(registered.body.user).toMatchObject({ username: 'Kiss Lili', email: 'lili@pelda.hu', has_password: false, has_google: true });
  expect((await app.call('GET', '/api/profile', { token: registered.body.token as string })).status).toBe(200);

  expect((await app.call('POST', '/api/auth/google', { body: { token } })).status).toBe(200);
  expect((await app.call('POST', '/api/auth/google/verify', { body: { token } })).status).toBe(409);
  expect((await app.call('POST', '/api/register/google', { body })).status).toBe(409);
});

test('an unknown identity links to a verified account with its address, never to an unverified one', async () => {
  const app = await googleApp();
  const { db } = app.engine;
  const now = app.clock.now();
  const lili = await addStudent(db, now, { email: 'Lili@pelda.hu' });
  await addStudent(db, now, { email: 'zoli@pelda.hu', email_verified_at: null });
  const linked = await app.call('POST', '/api/auth/google', { body: { token: await sign(claims(app)) } });
  expect(linked.body.user).toMatchObject({ id: lili.id, has_google: true });

  const zoli = await sign({ ...claims(app), sub: '109', email: 'zoli@pelda.hu' });
  expect((await app.call('POST', '/api/auth/google', { body: { token: zoli } })).status).toBe(404);
  expect((await app.call('POST', '/api/register/google', { body: { ...form, googleToken: zoli } })).status).toBe(200);
  expect(await db.selectFrom('users').select('google_sub').where('email_folded', '=', 'zoli@pelda.hu').execute()).toEqual([
    { google_sub: '109' },
  ]);

  const stranger = await sign({ ...claims(app), sub: '110' });
  expect((await app.call('POST', '/api/auth/google', { body: { token: stranger } })).status).toBe(404);
});

const bad: Record<string, (app: TestApp) => Promise<string> | string> = {
  'another audience': app => sign({ ...claims(app), aud: 'somebody-else' }),
  'no audience': app => sign({ ...claims(app), aud: undefined }),
  'another issuer': app => sign({ ...claims(app), iss: 'https://accounts.example' }),
  'no issuer': app => sign({ ...claims(app), iss: undefined }),
  'an expired token': app => sign({ ...claims(app), iat: seconds(app, -7200), exp: seconds(app, -3600) }),
  'no expiry': app => sign({ ...claims(app), exp: undefined }),
  'a token from the future': app => sign({ ...claims(app), nbf: seconds(app, 3600) }),
  'an issue time in the future': app => sign({ ...claims(app), iat: seconds(app, 3600) }),
  'an unverified address': app => sign({ ...claims(app), email_verified: false }),
  'no word about verification': app => sign({ ...claims(app), email_verified: undefined }),
  'no address': app => sign({ ...claims(app), email: undefined }),
  'no subject': app => sign({ ...claims(app), sub: undefined }),
  'an empty subject': app => sign({ ...claims(app), sub: '' }),
  'another key under the same id': app => sign(claims(app), {}, otherKeys.privateKey),
  'an unknown key id': app => sign(claims(app), { kid: 'k2' }),
  'no signature (alg none)': app => `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims(app))}.`,
  'the public key used as a shared secret (HS256)': async app =>
    sign(claims(app), { alg: 'HS256' }, new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)))),
  'claims changed after signing': async app => {
    const [head, , signature] = (await sign(claims(app))).split('.');
    return `${head}.${base64({ ...claims(app), email: 'igazgato@pelda.hu' })}.${signature}`;
  },
  'no token at all': () => 'ez-nem-token',
};

describe('a bad token is refused with the stated text everywhere', () => {
  test.each(Object.keys(bad))('%s', async kind => {
    const app = await googleApp();
    await addStudent(app.engine.db, app.clock.now(), { email: 'lili@pelda.hu', google_sub: '108' });
    const token = (await bad[kind]?.(app)) ?? '';
    const answers = [
      await app.call('POST', '/api/auth/google', { body: { token } }),
      await app.call('POST', '/api/auth/google/verify', { body: { token } }),
      await app.call('POST', '/api/register/google', { body: { ...form, googleToken: token } }),
    ];
    expect(answers.map(a => [a.status, a.body.message])).toEqual([
      [401, messages.googleFailed],
      [400, messages.googleVerifyError],
      [400, messages.googleRegisterError],
    ]);
  });
});

test('keys that cannot be fetched, or have moved, are an outage and not a bad token', async () => {
  for (const url of ['http://127.0.0.1:9/certs', jwksUrl.replace('/certs', '/moved')]) {
    const app = await googleApp(url);
    const answer = await app.call('POST', '/api/auth/google', { body: { token: await sign(claims(app)) } });
    expect([answer.status, answer.body.message]).toEqual([503, messages.googleLoginError]);
  }
});

test('without a client id a marked stand-in signs, through the same verification; in production there is nothing', async () => {
  const app = await testApp();
  expect((await app.call('GET', '/api/auth/options')).body).toEqual({
    success: true,
    google: { kind: 'local', clientId: 'eszkerek-local' },
    recaptchaSiteKey: null,
  });
  const { token } = (await app.call('POST', '/api/dev/google-token', { body: { name: 'Kiss Lili', email: 'lili@pelda.hu' } })).body;
  expect((await app.call('POST', '/api/auth/google/verify', { body: { token } })).body).toMatchObject({
    name: 'Kiss Lili',
    email: 'lili@pelda.hu',
  });
  const foreign = await sign(claims(app));
  expect((await app.call('POST', '/api/auth/google', { body: { token: foreign } })).status).toBe(401);

  const production = await testApp({ env: productionEnv });
  expect((await production.call('GET', '/api/auth/options')).body.google).toBeNull();
  expect((await production.call('POST', '/api/auth/google', { body: { token } })).status).toBe(404);
  expect((await production.call('POST', '/api/dev/google-token', { body: { name: 'Kiss Lili', email: 'lili@pelda.hu' } })).status).toBe(
    404,
  );
  expect((await production.call('GET', '/api/dev/mails')).status).toBe(404);
});

const productionEnv = {
  NODE_ENV: 'production',
  TEACHER_PIN: '97531',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Észkerék <iskola@pelda.hu>',
  OPERATOR_NAME: 'Példa Egyesület',
  OPERATOR_ADDRESS: '400001 Kolozsvár, Fő tér 1.',
  OPERATOR_EMAIL: 'iroda@pelda.hu',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_PRICE_MONTHLY: 'price_m',
  STRIPE_PRICE_YEARLY: 'price_y',
  STRIPE_PRICE_CLASS: 'price_c',
};
