import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { addFullAccount } from '../../testing/full-account.ts';
import { addStudent } from '../../testing/people.ts';
import { replaceSession } from '../auth/session-store.ts';

test('the owner gets all of it with purpose and retention, and nobody else any of it', async () => {
  const { call, engine, clock } = await testApp();
  const { userId, email, mark } = await addFullAccount(engine, clock.now());
  const token = await replaceSession(engine.db, { userId, now: clock.now(), expiresAt: new Date('2027-01-01') });
  const { body, text } = await call('GET', '/api/profile/export', { token });
  expect(body).toMatchObject({
    success: true,
    exported_at: '2026-11-15T08:00:00.000Z',
    data: {
      users: { purpose: 'A fiókod.', rows: [{ email }] },
      progress: { rows: [{ curriculum_title: mark('progress', 'curriculum_title') }] },
    },
  });
  for (const secret of ['token_hash', 'body']) expect(text).not.toContain(`.${secret}§`);
  const other = await addStudent(engine.db, clock.now());
  expect((await call('GET', '/api/profile/export', { token: other.token })).text).not.toContain('§');
  expect((await call('GET', '/api/profile/export')).status).toBe(401);
});

test('a deleted account loses its running subscription at the provider, and its class seat', async () => {
  const { call, engine, clock, deps } = await testApp();
  const student = await addStudent(engine.db, clock.now());
  const { body } = await call('POST', '/api/create-checkout-session', { token: student.token, body: { interval: 'monthly' } });
  await call('POST', `/api/sandbox-checkout/${String(body.url).split('/').at(-1)}`, { body: { action: 'pay' } });
  const { provider_ref } = await engine.db.selectFrom('subscriptions').select('provider_ref').executeTakeFirstOrThrow();
  expect((await call('DELETE', '/api/profile', { token: student.token })).status).toBe(200);
  expect(await deps.payments.readSubscription(provider_ref)).toMatchObject({ status: 'canceled' });
  expect(await engine.db.selectFrom('subscriptions').select('status').execute()).toEqual([{ status: 'canceled' }]);
  expect(await engine.db.selectFrom('billing_subjects').select('user_id').execute()).toEqual([{ user_id: null }]);
});
