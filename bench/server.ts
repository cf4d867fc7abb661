import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../apps/api/src/testing/free-port.ts';

export const ROOT = path.resolve(import.meta.dirname, '..');

export interface Running {
  url: string;
  pid: number;
  startedInMs: number;
  stop(): Promise<void>;
}

/** As `npm start` gives them (tools/bootstrap.mjs). */
export const AS_STARTED = JSON.parse(readFileSync(path.join(ROOT, 'tools', 'server-start.json'), 'utf8')) as {
  flags: string[];
  env: Record<string, string>;
};

const START_WITHIN_MS = 180_000;

export const waitFor = async (url: string): Promise<void> => {
  const deadline = Date.now() + START_WITHIN_MS;
  while (Date.now() < deadline) {
    if (
      await fetch(url)
        .then(response => response.ok)
        .catch(() => false)
    )
      return;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  throw new Error(`${url} did not answer within ${START_WITHIN_MS / 1000} s`);
};

const run = async (args: string[], port: number, env: Record<string, string>, ready: string): Promise<Running> => {
  const started = Date.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  await waitFor(url + ready).catch(error => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    url,
    pid: child.pid ?? 0,
    startedInMs: Date.now() - started,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** The product on a database that stays. */
export const startProductOn = async (dataDir: string, env: Record<string, string> = {}): Promise<Running> =>
  run(
    [...AS_STARTED.flags, process.env.SERVER_ENTRY ?? 'apps/api/src/main.ts'],
    await freePort(),
    { ...AS_STARTED.env, DATA_DIR: dataDir, ...env },
    '/api/ready',
  );

/** The product with a database of its own. */
export const startProduct = async (env: Record<string, string> = {}): Promise<Running> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'eszkerek-bench-'));
  const running = await startProductOn(dataDir, env);
  return {
    ...running,
    stop: async () => {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

const BARE = `
const bodies = new Map();
require('node:http').createServer((request, response) => {
  const [, status = '200', length = '0'] = request.url.split('/');
  let body = bodies.get(length);
  if (!body) bodies.set(length, (body = Buffer.alloc(Number(length) || 0, 97)));
  if (request.method === 'GET') return answer();
  request.resume().on('end', answer);
  function answer() {
    response.statusCode = Number(status) || 200;
    response.setHeader('content-type', 'application/json');
    response.end(body);
  }
}).listen(process.env.PORT, '127.0.0.1');
`;

/** A bare node:http server that answers /<status>/<length> with so many bytes: what this machine can do at that moment. */
export const startBare = async (): Promise<Running> => run(['-e', BARE], await freePort(), {}, '/200/0');
