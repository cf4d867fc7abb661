import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { issueCode } from '../areas/auth/issue-code.ts';
import { issueMailToken } from '../areas/auth/issue-mail-token.ts';
import { Passwords } from '../areas/auth/passwords.ts';
import { addDays } from '../clock.ts';
import type { Engine } from '../db/engine.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { freshEngine } from '../testing/engines.ts';
import { addAdmin, addStudent, addTeacher } from '../testing/people.ts';
import { addClass } from '../testing/school.ts';
import { PlainPasswords } from './plain-passwords.ts';

/** Whether an address has an account: areas/auth/enumeration.test.ts, with the times. Here: what kind of account, code or link it is. */

const password = 'Jo-Jelszo-77';
const password_hash = `plain:${password}`;
type Answer = Awaited<ReturnType<TestApp['call']>>;

/** Two answers may differ only in the request id. */
const seen = ({ status, text, headers }: Answer): string => {
  const { 'x-request-id': _, date: __, ...rest } = headers;
  return JSON.stringify([status, text.replace(/"requestId":"[\w-]{36}"/, ''), rest]);
};

const opened = (): Promise<TestApp> => testApp({ overrides: { passwords: new PlainPasswords() } });

/** One of each kind of account there can be, and an address without one. */
const everyKind = async ({ engine, clock }: TestApp): Promise<string[]> => {
  const { db } = engine;
  const now = clock.now();
  const at = now.toISOString();
  const accounts = [
    await addStudent(db, now, { password_hash }),
    await addStudent(db, now, { password_hash, email_verified_at: null }),
    await addStudent(db, now, { password_hash: null, google_sub: '108' }),
    await addStudent(db, now, { password_hash, deletion_requested_at: at }),
    await addTeacher(db, now, { password_hash, approved_at: null }),
    await addAdmin(db, now, { password_hash, totp_secret: 'JBSWY3DPEHPK3PXP', totp_enabled_at: at }),
  ];
  return [...accounts.map(account => account.email), 'senki@pelda.hu'];
};

const asked: Record<string, (email: string) => readonly [url: string, body: object]> = {
  'a wrong password': email => ['/api/login', { email, password: 'Rossz-Jelszo-1' }],
  'a wrong password with a code': email => ['/api/login', { email, password: 'Rossz-Jelszo-1', totp: '123456' }],
  'a forgotten password': email => ['/api/forgot-password', { email }],
  'a new verification link': email => ['/api/resend-verification', { email }],
  'a registration': email => [
    '/api/register',
    {
      email,
      username: 'Szűcs Hunor',
      password,
      passwordConfirm: password,
      role: 'student',
      termsAccepted: true,
      parental_email: 'anya@pelda.hu',
    },
  ],
};

test.each(Object.keys(asked))('%s is answered with the same bytes for every kind of account and for none', async title => {
  const app = await opened();
  const answers = new Set<string>();
  for (const email of await everyKind(app)) {
    const [url, body] = asked[title]?.(email) ?? ['', {}];
    answers.add(seen(await app.call('POST', url, { body })));
  }
  expect([...answers]).toHaveLength(1);
});

/** Every statement a database was asked to run. */
const recording = (engine: Engine): { engine: Engine; statements: string[] } => {
  const statements: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(node.kind === 'RawNode' ? node.sqlFragments.join('?') : `${node.kind} ${JSON.stringify(tableIn(node))}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { engine: { ...engine, db: engine.db.withPlugin(recorder) }, statements };
};
const tableIn = (node: object): unknown =>
  JSON.stringify(node).match(/"kind":"SchemableIdentifierNode","identifier":{"kind":"IdentifierNode","name":"(\w+)"/)?.[1];

/** A clock on the wall is noisy; the work that is done is not. Registration hashes first, which is nearly all of its time. */
test.each(Object.keys(asked).filter(title => title !== 'a registration'))(
  '%s costs the database the same statements for every kind of account and for none',
  async title => {
    const { engine, statements } = recording(await freshEngine());
    const app = await testApp({ engine, overrides: { passwords: new PlainPasswords() } });
    const costs = new Set<string>();
    for (const email of await everyKind(app)) {
      const [url, body] = asked[title]?.(email) ?? ['', {}];
      // The first call of a kind also looks up its limit.
      await app.call('POST', url, { body: { ...body, email: 'elso@pelda.hu' } });
      statements.length = 0;
      await app.call('POST', url, { body });
      costs.add(statements.filter(text => !text.includes('"limits"') || title.includes('password')).join('\n'));
    }
    expect([...costs]).toHaveLength(1);
    expect([...costs][0]?.split('\n').length).toBeGreaterThan(2);
  },
);

test('a code that is unknown, spent or expired is one and the same wrong code', async () => {
  const app = await opened();
  const { call, engine, deps, clock } = app;
  const form = { username: 'Szűcs Hunor', password, passwordConfirm: password, role: 'student', termsAccepted: true };
  const register = (email: string, codes: object) => call('POST', '/api/register', { body: { ...form, ...codes, email } });
  for (const [kind, field] of [
    ['vip', 'vipCode'],
    ['special', 'specialCode'],
  ] as const) {
    const code = { kind, uses: 1, note: '', createdBy: null };
    const spent = await issueCode(engine.db, deps, { ...code, expiresAt: '2027-01-01T00:00:00.000Z' });
    const expired = await issueCode(engine.db, deps, { ...code, expiresAt: '2026-01-01T00:00:00.000Z' });
    const role = kind === 'vip' ? 'teacher' : 'student';
    expect((await register(`${kind}@pelda.hu`, { role, [field]: spent })).status).toBe(200);
    const answers = [];
    for (const wrong of [spent, expired, 'NINCS-ILYEN']) answers.push(seen(await register(`${kind}2@pelda.hu`, { role, [field]: wrong })));
    expect(new Set(answers).size).toBe(1);
  }
  const over = await addClass(engine.db, clock);
  await engine.db.updateTable('classes').set({ expires_at: clock.now().toISOString() }).execute();
  const { token } = await addStudent(engine.db, clock.now());
  const join = (classCode: string) => call('POST', '/api/profile/join-class', { token, body: { classCode } });
  expect(seen(await join(over.code))).toBe(seen(await join('ZZZZZZ')));
});

test('a link that is unknown, used, replaced, expired or of another kind is one and the same bad link', async () => {
  const { call, engine, deps, clock } = await opened();
  const { db } = engine;
  const { id } = await addStudent(db, clock.now());
  const reset = (token: string) => call('POST', `/api/reset-password/${token}`, { body: { password: 'Uj-Jelszo-2027' } });
  const replaced = await issueMailToken(db, deps, id, 'reset');
  const used = await issueMailToken(db, deps, id, 'reset');
  expect((await reset(used)).status).toBe(200);
  const expired = await issueMailToken(db, deps, id, 'card');
  clock.set(addDays(clock.now(), 15));
  const verify = await issueMailToken(db, deps, id, 'verify');
  const parent = await issueMailToken(db, deps, id, 'parent');
  const answers = [];
  for (const token of [replaced, used, expired, verify, parent, 'x'.repeat(43), 'x']) answers.push(seen(await reset(token)));
  expect(new Set(answers).size).toBe(1);
  const others = [];
  for (const token of [replaced, used, verify, 'x'.repeat(43)]) others.push(seen(await call('GET', `/api/parent/${token}`)));
  expect(new Set(others).size).toBe(1);
});

test('a password is checked as slowly for an account without one as for any other', async () => {
  const passwords = new Passwords();
  const stored = await passwords.hash(password);
  const times = { with: [] as number[], without: [] as number[] };
  for (let i = 0; i < 15; i++)
    for (const kind of i % 2 ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
      const start = performance.now();
      await passwords.verify(kind === 'with' ? stored : null, 'Rossz-Jelszo-1');
      times[kind].push(performance.now() - start);
    }
  const fastest = [Math.min(...times.with), Math.min(...times.without)];
  expect(Math.max(...fastest) / Math.min(...fastest)).toBeLessThan(2);
});
