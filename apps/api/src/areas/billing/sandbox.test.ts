import { expect, test } from 'vitest';
import { testApp, testSettings } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addStudent, addTeacher, type Person } from '../../testing/people.ts';
import { receiveEvent } from './receive-event.ts';

onBothEngines('the sandbox', fresh => {
  const shop = async () => {
    const kit = await testApp({ engine: await fresh() });
    const { db } = kit.engine;
    const student = await addStudent(db, kit.clock.now());
    const as = (person: Person) => ({
      profile: async () => (await kit.call('GET', '/api/profile', { token: person.token })).body,
      open: async (url: string, body?: unknown) => {
        const answer = await kit.call('POST', url, { token: person.token, ...(body ? { body } : {}) });
        return { status: answer.status, id: String(answer.body.url ?? '').split('/fizetes-proba/')[1] ?? '', message: answer.body.message };
      },
      payments: async () =>
        ((await kit.call('GET', '/api/profile/payments', { token: person.token })).body as { payments: Row[] }).payments,
      withdraw: (id: string, body: unknown = { confirmed: true }) =>
        kit.call('POST', `/api/profile/payments/${id}/withdraw`, { token: person.token, body }),
    });
    const page = (id: string) => kit.call('GET', `/api/sandbox-checkout/${id}`);
    const press = (id: string, action: string) => kit.call('POST', `/api/sandbox-checkout/${id}`, { body: { action } });
    return { ...kit, db, student, as, page, press };
  };
  type Row = { id: string; name: string; amount_ron: number; withdrawable_until: string | null; refunded_at: string | null };
  const MONTHLY = ['/api/create-checkout-session', { interval: 'monthly' }] as const;
  const CLASS = ['/api/teacher/create-class-checkout-session', { className: '7. C', maxStudents: 12 }] as const;

  test('pay: the page says what is bought, access comes with the event, the address leads back', async () => {
    const { student, as, page, press } = await shop();
    const { id } = await as(student).open(...MONTHLY);
    expect((await page(id)).body).toEqual({
      success: true,
      page: { kind: 'checkout', item: 'monthly', className: null, maxStudents: null, amountRon: 30, state: 'open' },
    });
    expect(await as(student).profile()).toMatchObject({ is_subscribed: false });
    expect((await press(id, 'pay')).body).toEqual({ success: true, url: 'http://eszkerek.test/profil?payment_success=true' });
    expect(await as(student).profile()).toMatchObject({
      is_subscribed: true,
      subscription_status: 'active',
      subscriptions: [
        { status: 'active', plan_id: 'monthly', plan_name: 'Havi előfizetés', current_period_end: '2026-12-15T08:00:00.000Z' },
      ],
    });
    expect((await press(id, 'pay')).status).toBe(409);
    expect(await as(student).open(...MONTHLY)).toMatchObject({
      status: 409,
      message: 'Már van élő előfizetésed. A profilodban kezelheted.',
    });
  });

  test('cancel leads back with its mark and grants nothing; neither does typing the success address', async () => {
    const { student, as, page, press, call } = await shop();
    const { id } = await as(student).open(...MONTHLY);
    expect((await press(id, 'cancel')).body).toMatchObject({ url: 'http://eszkerek.test/profil?payment_canceled=true' });
    expect((await page(id)).body).toMatchObject({ page: { state: 'canceled' } });
    await call('GET', '/api/profile?payment_success=true', { token: student.token });
    expect(await as(student).profile()).toMatchObject({ is_subscribed: false, subscription_status: 'trialing' });
    expect((await press(id, 'pay')).status).toBe(409);
  });

  test('a paid class exists exactly once, for a year, with its seats', async () => {
    const { db, clock, as, page, press } = await shop();
    const teacher = await addTeacher(db, clock.now());
    const { id } = await as(teacher).open(...CLASS);
    expect((await page(id)).body).toMatchObject({ page: { item: 'class', className: '7. C', maxStudents: 12 } });
    const presses = await Promise.all([press(id, 'pay'), press(id, 'pay'), press(id, 'pay')]);
    expect(presses.map(p => p.status).sort()).toEqual([200, 409, 409]);
    expect(await db.selectFrom('classes').selectAll().execute()).toMatchObject([
      { teacher_id: teacher.id, class_name: '7. C', max_students: 12, expires_at: '2027-11-15T08:00:00.000Z' },
    ]);
    expect(await db.selectFrom('class_seats').selectAll().execute()).toHaveLength(12);
  });

  test('a class of 4 or 31 is refused in words, a pupil and a waiting teacher may not buy one', async () => {
    const { db, clock, student, as } = await shop();
    const teacher = await addTeacher(db, clock.now());
    for (const maxStudents of [4, 31, 5.5, '20'])
      expect(await as(teacher).open(CLASS[0], { className: '7. C', maxStudents })).toMatchObject({
        status: 400,
        message: 'Az osztály létszáma 5 és 30 közötti egész szám lehet.',
      });
    expect(await as(teacher).open(CLASS[0], { className: ' ', maxStudents: 5 })).toMatchObject({ message: 'Adj nevet az osztálynak.' });
    expect((await as(student).open(...CLASS)).status).toBe(403);
    expect((await as(await addTeacher(db, clock.now(), { approved_at: null })).open(...CLASS)).status).toBe(403);
  });

  test('a teacher who paid for a class alone has no subscription to manage', async () => {
    const { as, press, db, clock } = await shop();
    const teacher = await addTeacher(db, clock.now());
    await press((await as(teacher).open(...CLASS)).id, 'pay');
    expect(await as(teacher).open('/api/create-billing-portal-session')).toMatchObject({ status: 409 });
  });

  test('the portal cancels at the end of the period and takes it back; renewal comes when it is due', async () => {
    const { student, as, page, press, clock, deps } = await shop();
    expect(await as(student).open('/api/create-billing-portal-session')).toMatchObject({ status: 409 });
    await press((await as(student).open(...MONTHLY)).id, 'pay');
    const portal = (await as(student).open('/api/create-billing-portal-session')).id;
    expect((await page(portal)).body).toMatchObject({
      page: { kind: 'portal', subscriptions: [{ plan: 'monthly', status: 'active', cancelAt: null }] },
    });
    await press(portal, 'cancelSubscription');
    expect((await page(portal)).body).toMatchObject({ page: { subscriptions: [{ cancelAt: '2026-12-15T08:00:00.000Z' }] } });
    await press(portal, 'resumeSubscription');
    expect((await press(portal, 'leave')).body).toMatchObject({ url: 'http://eszkerek.test/profil#elofizetes' });
    expect(await as(student).profile()).toMatchObject({ is_subscribed: true });
    clock.set('2026-12-15T08:00:00.000Z');
    expect((await deps.payments.sandbox?.renewDue())?.length).toBe(2);
    expect(await deps.payments.sandbox?.renewDue()).toEqual([]);
  });

  test('withdrawal: open for 14 days, confirmed, refunded, access gone, a receipt by mail', async () => {
    const { student, as, press, clock, db } = await shop();
    await press((await as(student).open(...MONTHLY)).id, 'pay');
    clock.forward({ days: 14, seconds: -1 });
    const [payment] = await as(student).payments();
    expect(payment).toMatchObject({ name: 'Havi előfizetés', amount_ron: 30, withdrawable_until: '2026-11-29T08:00:00.000Z' });
    const id = payment?.id ?? '';
    expect((await as(student).withdraw(id, {})).body).toMatchObject({ message: 'Erősítsd meg, hogy elállsz a szerződéstől.' });
    expect((await as(await addStudent(db, clock.now())).withdraw(id)).status).toBe(404);
    expect((await as(student).withdraw(id)).status).toBe(200);
    expect((await as(student).withdraw(id)).status).toBe(409);
    clock.forward({ days: 20 });
    expect(await as(student).profile()).toMatchObject({ is_subscribed: false, subscription_status: 'canceled' });
    expect(await as(student).payments()).toMatchObject([{ refunded_at: '2026-11-29T07:59:59.000Z', withdrawable_until: null }]);
    const mails = await db.selectFrom('outbox').select(['kind', 'recipient']).where('kind', '=', 'withdrawal-receipt').execute();
    expect(mails).toEqual([{ kind: 'withdrawal-receipt', recipient: student.email }]);
  });

  test('after 14 days, and for a renewal, the right is closed', async () => {
    const { student, as, press, clock, deps, db } = await shop();
    await press((await as(student).open(...MONTHLY)).id, 'pay');
    clock.forward({ days: 14 });
    const [first] = await as(student).payments();
    expect(first?.withdrawable_until).toBeNull();
    expect((await as(student).withdraw(first?.id ?? '')).body.message).toBe('Erre a vásárlásra már lejárt a 14 napos elállási idő.');
    clock.set('2026-12-15T08:00:00.000Z');
    for (const { body, signature } of (await deps.payments.sandbox?.renewDue()) ?? []) await receiveEvent(deps, body, signature);
    expect(await db.selectFrom('payments').selectAll().execute()).toHaveLength(2);
    expect((await as(student).payments()).map(p => p.withdrawable_until)).toEqual([null, null]);
    expect(await as(student).profile()).toMatchObject({ is_subscribed: true });
  });

  test('a parent who confirmed gets one email for the payment and one for the refund; an unconfirmed one none', async () => {
    const { db, clock, as, press } = await shop();
    const parental = { parental_email: 'szulo@pelda.hu' };
    for (const given of [{ ...parental, parental_confirmed_at: '2026-11-01T00:00:00.000Z' }, parental]) {
      const child = await addStudent(db, clock.now(), given);
      await press((await as(child).open(...MONTHLY)).id, 'pay');
      await as(child).withdraw((await as(child).payments())[0]?.id ?? '');
    }
    const mails = await db
      .selectFrom('outbox')
      .select(['recipient', 'subject'])
      .where('kind', '=', 'payment-notice')
      .orderBy('id')
      .execute();
    expect(mails).toEqual([
      { recipient: 'szulo@pelda.hu', subject: 'Befizetés érkezett gyermeke fiókjához' },
      { recipient: 'szulo@pelda.hu', subject: 'Visszatérítés gyermeke fiókján' },
    ]);
  });

  test('a class that is withdrawn from ends at once', async () => {
    const { db, clock, as, press } = await shop();
    const teacher = await addTeacher(db, clock.now());
    await press((await as(teacher).open(...CLASS)).id, 'pay');
    clock.forward({ days: 3 });
    const [payment] = await as(teacher).payments();
    expect(payment).toMatchObject({ name: 'Osztály: 7. C', amount_ron: 4200 });
    await as(teacher).withdraw(payment?.id ?? '');
    expect(await db.selectFrom('classes').select('expires_at').execute()).toEqual([{ expires_at: '2026-11-18T08:00:00.000Z' }]);
  });
});

test('unlimited access is not sold again', async () => {
  const { call, engine, clock } = await testApp();
  const teacher = await addTeacher(engine.db, clock.now());
  const answer = await call('POST', '/api/create-checkout-session', { token: teacher.token, body: { interval: 'yearly' } });
  expect(answer).toMatchObject({ status: 409, body: { message: 'Neked már korlátlan hozzáférésed van, nem kell előfizetned.' } });
});

test('production without keys does not start with the test checkout', () => {
  const env = {
    NODE_ENV: 'production',
    TEACHER_PIN: '9753',
    PUBLIC_URL: 'https://eszkerek.test',
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'a@b.hu',
    OPERATOR_NAME: 'Példa Egyesület',
    OPERATOR_ADDRESS: '400001 Kolozsvár, Fő tér 1.',
    OPERATOR_EMAIL: 'iroda@pelda.hu',
  };
  expect(() => testSettings(env)).toThrow(/STRIPE_SECRET_KEY is missing/);
});
