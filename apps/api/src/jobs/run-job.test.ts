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
});
