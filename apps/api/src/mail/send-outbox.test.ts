import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../clock.ts';
import type { Engine } from '../db/engine.ts';
import { createLog } from '../log.ts';
import { testApp } from '../testing/app.ts';
import { freshEngine, onBothEngines } from '../testing/engines.ts';
import { enqueueMail } from './outbox-store.ts';
import { listEml, readEml } from './read-eml.ts';
import { deferralAfter, pauseAfter } from './retry-plan.ts';
import { sendDueMails, startOutbox } from './send-outbox.ts';
import { verifyEmailMail } from './templates/verify-email.ts';
import { createTransport, fileTransport, type MailTransport, smtpTransport } from './transport.ts';

const FROM = 'Észkerék <no-reply@eszkerek.test>';
const AT = '2026-11-15T08:00:00.000Z';
const log = createLog({ level: 'silent' });

/** A real SMTP server; `port` lets it restart on the same port. */
const startSmtp = async (port = 0): Promise<{ port: number; received: string[]; stop(): Promise<void> }> => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        source += chunk;
      });
      stream.on('end', () => {
        received.push(source);
        done();
      });
    },
  });
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', () => resolve()));
  const stop = () => new Promise<void>(resolve => server.close(() => resolve()));
  onTestFinished(stop);
  return { port: (server.server.address() as AddressInfo).port, received, stop };
};

const enqueue = (engine: Engine, to = 'hunor@pelda.hu', now = systemClock.now().toISOString()) =>
  enqueueMail(engine.db, {
    mail: verifyEmailMail({ name: 'Szűcs Hunor', url: 'http://eszkerek.test/verify-email/abc', requestedAt: AT }),
    to,
    userId: null,
    now,
  });

test('a mail reaches a real SMTP server whole, in both forms, and its text is not kept', async () => {
  const engine = await freshEngine();
  const smtp = await startSmtp();
  const transport = smtpTransport(`smtp://127.0.0.1:${smtp.port}`, FROM);
  onTestFinished(() => transport.close());
  await enqueue(engine);
  expect(await sendDueMails({ db: engine.db, clock: systemClock, log, transport })).toBe(1);
  expect(await sendDueMails({ db: engine.db, clock: systemClock, log, transport })).toBe(0);
  expect(readEml('x', smtp.received[0] ?? '')).toMatchObject({
    to: 'hunor@pelda.hu',
    subject: 'Erősítsd meg az e-mail-címedet',
    text: expect.stringContaining('Szia, Hunor!'),
    html: expect.stringContaining('http://eszkerek.test/verify-email/abc'),
  });
  const row = await engine.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ html: '', body: '', recipient: '', kind: 'verify-email' });
  expect(row.sent_at).not.toBeNull();
});

test('an email with one-click unsubscribe carries both headers, and its URL is not kept', async () => {
  const engine = await freshEngine();
  const smtp = await startSmtp();
  const transport = smtpTransport(`smtp://127.0.0.1:${smtp.port}`, FROM);
  onTestFinished(() => transport.close());
  const unsubscribeUrl = `https://eszkerek.test/api/parent/${'x'.repeat(64)}/stop-letters`;
  const mail = { ...verifyEmailMail({ name: 'Szűcs Hunor', url: 'http://eszkerek.test/', requestedAt: AT }), unsubscribeUrl };
  await enqueueMail(engine.db, { mail, to: 'anya@pelda.hu', userId: null, now: systemClock.now().toISOString() });
  await enqueue(engine);
  await sendDueMails({ db: engine.db, clock: systemClock, log, transport });
  const [summary, other] = smtp.received.toSorted((a, b) => Number(b.includes('anya@')) - Number(a.includes('anya@')));
  const heads = summary?.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  expect(heads).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(heads).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(other).not.toContain('List-Unsubscribe');
  const kept = await engine.db.selectFrom('outbox').select('unsubscribe_url').execute();
  expect(kept).toEqual([{ unsubscribe_url: null }, { unsubscribe_url: null }]);
});

test('with SMTP down the request answers at once, and the mail leaves when it is back', async () => {
  const first = await startSmtp();
  await first.stop();
  const { call, deps, engine } = await testApp({ env: { SMTP_URL: `smtp://127.0.0.1:${first.port}` } });
  const clock = { now: () => deps.clock.now(), wait: deps.clock.wait };
  const transport = createTransport(deps.settings);
  onTestFinished(() => transport.close());
  const start = performance.now();
  const body = {
    username: 'Szűcs Hunor',
    email: 'hunor@pelda.hu',
    password: 'Jo-Jelszo-77',
    passwordConfirm: 'Jo-Jelszo-77',
    role: 'student',
    termsAccepted: true,
  };
  expect((await call('POST', '/api/register', { body })).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(5000);

  const send = () => sendDueMails({ db: engine.db, clock, log, transport });
  expect(await send()).toBe(1);
  expect(await engine.db.selectFrom('outbox').select(['attempts', 'sent_at', 'last_error']).execute()).toEqual([
    { attempts: 1, sent_at: null, last_error: expect.stringMatching(/ESOCKET|ECONNECTION|ECONNREFUSED/) },
  ]);
  expect(await send()).toBe(0);
  const back = await startSmtp(first.port);
  const moved = new Date(clock.now().getTime() + 60_000);
  clock.now = () => moved;
  expect(await send()).toBe(1);
  expect(back.received).toHaveLength(1);
  expect(back.received[0]).toContain('hunor@pelda.hu');
});

test('the pause between tries grows to half a minute and no further', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(pauseAfter)).toEqual([1, 2, 4, 8, 16, 30, 30]);
  expect([1, 2, 3, 9, 20].map(deferralAfter)).toEqual([60, 120, 240, 14_400, 14_400]);
});

test('without SMTP a mail is a file within a second, named after its time, and the list reads it back', async () => {
  const engine = await freshEngine();
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'eszkerek-outbox-')), 'outbox');
  const worker = startOutbox({ db: engine.db, clock: systemClock, log, transport: fileTransport(folder, FROM) });
  onTestFinished(() => worker.stop());
  await enqueue(engine, 'elso@pelda.hu', '2024-11-15T08:00:00.000Z');
  await enqueue(engine, 'masodik@pelda.hu', '2024-11-15T08:00:01.000Z');
  const finished = () => (existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.eml')) : []);
  await expect.poll(() => finished().length, { timeout: 3000 }).toBe(2);
  expect(finished().every(name => /^2024-11-15T08-00-0\d-000Z-[\w-]+\.eml$/.test(name))).toBe(true);
  const [newest, older] = await listEml(folder, 10);
  expect(newest).toMatchObject({ to: 'masodik@pelda.hu', subject: 'Erősítsd meg az e-mail-címedet', at: '2024-11-15T08:00:01.000Z' });
  expect(older?.text).toContain('Örülünk, hogy itt vagy!');
  expect(await listEml(path.join(folder, 'nincs'), 10)).toEqual([]);
});

onBothEngines('the outbox', fresh => {
  test('two nodes at once send each mail once', async () => {
    const engine = await fresh();
    for (let i = 0; i < 40; i++) await enqueue(engine, `tanulo${i}@pelda.hu`);
    const sent: string[] = [];
    const transport: MailTransport = { deliver: async mail => void sent.push(mail.to), close: () => {} };
    const node = async () => {
      while ((await sendDueMails({ db: engine.db, clock: systemClock, log, transport })) > 0);
    };
    await Promise.all([node(), node(), node()]);
    expect(new Set(sent).size).toBe(40);
    expect(sent).toHaveLength(40);
  });

  test('a mail written while the clock was a year ahead leaves once it is set right', async () => {
    const engine = await fresh();
    const ahead = new Date(systemClock.now().getTime() + 365 * 86_400_000);
    await enqueue(engine, 'kesobb@pelda.hu', ahead.toISOString());
    const sent: string[] = [];
    const transport: MailTransport = { deliver: async mail => void sent.push(mail.to), close: () => {} };
    expect(await sendDueMails({ db: engine.db, clock: systemClock, log, transport })).toBe(1);
    expect(await sendDueMails({ db: engine.db, clock: systemClock, log, transport })).toBe(0);
    expect(sent).toEqual(['kesobb@pelda.hu']);
  });
});
