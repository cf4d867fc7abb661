import { randomUUID } from 'node:crypto';
import { messages } from '@eszkerek/contract';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../apps/api/src/testing/free-port.ts';
import { addStudent } from '../../apps/api/src/testing/people.ts';
import { ServerProcess } from '../server-process.ts';
import { until } from '../until.ts';
import { attemptIdOf, sendAnswer, startAttempt } from './quiz-load.ts';
import { send } from './send.ts';
import { SmtpStub } from './smtp-stub.ts';
import { withDatabase } from './stored-answers.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const register = (url: string, email: string) =>
  send('POST', `${url}/api/register`, {
    body: {
      username: 'Szűcs Hunor',
      email,
      password: 'Jo-Jelszo-77',
      passwordConfirm: 'Jo-Jelszo-77',
      termsAccepted: true,
      role: 'student',
    },
  });

for (const [title, silent] of [
  ['refuses', false],
  ['never answers', true],
] as const)
  test(`a mail server that ${title}: the request answers at once, the mail leaves within 60 s of recovery`, async () => {
    const port = await freePort();
    const hole = silent ? await SmtpStub.start(port, { silent }) : undefined;
    const server = await ServerProcess.start({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    ends.push(() => server.remove());
    const registered = await register(server.url, 'hunor@pelda.hu');
    expect(registered.status).toBe(200);
    expect(registered.ms).toBeLessThan(3000);
    const mail = () => withDatabase(server, ({ db }) => db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow());
    await until('a try has failed', async () => (await mail()).last_error !== null);
    // As after a long night: the pause between two tries is the longest there is.
    await withDatabase(server, ({ db }) => db.updateTable('outbox').set({ attempts: 50, last_error: null }).execute());
    await until('a late try has failed', async () => (await mail()).last_error !== null);
    expect((await mail()).sent_at).toBeNull();
    if (hole) {
      expect(hole.calls, 'the silent server was called').toBeGreaterThan(0);
      await hole.stop();
    }
    const smtp = await SmtpStub.start(port);
    ends.push(() => smtp.stop());
    expect(await until('the mail has left', () => smtp.received.length > 0, 90_000)).toBeLessThan(60_000);
    expect(smtp.received[0]).toContain('hunor@pelda.hu');
    await until('it is marked', async () => (await mail()).sent_at !== null);
    expect(smtp.received).toHaveLength(1);
  });

for (const [title, silent] of [
  ['refuses', false],
  ['never answers', true],
] as const)
  test(`a payment provider that ${title}: a clear message within 6 s, and learning goes on meanwhile`, async () => {
    const port = await freePort();
    const hole = silent ? await SmtpStub.start(port, { silent }) : undefined;
    if (hole) ends.push(() => hole.stop());
    const server = await ServerProcess.start({
      env: {
        STRIPE_SECRET_KEY: 'sk_test_fault',
        STRIPE_WEBHOOK_SECRET: 'whsec_fault',
        STRIPE_API_BASE: `http://127.0.0.1:${port}`,
        STRIPE_PRICE_MONTHLY: 'price_m',
        STRIPE_PRICE_YEARLY: 'price_y',
        STRIPE_PRICE_CLASS: 'price_c',
      },
    });
    ends.push(() => server.remove());
    const { token } = await withDatabase(server, ({ db }) => addStudent(db, new Date()));
    const paying = send('POST', `${server.url}/api/create-checkout-session`, { token, body: { interval: 'monthly' } });
    if (hole) await until('the provider is asked', () => hole.calls > 0);
    const started = await startAttempt(server.url, { token });
    const key = randomUUID();
    const answered = await sendAnswer(server.url, { attempt: attemptIdOf(started), key, answer: '5/6' }, { token });
    expect([started.status, answered.status]).toEqual([200, 200]);
    if (hole) expect(started.ms + answered.ms).toBeLessThan(3000);
    const refused = await paying;
    expect(refused.status).toBe(503);
    expect(refused.body).toMatchObject({ success: false, message: messages.checkoutFailed });
    expect(refused.ms).toBeLessThan(6000);
  });
