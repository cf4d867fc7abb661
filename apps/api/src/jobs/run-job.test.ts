import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { onBothEngines } from '../testing/engines.ts';
import { runJob } from './run-job.ts';

onBothEngines('a job', fresh => {
  const kit = async () => {
    const { deps, clock } = await testApp({ engine: await fresh() });
    let runs = 0;
    let fail = false;
    const job = {
      name: 'proba',
      everySeconds: 3600,
      run: async () => {
        runs += 1;
        if (fail) throw new Error('x');
      },
    };
    return { deps, clock, job, count: () => runs, failing: (on: boolean) => (fail = on) };
  };

  test('runs on one of many nodes at a time, and again only after its pause', async () => {
    const { deps, clock, job, count } = await kit();
    const ran = await Promise.all(Array.from({ length: 10 }, () => runJob(deps, job)));
    expect([ran.filter(Boolean).length, count()]).toEqual([1, 1]);
    clock.forward({ minutes: 59 });
    expect(await runJob(deps, job)).toBe(false);
    clock.forward({ minutes: 1 });
    expect(await runJob(deps, job)).toBe(true);
  });

  test('a failed run is tried again after five minutes', async () => {
    const { deps, clock, job, count, failing } = await kit();
    failing(true);
    expect(await runJob(deps, job)).toBe(true);
    failing(false);
    clock.forward({ minutes: 4 });
    expect(await runJob(deps, job)).toBe(false);
    clock.forward({ minutes: 1 });
    expect(await runJob(deps, job)).toBe(true);
    expect(count()).toBe(2);
  });

  test('a node that dies holding the job loses it after its lease', async () => {
    const { deps, clock, job } = await kit();
    const stuck = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    const hang = (): Promise<void> => {
      began.resolve();
      return stuck.promise;
    };
    const dying = runJob(deps, { ...job, run: hang });
    await began.promise;
    clock.forward({ minutes: 14 });
    expect(await runJob(deps, job)).toBe(false);
    clock.forward({ minutes: 1 });
    expect(await runJob(deps, job)).toBe(true);
    stuck.resolve();
    await dying;
  });

  test('a node that works longer than its lease keeps the job', async () => {
    const { deps, clock, job } = await kit();
    const work = Promise.withResolvers<void>();
    const leaseEnd = async () => (await deps.engine.db.selectFrom('jobs').select('lease_until').executeTakeFirst())?.lease_until ?? '';
    const working = runJob(deps, { ...job, run: () => work.promise }, 5);
    for (let quarter = 0; quarter < 4; quarter++) {
      clock.forward({ minutes: 14 });
      await expect.poll(leaseEnd).toBe(new Date(clock.now().getTime() + 900_000).toISOString());
      expect(await runJob(deps, job)).toBe(false);
    }
    work.resolve();
    await working;
    clock.forward({ minutes: 4 });
    expect(await runJob(deps, job)).toBe(true);
  });

  test('a clock that was a year ahead and is set right holds no job up', async () => {
    const { deps, clock, job, count, failing } = await kit();
    const right = clock.now();
    clock.forward({ days: 365 });
    expect(await runJob(deps, job)).toBe(true);
    clock.set(right);
    expect(await runJob(deps, job)).toBe(true);
    clock.forward({ days: 365 });
    failing(true);
    expect(await runJob(deps, job)).toBe(true);
    clock.set(right);
    failing(false);
    clock.forward({ hours: 1 });
    expect(await runJob(deps, job)).toBe(true);
    expect(await runJob(deps, job)).toBe(false);
    expect(count()).toBe(4);
  });

  test('a clock that falls back an hour neither repeats nor stops a job', async () => {
    const { deps, clock, job } = await kit();
    expect(await runJob(deps, job)).toBe(true);
    clock.forward({ minutes: -20 });
    expect(await runJob(deps, job)).toBe(false);
    clock.forward({ minutes: 80 });
    expect(await runJob(deps, job)).toBe(true);
  });
});
