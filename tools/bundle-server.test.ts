import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../apps/api/src/testing/free-port.ts';
import { until } from '../e2e/until.ts';

const root = path.resolve(import.meta.dirname, '..');
// Run alone after a change of the content, the server compiles all lessons first.
const READY_WITHIN_MS = 240_000;
// Inside the repository: what stays outside the bundle is looked for from there.
const folder = path.join(root, '.cache', `bundle-test-${process.pid}`);

test('the bundled server starts, knows an account and serves lessons', { timeout: 2 * READY_WITHIN_MS }, async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'eszkerek-bundle-'));
  const made = spawnSync(process.execPath, ['tools/bundle-server.mjs', folder], { cwd: root, encoding: 'utf8' });
  expect(made.stderr).toBe('');
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(folder, 'main.mjs'), '--api-only'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'error', NODE_ENV: 'test' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise(resolve => child.once('exit', resolve));
  try {
    const call = (address: string, body?: unknown) =>
      fetch(`http://127.0.0.1:${port}${address}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    await until(
      'the server is ready',
      () =>
        call('/api/ready').then(
          ({ ok }) => ok,
          () => false,
        ),
      READY_WITHIN_MS,
    );
    const login = await call('/api/login', { email: 'diak@demo.eszkerek.test', password: 'Eszkerek-2026!' });
    expect(await login.json()).toMatchObject({ success: true });
    const search = await call('/api/search?q=t%C3%B6rtek');
    expect(((await search.json()) as { data: unknown[] }).data.length).toBeGreaterThan(0);
  } finally {
    child.kill('SIGTERM');
    await ended;
    for (const place of [folder, dataDir]) rmSync(place, { recursive: true, force: true });
  }
});
