import { expect, test } from 'vitest';
import { testApp, testSettings } from '../../testing/app.ts';
import { addAdmin, addStudent } from '../../testing/people.ts';

const body = { name: 'Kovács Anna', email: 'anna@pelda.hu', subject: 'Kérdés', message: 'Hogyan tudok osztályt nyitni?' };

test('a guest writes: the message is stored and mailed to the admins', async () => {
  const { call, engine, clock } = await testApp();
  const admin = await addAdmin(engine.db, clock.now());
  const { status, body: answer } = await call('POST', '/api/contact', { body });
  expect([status, answer.success]).toEqual([200, true]);
  expect(await engine.db.selectFrom('contact_messages').selectAll().execute()).toMatchObject([{ ...body, user_id: null, read_at: null }]);
  const [mail] = await engine.db.selectFrom('outbox').selectAll().execute();
  expect(mail).toMatchObject({ recipient: admin.email, subject: 'Üzenet érkezett: Kérdés' });
  expect(mail?.body).toContain('anna@pelda.hu');
});

test("a signed-in sender's name and address are the account's", async () => {
  const { call, engine, clock } = await testApp();
  const student = await addStudent(engine.db, clock.now(), { username: 'Nagy Béla' });
  await call('POST', '/api/contact', { token: student.token, body });
  expect(await engine.db.selectFrom('contact_messages').selectAll().execute()).toMatchObject([
    { name: 'Nagy Béla', email: student.email, user_id: student.id },
  ]);
});

test('a machine that fills in the hidden field gets the same answer and leaves nothing behind', async () => {
  const { call, engine } = await testApp();
  const human = await call('POST', '/api/contact', { body });
  const machine = await call('POST', '/api/contact', { body: { ...body, website: 'http://spam.test' } });
  expect(machine.body).toEqual(human.body);
  expect(await engine.db.selectFrom('contact_messages').selectAll().execute()).toHaveLength(1);
});

test('the first failing field is said in words; too many messages are held back', async () => {
  const { call } = await testApp();
  expect((await call('POST', '/api/contact', { body: { ...body, message: 'a' } })).body).toMatchObject({
    success: false,
    message: 'Írj néhány szót az üzenetbe.',
  });
  expect((await call('POST', '/api/contact', { body: { ...body, message: 'x'.repeat(5001) } })).status).toBe(400);
  for (let i = 0; i < 58; i++) await call('POST', '/api/contact', { body });
  expect((await call('POST', '/api/contact', { body })).status).toBe(429);
});

test('names the operator, and production does not start without one', async () => {
  const operator = { OPERATOR_NAME: 'Példa Egyesület', OPERATOR_ADDRESS: '400001 Kolozsvár, Fő tér 1.', OPERATOR_EMAIL: 'iroda@pelda.hu' };
  const { call } = await testApp({ env: operator });
  expect((await call('GET', '/api/operator')).body).toEqual({
    success: true,
    operator: { name: 'Példa Egyesület', address: '400001 Kolozsvár, Fő tér 1.', email: 'iroda@pelda.hu' },
  });
  const production = {
    NODE_ENV: 'production',
    TEACHER_PIN: '97531',
    PUBLIC_URL: 'https://pelda.hu',
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'a@b.hu',
  };
  for (const name of Object.keys(operator))
    expect(() => testSettings({ ...production, ...operator, [name]: '' })).toThrow(`${name} is missing`);
});
