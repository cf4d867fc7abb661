import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../apps/api/src/testing/free-port.ts';
import { ROOT, waitFor } from './server.ts';
import { atMost, type Figure, percentile } from './table.ts';

const RUNS = 5;
const LESSONS = 300;

/** From the command to the first answer, as whoever types it sees it. */
const npmStart = async (dataDir: string): Promise<number> => {
  const port = await freePort();
  const started = performance.now();
  // A group of its own, as a terminal gives it: the signal reaches npm and the server alike.
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  try {
    await waitFor(`http://127.0.0.1:${port}/api/ready`);
    return (performance.now() - started) / 1000;
  } finally {
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await ended;
  }
};

const contentTimes = (): { cold: number; cached: number } => {
  const args = ['packages/content/src/cli.ts', 'bench', String(LESSONS)];
  const { stdout, status, signal } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the content bench ended with ${status ?? signal}`);
  const secondsOf = (name: string): number => Number(new RegExp(`^${name}: .* in ([\\d.]+) s`, 'm').exec(stdout)?.[1] ?? Number.NaN);
  return { cold: secondsOf('cold'), cached: Math.min(secondsOf('cached'), secondsOf('cached again')) };
};

export const startBench = async (): Promise<Figure[]> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'eszkerek-bench-'));
  try {
    // The first one fills the demo school and builds what changed.
    await npmStart(dataDir);
    const times: number[] = [];
    for (let i = 0; i < RUNS; i++) times.push(await npmStart(dataDir));
    const { cold, cached } = contentTimes();
    return [
      atMost('start', 1.2, { what: `warm npm start until it answers, median of ${RUNS}`, value: percentile(times, 0.5), unit: 's' }),
      atMost('start', 15, { what: `content of ${LESSONS} lessons, cold`, value: cold, unit: 's' }),
      atMost('start', 1, { what: `content of ${LESSONS} lessons, cached`, value: cached, unit: 's' }),
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
