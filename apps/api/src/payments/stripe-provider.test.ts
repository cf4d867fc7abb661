import { expect, test } from 'vitest';
import { newId } from '../db/id.ts';
import { addStudent, addTeacher } from '../testing/people.ts';
import { stripeApp } from './testing/stripe-kit.ts';

test('a monthly checkout asks for the right price, addresses, references and an idempotency key, once for two presses', async () => {
  const { call, engine, clock, double } = await stripeApp();
  const student = await addStudent(engine.db, clock.now());
  const ask = () => call('POST', '/api/create-checkout-session', { token: student.token, body: { interval: 'monthly' } });
  const first = await ask();
  expect(first.body).toMatchObject({ success: true, url: expect.stringContaining('https://checkout.stripe.test/') });
  expect((await ask()).body).toEqual(first.body);
  expect(double.requests).toHaveLength(1);
  const asked = double.requests[0];
  const checkout = await engine.db.selectFrom('checkouts').selectAll().executeTakeFirstOrThrow();
  expect(Object.fromEntries(asked?.form ?? [])).toEqual({
    mode: 'subscription',
    client_reference_id: checkout.id,
    customer_email: student.email,
    locale: 'hu',
    success_url: 'http://eszkerek.test/profil?payment_success=true',
    cancel_url: 'http://eszkerek.test/profil?payment_canceled=true',
    'line_items[0][price]': 'price_month',
    'line_items[0][quantity]': '1',
    'metadata[checkout_id]': checkout.id,
    'metadata[subject_id]': checkout.subject_id,
    'subscription_data[metadata][checkout_id]': checkout.id,
    'subscription_data[metadata][subject_id]': checkout.subject_id,
  });
  expect(asked?.headers['idempotency-key']).toBe(`checkout-${checkout.id}`);
  expect(asked?.headers.authorization).toBe('Bearer sk_test_double');
  expect(asked?.headers['x-stripe-client-telemetry']).toBeUndefined();
  expect(checkout).toMatchObject({ kind: 'monthly', amount_ron: 30 });
});

test('a class checkout is one payment with its references on the payment itself', async () => {
  const { call, engine, clock, double } = await stripeApp();
  const teacher = await addTeacher(engine.db, clock.now());
  const url = '/api/teacher/create-class-checkout-session';
  expect((await call('POST', url, { token: teacher.token, body: { className: '6. B', maxStudents: 24 } })).status).toBe(200);
  const checkout = await engine.db.selectFrom('checkouts').selectAll().executeTakeFirstOrThrow();
  expect(Object.fromEntries(double.requests[0]?.form ?? [])).toMatchObject({
    mode: 'payment',
    customer_creation: 'always',
    success_url: 'http://eszkerek.test/dashboard/teacher?class_creation_success=true',
    cancel_url: 'http://eszkerek.test/dashboard/teacher?class_creation_canceled=true',
    'line_items[0][price]': 'price_class',
    'payment_intent_data[metadata][checkout_id]': checkout.id,
  });
  expect(checkout).toMatchObject({ kind: 'class', class_name: '6. B', max_students: 24, amount_ron: 4200 });
});

test('the portal is opened for the customer of the subscription; without one it is 409', async () => {
  const { call, engine, clock, double, world, deliverAll } = await stripeApp();
  const student = await addStudent(engine.db, clock.now());
  const portal = () => call('POST', '/api/create-billing-portal-session', { token: student.token });
  expect((await portal()).status).toBe(409);
  await call('POST', '/api/create-checkout-session', { token: student.token, body: { interval: 'yearly' } });
  world.pay([...world.sessions.keys()][0] ?? '');
  await deliverAll();
  expect((await portal()).body).toEqual({ success: true, url: 'https://billing.stripe.test/p' });
  const asked = double.requests.at(-1);
  expect([asked?.path, asked?.form.get('customer'), asked?.form.get('return_url')]).toEqual([
    '/v1/billing_portal/sessions',
    [...world.subscriptions.values()][0]?.customer,
    'http://eszkerek.test/profil#elofizetes',
  ]);
});

test('Stripe failing or silent: the stated texts within 6 s, and learning goes on meanwhile', async () => {
  const { call, engine, clock, double } = await stripeApp();
  const student = await addStudent(engine.db, clock.now());
  const ask = () => call('POST', '/api/create-checkout-session', { token: student.token, body: { interval: 'monthly' } });
  double.break(500);
  expect(await ask()).toMatchObject({ status: 503, body: { success: false, message: 'Hiba a fizetés indításakor.' } });
  double.break('hang');
  const started = performance.now();
  const waiting = ask();
  expect((await call('GET', '/api/curriculums')).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(2000);
  expect(await waiting).toMatchObject({ status: 503, body: { message: 'Hiba a fizetés indításakor.' } });
  expect(performance.now() - started).toBeLessThan(6000);
  await engine.db
    .insertInto('billing_subjects')
    .values({ subject_id: 's', user_id: null, provider: 'stripe', customer_ref: 'cus_x', created_at: '' })
    .execute();
  await engine.db.updateTable('billing_subjects').set({ customer_ref: 'cus_y' }).where('user_id', '=', student.id).execute();
  const { subject_id } = await engine.db
    .selectFrom('billing_subjects')
    .select('subject_id')
    .where('user_id', '=', student.id)
    .executeTakeFirstOrThrow();
  const at = clock.now().toISOString();
  await engine.db
    .insertInto('subscriptions')
    .values({
      id: newId(),
      subject_id,
      provider_ref: 'sub_y',
      plan_id: 'monthly',
      plan_name: 'Havi előfizetés',
      status: 'active',
      current_period_end: at,
      cancel_at_period_end_at: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  double.break(500);
  expect(await call('POST', '/api/create-billing-portal-session', { token: student.token })).toMatchObject({
    status: 503,
    body: { message: 'Hiba az előfizetés-kezelő megnyitásakor.' },
  });
});

test('forged, altered, unsigned, stale and future events get 400 and change nothing', async () => {
  const { app, call, engine, clock, world, post } = await stripeApp();
  const student = await addStudent(engine.db, clock.now());
  await call('POST', '/api/create-checkout-session', { token: student.token, body: { interval: 'monthly' } });
  world.pay([...world.sessions.keys()][0] ?? '');
  const event = {
    id: 'evt_x',
    object: 'event',
    type: 'customer.subscription.created',
    data: { object: { id: [...world.subscriptions.keys()][0] } },
  };
  expect(await post(event, { secret: 'whsec_other' })).toBe(400);
  expect(await post(event, { ageSeconds: 301 })).toBe(400);
  expect(await post(event, { ageSeconds: -301 })).toBe(400);
  const unsigned = await app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(event),
  });
  expect(unsigned.statusCode).toBe(400);
  expect(await engine.db.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
  expect(await post(event, { ageSeconds: 299 })).toBe(200);
  expect(await engine.db.selectFrom('subscriptions').selectAll().execute()).toHaveLength(1);
});

test("an event during Stripe's own outage is refused, so that Stripe sends it again", async () => {
  const { call, engine, clock, world, double, deliver } = await stripeApp();
  const student = await addStudent(engine.db, clock.now());
  await call('POST', '/api/create-checkout-session', { token: student.token, body: { interval: 'monthly' } });
  world.pay([...world.sessions.keys()][0] ?? '');
  const paid = world.events.find(e => e.type === 'invoice.paid');
  if (!paid) throw new Error('no event');
  double.break(500);
  expect(await deliver(paid)).toBe(503);
  double.break(null);
  expect(await deliver(paid)).toBe(200);
  expect((await call('GET', '/api/profile', { token: student.token })).body).toMatchObject({
    is_subscribed: true,
    subscription_status: 'active',
  });
});
