// node bench/grown.ts <content> <cache>: a server over that content in this process, and what its size costs; prints JSON.
import { performance } from 'node:perf_hooks';
import { buildApp } from '../apps/api/src/app.ts';
import { systemClock } from '../apps/api/src/clock.ts';
import { openEngine } from '../apps/api/src/db/engine.ts';
import { makeDeps } from '../apps/api/src/deps.ts';
import { Library } from '../apps/api/src/library/library.ts';
import { createLog } from '../apps/api/src/log.ts';
import { readSettings } from '../apps/api/src/settings.ts';
import { compile } from '../packages/content/src/compile.ts';
import { callsOf } from './measure.ts';
import { peopleOf } from './people.ts';
import { residentMb } from './resident.ts';
import { GUIDED } from './seed-sql.ts';
import { copySeeded } from './seeded.ts';
import { percentile } from './table.ts';

const CALLS = callsOf(400);
const SIZE = 'small';

export interface Grown {
  /** Content from the cache, index and app. */
  startMs: number;
  searchMs: number;
  catalogMs: number;
  todayMs: number;
  residentMb: number;
}

const medianOf = async (call: (i: number) => unknown): Promise<number> => {
  const times: number[] = [];
  for (let i = 0; i < 2 * CALLS; i++) {
    const started = performance.now();
    await call(i);
    if (i >= CALLS) times.push(performance.now() - started);
  }
  return percentile(times, 0.5);
};

const [contentDir = '', cacheDir = ''] = process.argv.slice(2);
const { folder, end } = await copySeeded(SIZE, 'sqlite');
const started = performance.now();
const { content, keys, forintKeys } = compile({ contentDir, cacheDir });
const library = new Library(content, keys, forintKeys);
const engine = openEngine({ dataDir: folder });
const settings = readSettings({ DATA_DIR: folder, DEMO: '0' });
const app = buildApp(makeDeps({ settings, engine, clock: systemClock, log: createLog({ level: 'silent' }), library }));
await app.ready();
const startMs = performance.now() - started;
const ask = async (url: string, headers: Record<string, string> = {}): Promise<void> => {
  const { statusCode, body } = await app.inject({ method: 'GET', url, headers });
  if (statusCode !== 200) throw new Error(`${statusCode} ${url}: ${body.slice(0, 200)}`);
};
const pupil = (i: number) => ({ authorization: `Bearer ${peopleOf(SIZE).pupilToken(i % GUIDED)}` });
const grown: Grown = {
  startMs,
  searchMs: await medianOf(() => library.search('törtek összeadása')),
  catalogMs: await medianOf(() => ask('/api/curriculums')),
  todayMs: await medianOf(i => ask('/api/guide/today', pupil(i))),
  residentMb: residentMb(process.pid),
};
process.stdout.write(JSON.stringify(grown));
await app.close();
await engine.close();
await end();
