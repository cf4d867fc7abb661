import { expect, test } from 'vitest';
import { enforceRetention } from '../../jobs/enforce-retention.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { dumpTables } from '../../testing/full-account.ts';
import { mailedToken } from '../../testing/mailbox.ts';

const form = {
  username: 'Kiss Lili',
  email: 'lili@pelda.hu',
  password: 'Jo-Jelszo-77',
  passwordConfirm: 'Jo-Jelszo-77',
  role: 'student',
  termsAccepted: true,
};

/** Registers, verifies and signs in. */
const open = async ({ call, engine }: TestApp) => {
  await call('POST', '/api/register', { body: form });
  await call('GET', `/api/verify-email/${await mailedToken(engine, 'verify-email')}`);
  const { body } = await call('POST', '/api/login', { body: { email: form.email, password: form.password } });
  return { token: String(body.token), user: body.user as { created_at: string; subscription_status: string } };
};

onBothEngines('a trial', fresh => {
  test('is not renewed by deleting the account and registering again', async () => {
    const app = await testApp({ engine: await fresh() });
    const first = await open(app);
    app.clock.forward({ days: 31 });
    expect((await app.call('POST', '/api/login', { body: { email: form.email, password: form.password } })).body.user).toMatchObject({
      subscription_status: 'none',
    });
    for (let round = 0; round < 2; round++) {
      const { token } = await open(app);
      await app.call('DELETE', '/api/profile', { token });
    }
    const again = await open(app);
    expect(again.user).toMatchObject({ created_at: first.user.created_at, subscription_status: 'none' });
    expect((await app.call('GET', '/api/profile', { token: again.token })).body.subscriptions).toEqual([]);
  });

  test('goes with Google on as well, and its mark holds no address', async () => {
    const app = await testApp({ engine: await fresh() });
    const { token, user } = await open(app);
    await app.call('DELETE', '/api/profile', { token });
    const left = JSON.stringify((await dumpTables(app.engine)).trial_marks);
    expect(left).not.toMatch(/lili|pelda/i);
    app.clock.forward({ days: 5 });
    const googleToken = await app.deps.google?.local?.sign({ name: 'Kiss Lili', email: form.email });
    const answer = await app.call('POST', '/api/register/google', { body: { googleToken, role: 'student', termsAccepted: true } });
    expect(answer.body.user).toMatchObject({ created_at: user.created_at });
  });

  test('begins anew after the stated year', async () => {
    const app = await testApp({ engine: await fresh() });
    const { token } = await open(app);
    await app.call('DELETE', '/api/profile', { token });
    app.clock.forward({ days: 366 });
    await enforceRetention(app.deps);
    expect((await open(app)).user).toMatchObject({ created_at: app.clock.now().toISOString(), subscription_status: 'trialing' });
  });

  test('of a returning address that waits for its verification is not taken for an old registration', async () => {
    const app = await testApp({ engine: await fresh() });
    const { token } = await open(app);
    await app.call('DELETE', '/api/profile', { token });
    app.clock.forward({ days: 40 });
    await app.call('POST', '/api/register', { body: form });
    await enforceRetention(app.deps);
    expect(await app.engine.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });
});
