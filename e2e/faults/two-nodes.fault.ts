import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSql, startPostgres, type TestPostgres } from '../../apps/api/src/testing/postgres.ts';
import { ServerProcess } from '../server-process.ts';
import { until } from '../until.ts';
import { Balancer } from './balancer.ts';
import { startQuizLoad } from './quiz-load.ts';
import { lostAndDoubled, type Place } from './stored-answers.ts';

let postgres: TestPostgres;
let nodes: ServerProcess[] = [];
let balancer: Balancer;
let place: Place;
let databaseUrl: string;

/** Writes down who takes and who gives back each job, in the order PostgreSQL saw it. */
const WATCH_JOBS = `
  create table job_watch (n serial, name text, before text, after text, lease_before text, at timestamptz default clock_timestamp());
  create function watch_job() returns trigger language plpgsql as $$
    begin
      insert into job_watch (name, before, after, lease_before) values (new.name, old.owner, new.owner, old.lease_until);
      return new;
    end $$;
  create trigger watch_jobs after update on jobs for each row when (old.owner is distinct from new.owner) execute function watch_job();`;

beforeAll(async () => {
  postgres = await startPostgres({ sync: true });
  databaseUrl = await postgres.newDatabase();
  // Migrates; the two under test then start at the same moment, when every job is due.
  const first = await ServerProcess.start({ env: { DATABASE_URL: databaseUrl } });
  await first.stop();
  await first.remove();
  await runSql(databaseUrl, `delete from jobs; ${WATCH_JOBS}`);
  nodes = [
    await ServerProcess.create({ env: { DATABASE_URL: databaseUrl } }),
    await ServerProcess.create({ env: { DATABASE_URL: databaseUrl } }),
  ];
  for (const node of nodes) node.spawn();
  for (const node of nodes) await node.ready();
  balancer = await Balancer.start(nodes.map(node => node.url));
  place = { dataDir: nodes[0]?.dataDir ?? '', databaseUrl };
});
afterAll(async () => {
  await balancer?.stop();
  for (const node of nodes) await node.remove();
  await postgres?.stop();
});

const nodeAt = (index: number): ServerProcess => nodes[index] ?? expect.fail('no such node');

test('two nodes that start at once never both run a job, and each job runs', async () => {
  const finished = async () => Number((await runSql(databaseUrl, 'select count(*) as n from jobs where last_run_at is not null'))[0]?.n);
  const jobs = async () => Number((await runSql(databaseUrl, 'select count(*) as n from jobs'))[0]?.n);
  await until('all jobs have run', async () => (await jobs()) >= 7 && (await finished()) === (await jobs()));
  const seen = await runSql(databaseUrl, 'select name, before, after from job_watch order by n');
  const takings = seen.filter(({ after }) => after !== null);
  expect(takings.filter(({ before }) => before !== null)).toEqual([]);
  expect(takings.length).toBe(await jobs());
});

test('one of two nodes killed: the client that retries sees no error, nothing acknowledged is lost or doubled', async () => {
  const load = startQuizLoad(() => balancer.url, { retry: true });
  await until('both nodes answer', () => nodes.every(node => (balancer.answered.get(node.url) ?? 0) > 50));
  expect(await nodeAt(1).stop('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
  const least = load.acknowledged.length + 100;
  await until('the other node goes on', () => load.acknowledged.length >= least);
  await load.end();
  expect(load.unsure).toEqual([]);
  expect(await lostAndDoubled(place, load.acknowledged)).toEqual({ lost: 0, doubled: 0 });
  await nodeAt(1).start();
});

test('a rolling restart by SIGTERM: no call breaks, even for clients that never retry', async () => {
  const load = startQuizLoad(() => balancer.url);
  for (const node of nodes) {
    const answered = () => balancer.answered.get(node.url) ?? 0;
    const least = answered() + 50;
    await until('the node answers', () => answered() >= least);
    expect(await node.stop('SIGTERM')).toEqual({ code: 0, signal: null });
    await node.start();
  }
  await load.end();
  expect(load.failures.map(({ status, broke }) => broke ?? status)).toEqual([]);
  expect(await lostAndDoubled(place, load.acknowledged)).toEqual({ lost: 0, doubled: 0 });
});
