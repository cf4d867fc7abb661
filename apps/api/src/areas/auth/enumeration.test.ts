import { expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { addStudent } from '../../testing/people.ts';
import { Passwords } from './passwords.ts';

// Hundreds of real password hashes.
vi.setConfig({ testTimeout: 90_000 });

const password = 'Jo-Jelszo-77';
const ROUNDS = 15;

const calls: Record<string, (app: TestApp, email: string) => ReturnType<TestApp['call']>> = {
  login: (app, email) => app.call('POST', '/api/login', { body: { email, password: 'Rossz-Jelszo-1' } }),
  'forgot-password': (app, email) => app.call('POST', '/api/forgot-password', { body: { email } }),
  'resend-verification': (app, email) => app.call('POST', '/api/resend-verification', { body: { email } }),
  register: (app, email) =>
    app.call('POST', '/api/register', {
      body: { username: 'Szűcs Hunor', email, password, passwordConfirm: password, role: 'student', termsAccepted: true },
    }),
};

/** Two answers may differ only in the request id. */
const seen = (answer: Awaited<ReturnType<TestApp['call']>>): string =>
  JSON.stringify([
    answer.status,
    answer.text.replace(/"requestId":"[\w-]{36}"/, ''),
    answer.headers['content-length'],
    answer.headers['content-type'],
  ]);

test.each(Object.keys(calls))('%s answers a known and an unknown address with the same bytes in comparable time', async name => {
  const app = await testApp();
  const password_hash = await new Passwords().hash(password);
  const ask = calls[name];
  if (!ask) throw new Error(name);
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const answers = new Set<string>();
  for (let i = 0; i < ROUNDS; i++) {
    const email_verified_at = name === 'resend-verification' ? null : app.clock.now().toISOString();
    const known = await addStudent(app.engine.db, app.clock.now(), { password_hash, email_verified_at });
    const pair = [
      ['known', known.email],
      ['unknown', `${known.email.slice(0, -5)}.nincs`],
    ] as const;
    // Alternating order, so that warm-up and noise affect both alike.
    for (const [kind, email] of i % 2 ? pair : pair.toReversed()) {
      const start = performance.now();
      answers.add(seen(await ask(app, email)));
      times[kind].push(performance.now() - start);
    }
  }
  expect(answers.size).toBe(1);
  // A busy machine only ever adds time, so the fastest answers are compared, as somebody who listens would.
  const fastest = [Math.min(...times.known), Math.min(...times.unknown)];
  // Without the dummy hash, or with a mail sent inside the request, the ratio is 5 and more.
  expect(Math.max(...fastest) / Math.min(...fastest)).toBeLessThan(3);
});
