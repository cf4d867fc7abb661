import { expect, test } from 'vitest';
import { allJobs } from '../jobs/all-jobs.ts';
import { createLog } from '../log.ts';
import { sendDueMails } from '../mail/send-outbox.ts';
import { dumpTables } from '../testing/full-account.ts';
import type { CallName } from './calls.ts';
import { callNames, casesOf, partsOf, send } from './matrix.ts';
import { openSchool } from './open-school.ts';
import { PlainPasswords } from './plain-passwords.ts';
import { PASSWORD } from './school.ts';

/** Shorter texts stand in any line by chance. */
const SHORTEST = 3;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('{') || value.startsWith('[') ? textsIn(JSON.parse(value)) : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Names, addresses, secrets and what people wrote; not ids, times, kinds and addresses of pages. */
const PERSONAL: Readonly<Record<string, readonly string[]>> = {
  users: [
    'username',
    'username_folded',
    'real_name',
    'email',
    'email_folded',
    'password_hash',
    'google_sub',
    'parental_email',
    'referral_code',
    'totp_secret',
  ],
  sessions: ['token_hash'],
  mail_tokens: ['token_hash'],
  codes: ['code_hash', 'note'],
  outbox: ['recipient', 'subject', 'html', 'body'],
  attempt_answers: ['answer'],
  mistakes: ['answer'],
  classes: ['class_name', 'class_code'],
  homework_notes: ['note'],
  contact_messages: ['name', 'email', 'subject', 'message'],
  question_reports: ['message'],
};

test('every call by every person, mails that fail and jobs: the log holds no name, address, secret or answer', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'trace', destination: { write: line => void lines.push(line) } });
  const open = await openSchool({ overrides: { log, passwords: new PlainPasswords() } });
  const { app, school } = open;
  const secrets = new Set<string>();
  const keep = (text: unknown): void => {
    if (typeof text === 'string' && text.length >= SHORTEST) secrets.add(text);
  };
  const called = new Set<CallName>();
  for (const { token, email } of Object.values(school.people)) for (const text of [token, email]) keep(text);
  for (const name of callNames) {
    for (const one of casesOf(school, name)) {
      const parts = await partsOf(open, one);
      // Requests and responses that contain a secret.
      for (const text of textsIn(parts.body)) keep(text);
      keep(parts.params?.token);
      const { body } = await send(open, one, parts);
      for (const key of ['token', 'code', 'class_code', 'secret', 'uri']) if (body.success === true) keep(body[key]);
      called.add(name);
    }
    await sendDueMails({ db: app.engine.db, clock: app.clock, log, transport: failing });
    const tables = await dumpTables(app.engine);
    for (const [table, columns] of Object.entries(PERSONAL))
      for (const row of tables[table] ?? []) for (const column of columns) for (const text of textsIn(row[column])) keep(text);
    await open.reset();
  }
  for (const job of allJobs) await job.run(app.deps);

  expect(called.size).toBe(callNames.length);
  expect(lines.filter(line => line.includes('mail not sent')).length).toBeGreaterThan(5);
  expect(lines.length).toBeGreaterThan(1000);
  expect(secrets.size).toBeGreaterThan(200);
  // A line names its call, and some calls are named like a choice in a form.
  const names = callNames.join();
  const leaked = (log: string): string[] => {
    // A random id may hold the four digits of the PIN by chance.
    const read = log.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
    return [...secrets].filter(text => !names.includes(text) && read.includes(text));
  };
  expect(leaked(lines.join(''))).toEqual([]);
  for (const text of [school.people.student.email, school.people.admin.token, PASSWORD, 'Kiss Lili', '5/6'])
    expect(leaked(`{"level":30,"msg":"${text}"}`)).toContain(text);
});

const failing = {
  deliver: async () => {
    throw Object.assign(new Error('550 kiss.lili@pelda.hu: no such box'), { code: 'EENVELOPE' });
  },
  close: () => {},
};
