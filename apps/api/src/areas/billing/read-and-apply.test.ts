import { expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { openPaymentProvider } from '../../payments/open-provider.ts';
import { TestClock, testSettings } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { readAndApply } from './read-and-apply.ts';

onBothEngines('reading again', fresh => {
  test('a slow reading that began earlier never overwrites a newer one: it is made again', async () => {
    const engine = await fresh();
    const clock = new TestClock();
    const settings = testSettings();
    const deps = {
      engine,
      clock,
      settings,
      log: createLog({ level: 'silent' }),
      payments: openPaymentProvider({ engine, clock, settings }),
    };
    const applied: string[] = [];
    const apply = async (_: unknown, state: string): Promise<void> => void applied.push(state);
    const slow = Promise.withResolvers<string>();
    const began = Promise.withResolvers<void>();
    let world = 'old';
    let reads = 0;
    const slowly = readAndApply(
      deps,
      'sub_1',
      async () => {
        reads += 1;
        if (reads > 1) return world;
        began.resolve();
        return slow.promise;
      },
      apply,
    );
    await began.promise;
    const old = world;
    world = 'new';
    await readAndApply(deps, 'sub_1', async () => world, apply);
    slow.resolve(old);
    await slowly;
    expect(applied).toEqual(['new', 'new']);
    expect(reads).toBe(2);
  });
});
