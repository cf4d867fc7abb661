import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import type { Engine } from '../db/engine.ts';
import { createLog } from '../log.ts';
import { TestClock } from '../testing/app.ts';
import { onBothEngines } from '../testing/engines.ts';
import { addStudent } from '../testing/people.ts';
import { enqueueMail } from './outbox-store.ts';
import { sendDueMails } from './send-outbox.ts';
import { passwordChangedMail } from './templates/password-changed.ts';
import { verifyEmailMail } from './templates/verify-email.ts';
import { weeklySummaryMail } from './templates/weekly-summary.ts';
import { smtpTransport } from './transport.ts';

const log = createLog({ level: 'silent' });
const url = 'http://eszkerek.test/';

/** A real server that knows some addresses: `550-…` does not exist, `451-…` wants to be asked later. */
const startSmtp = async () => {
  const [tried, received]: [string[], string[]] = [[], []];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      tried.push(address);
      const status = Number(/^(\d{3})-/.exec(address)?.[1]);
      done(status ? Object.assign(new Error('refused'), { responseCode: status }) : null);
    },
    onData: (stream, session, done) => {
      stream.resume();
      stream.on('end', () => {
        received.push(...session.envelope.rcptTo.map(to => to.address));
        done();
      });
    },
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()));
  const transport = smtpTransport(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, 'Észkerék <a@eszkerek.test>');
  onTestFinished(async () => {
    transport.close();
    await new Promise<void>(resolve => server.close(() => resolve()));
  });
  return { tried, received, transport };
};

onBothEngines('undeliverable mail', fresh => {
  const open = async () => {
    const [{ db }, clock, smtp]: [Engine, TestClock, Awaited<ReturnType<typeof startSmtp>>] = [
      await fresh(),
      new TestClock(),
      await startSmtp(),
    ];
    const enqueue = (to: string, mail = passwordChangedMail({ name: 'Lili', forgotUrl: url })) =>
      enqueueMail(db, { mail, to, userId: null, now: clock.now().toISOString() });
    const send = () => sendDueMails({ db, clock, log, transport: smtp.transport });
    return { db, clock, enqueue, send, ...smtp };
  };

  test('is not tried again when the address does not exist, and its text is not kept', async () => {
    const { db, clock, enqueue, send, tried } = await open();
    await enqueue('550-nincs@pelda.hu');
    await send();
    for (let i = 0; i < 5; i++) {
      clock.forward({ hours: 5 });
      await send();
    }
    expect(tried).toEqual(['550-nincs@pelda.hu']);
    const row = await db.selectFrom('outbox').select(['failed_at', 'sent_at', 'body', 'recipient', 'last_error']).executeTakeFirstOrThrow();
    expect(row).toEqual({ failed_at: '2026-11-15T08:00:00.000Z', sent_at: null, body: '', recipient: '', last_error: 'EENVELOPE' });
  });

  test('is tried at growing intervals while the server says later, for three days', async () => {
    const { db, clock, enqueue, send, tried } = await open();
    await enqueue('451-kesobb@pelda.hu');
    for (let minute = 0; minute < 60; minute++) {
      await send();
      clock.forward({ minutes: 1 });
    }
    // After 0, 1, 3, 7, 15 and 31 minutes.
    expect(tried).toHaveLength(6);
    clock.forward({ days: 3 });
    await send();
    clock.forward({ days: 1 });
    expect(await send()).toBe(0);
    expect(await db.selectFrom('outbox').select('failed_at').executeTakeFirstOrThrow()).not.toEqual({ failed_at: null });
  });

  test('of hundreds does not delay a verification mail', async () => {
    const { clock, enqueue, send, received } = await open();
    for (let i = 0; i < 300; i++) await enqueue(`451-${i}@pelda.hu`);
    clock.forward({ seconds: 1 });
    await enqueue('lili@pelda.hu', verifyEmailMail({ name: 'Lili', url, requestedAt: clock.now().toISOString() }));
    await send();
    expect(received).toEqual(['lili@pelda.hu']);
  });

  test('of hundreds that keep failing does not delay one that was never tried', async () => {
    const { clock, enqueue, send, received } = await open();
    for (let i = 0; i < 30; i++) await enqueue(`451-${i}@pelda.hu`);
    while ((await send()) > 0);
    clock.forward({ hours: 5 });
    await enqueue('lili@pelda.hu');
    await send();
    expect(received).toEqual(['lili@pelda.hu']);
  });
});

onBothEngines('the outbox', fresh => {
  const summary = weeklySummaryMail({
    childName: 'Lili',
    lessons: [],
    quizzes: [],
    map: [],
    questions: [],
    url,
    stopUrl: url,
    unsubscribeUrl: url,
  });

  test('takes thirty account mails and ten others a day for one address, however they come', async () => {
    const { db } = await fresh();
    const clock = new TestClock();
    const { id } = await addStudent(db, clock.now(), { parental_confirmed_at: clock.now().toISOString() });
    const enqueue = (to: string, mail = passwordChangedMail({ name: 'Lili', forgotUrl: url })) =>
      db.transaction().execute(trx => enqueueMail(trx, { mail, to, userId: id, now: clock.now().toISOString() }));
    const count = async () => (await db.selectFrom('outbox').select('id').execute()).length;
    await Promise.all(Array.from({ length: 40 }, (_, i) => enqueue(i % 2 ? 'lili@pelda.hu' : 'LILI@pelda.hu')));
    expect(await count()).toBe(30);
    await Promise.all(Array.from({ length: 15 }, () => enqueue('anya@pelda.hu', summary)));
    expect(await count()).toBe(40);
    await enqueue('masik@pelda.hu');
    expect(await count()).toBe(41);
    clock.forward({ days: 1 });
    await enqueue('lili@pelda.hu');
    expect(await count()).toBe(42);
  });

  test('takes nothing but account mail about a pupil whose parent has not consented', async () => {
    const { db } = await fresh();
    const now = new TestClock().now();
    const { id } = await addStudent(db, now, { parental_email: 'anya@pelda.hu' });
    const enqueue = (mail: typeof summary) => enqueueMail(db, { mail, to: 'anya@pelda.hu', userId: id, now: now.toISOString() });
    await enqueue(summary);
    await enqueue(passwordChangedMail({ name: 'Lili', forgotUrl: url }));
    expect(await db.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'password-changed' }]);
    await db.updateTable('users').set({ parental_confirmed_at: now.toISOString() }).where('id', '=', id).execute();
    await enqueue(summary);
    expect(await db.selectFrom('outbox').select('kind').execute()).toHaveLength(2);
  });
});
