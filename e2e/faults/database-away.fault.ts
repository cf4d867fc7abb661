import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../apps/api/src/testing/postgres.ts';
import { ServerProcess } from '../server-process.ts';
import { until } from '../until.ts';
import { startAttempt, startQuizLoad } from './quiz-load.ts';
import { send } from './send.ts';
import { lostAndDoubled, type Place } from './stored-answers.ts';
import { TcpProxy } from './tcp-proxy.ts';

const WELL_WITHIN_MS = 3000;
const NO_CALL_OVER_MS = 5000;
const PULSE_MS = 1000;

let postgres: TestPostgres;
let proxy: TcpProxy;
let server: ServerProcess;
let place: Place;

beforeAll(async () => {
  postgres = await startPostgres({ sync: true });
  const databaseUrl = await postgres.newDatabase();
  proxy = await TcpProxy.start(postgres.port);
  server = await ServerProcess.start({ env: { DATABASE_URL: databaseUrl.replace(`:${postgres.port}/`, `:${proxy.port}/`) } });
  place = { dataDir: server.dataDir, databaseUrl };
});
afterAll(async () => {
  await server?.remove();
  await proxy?.stop();
  await postgres?.stop();
});

/** The sign of life needs no database: it is asked for all the while. */
const startPulse = () => {
  let stopped = false;
  const beats: { ms: number; status: number }[] = [];
  const running = (async () => {
    while (!stopped) {
      beats.push(await send('GET', `${server.url}/api/health`));
      await pause(50);
    }
  })();
  return {
    end: async () => {
      stopped = true;
      await running;
      expect(beats.filter(({ status }) => status !== 200)).toEqual([]);
      expect(Math.max(...beats.map(({ ms }) => ms))).toBeLessThan(PULSE_MS);
    },
  };
};

const isWell = async (): Promise<boolean> => (await startAttempt(server.url)).status === 200;
/** While the database is away, calls say so in the agreed way and the process lives. */
const expectOnlyUnavailable = (failures: readonly { status: number; body: object }[]): void => {
  expect(failures.length, 'the fault was felt').toBeGreaterThan(0);
  expect([...new Set(failures.map(({ status }) => status))]).toEqual([503]);
  for (const { body } of failures) expect(body).toMatchObject({ success: false, code: 'unavailable' });
  expect(server.running).toBe(true);
};

test('PostgreSQL killed and restarted three times under load: nothing acknowledged is lost, well again within 3 s', async () => {
  const pulse = startPulse();
  const load = startQuizLoad(() => server.url);
  for (let round = 1; round <= 3; round++) {
    const least = load.acknowledged.length + 50;
    await until('answers come in', () => load.acknowledged.length >= least);
    await postgres.crash();
    await until('calls fail', () => load.failures.length > 0);
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(503);
    await postgres.restart();
    expect(await until('answers again', isWell, 30_000)).toBeLessThan(WELL_WITHIN_MS);
  }
  await load.end();
  await pulse.end();
  expectOnlyUnavailable(load.failures);
  expect(load.slowestMs).toBeLessThan(NO_CALL_OVER_MS);
  expect(await lostAndDoubled(place, load.acknowledged)).toEqual({ lost: 0, doubled: 0 });
});

test('connections cut ten times under load: calls fail at once, the next ones pass', async () => {
  const pulse = startPulse();
  const load = startQuizLoad(() => server.url);
  for (let round = 1; round <= 10; round++) {
    const least = load.acknowledged.length + 20;
    await until('answers come in', () => load.acknowledged.length >= least);
    proxy.cutAll();
    expect(await until('answers again', isWell, 30_000)).toBeLessThan(WELL_WITHIN_MS);
  }
  await load.end();
  await pulse.end();
  expect(proxy.cut).toBeGreaterThan(0);
  expectOnlyUnavailable(load.failures);
  expect(await lostAndDoubled(place, load.acknowledged)).toEqual({ lost: 0, doubled: 0 });
});

test('a black hole in front of PostgreSQL: no call hangs over 5 s, and it is well again within 3 s of its end', async () => {
  const pulse = startPulse();
  const load = startQuizLoad(() => server.url, { pupils: 20 });
  await until('answers come in', () => load.acknowledged.length >= 50);
  proxy.swallow(true);
  const hole = performance.now();
  await until('calls fail', () => load.failures.length >= 40, 30_000);
  expect(performance.now() - hole, 'two rounds of calls failed').toBeLessThan(3 * NO_CALL_OVER_MS);
  expect(proxy.swallowed).toBeGreaterThan(0);
  proxy.swallow(false);
  const heldBack = load.acknowledged.length + 20;
  const recovered = await until('answers again', isWell, 30_000);
  await until('all pupils go on', () => load.acknowledged.length >= heldBack);
  await load.end();
  await pulse.end();
  expect(recovered).toBeLessThan(WELL_WITHIN_MS);
  expect(load.slowestMs).toBeLessThan(NO_CALL_OVER_MS);
  expectOnlyUnavailable(load.failures);
  expect(await lostAndDoubled(place, load.acknowledged)).toEqual({ lost: 0, doubled: 0 });
});
