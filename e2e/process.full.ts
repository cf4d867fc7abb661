import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, Site, test } from './harness.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Starts the server with these settings and waits for its end. */
const runToEnd = (env: Record<string, string>): Promise<{ code: number | null; said: string }> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'test', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', chunk => {
      said += chunk;
    });
    child.once('exit', code => resolve({ code, said: said.trim() }));
  });

const freshDir = () => mkdtempSync(path.join(os.tmpdir(), 'eszkerek-process-'));

for (const [title, env, line] of [
  ['a PORT that is no number', { PORT: 'abc' }, /PORT must be a whole number.*"abc"/],
  ['an unreachable DATABASE_URL', { DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' }, /DATABASE_URL cannot be reached/],
  [
    'a DATA_DIR whose parent is missing',
    { DATA_DIR: '/nincs/ilyen/mappa/adat' },
    /DATA_DIR's parent folder does not exist: \/nincs\/ilyen\/mappa/,
  ],
  ['half of the Stripe settings', { STRIPE_SECRET_KEY: 'sk_test_x' }, /STRIPE_WEBHOOK_SECRET.* set together/],
  ['a TRUST_PROXY that is no address', { TRUST_PROXY: 'x y' }, /TRUST_PROXY must be a digit or a list of addresses.*"x y"/],
  ['a LOG_LEVEL that is none', { LOG_LEVEL: 'foo' }, /LOG_LEVEL must be one of .*"foo"/],
  ['a MAIL_FROM without an address', { MAIL_FROM: 'Iskola' }, /MAIL_FROM must look like Name <name@school.example>: got "Iskola"/],
  ['a copied example of a key', { STRIPE_SECRET_KEY: 'sk_live_…' }, /STRIPE_SECRET_KEY must look like sk_live_….$/],
  ['a mail server of another kind', { SMTP_URL: 'http://u:titok@mail.example' }, /SMTP_URL must be an smtp:\/\/ address\.$/],
  ['production without a PIN', { NODE_ENV: 'production' }, /TEACHER_PIN is missing/],
] as const)
  test(`${title} stops the start with one clear line`, async () => {
    const { code, said } = await runToEnd({ DATA_DIR: path.join(freshDir(), 'data'), ...env });
    expect(code).toBe(1);
    expect(said.split('\n')).toHaveLength(1);
    expect(said).toMatch(line);
    expect(said).not.toContain('titok');
  });

test('SIGTERM ends the server with exit 0, and the database is whole without its log', async () => {
  const site = await Site.start();
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
  expect(await site.stop('SIGTERM')).toBe(0);
  await expect(fetch(`${site.url}/api/health`)).rejects.toThrow();
  expect(existsSync(path.join(site.dataDir, 'eszkerek.db-wal'))).toBe(false);
  await site.remove();
});

test('several processes serve one address', async () => {
  const site = await Site.start({ WEB_CONCURRENCY: '2' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${site.url}/api/ready`).then(response => response.status)));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await site.stop('SIGTERM')).toBe(0);
  await site.remove();
});
