import { expect, test } from 'vitest';
import type { Db } from '../db/engine.ts';
import { TestClock } from '../testing/app.ts';
import { onBothEngines } from '../testing/engines.ts';
import { Limits } from './limits.ts';

const FIVE = { max: 5, seconds: 60 };

const storedIn = async (db: Db): Promise<Record<string, number>> => {
  const rows = await db.selectFrom('limits').select(['limit_key', 'hits']).execute();
  const byCall = rows.map(row => [row.limit_key.split(':')[0] ?? '', Number(row.hits)] as const).toSorted();
  return Object.fromEntries(byCall);
};

onBothEngines('limits', fresh => {
  test('two nodes add up what each has counted, whatever the number of windows', async () => {
    const { db } = await fresh();
    const clock = new TestClock();
    const nodes = [new Limits(db, clock), new Limits(db, clock)] as const;
    // More than fit in one statement, each with a different count.
    const names = Array.from({ length: 120 }, (_, i) => `call${i}`);
    for (const node of nodes)
      for (const [i, name] of names.entries()) for (let n = 0; n <= i % 3; n++) await node.hit(name, { who: 'who', ...FIVE });
    await Promise.all(nodes.map(node => node.flush()));
    expect(await storedIn(db)).toEqual(Object.fromEntries(names.map((name, i) => [name, 2 * ((i % 3) + 1)])));
    // A node learns of the other's later hits only at the next sync.
    for (const node of nodes) {
      await node.hit('call0', { who: 'who', ...FIVE });
      await node.flush();
    }
    expect((await storedIn(db)).call0).toBe(4);
    await nodes[1].hit('call0', { who: 'who', ...FIVE });
    await expect(nodes[1].hit('call0', { who: 'who', ...FIVE })).rejects.toMatchObject({ code: 'tooMany' });
  });

  test('what was counted is known after a restart, in its window and to its caller alone', async () => {
    const { db } = await fresh();
    const clock = new TestClock();
    const before = new Limits(db, clock);
    for (let n = 0; n < 5; n++) await before.hit('call', { who: 'who', ...FIVE });
    await before.stop();
    const after = new Limits(db, clock);
    await expect(after.hit('call', { who: 'who', ...FIVE })).rejects.toMatchObject({ code: 'tooMany' });
    await after.hit('call', { who: 'another', ...FIVE });
    clock.forward({ seconds: 60 });
    await after.hit('call', { who: 'who', ...FIVE });
  });

  test('a window that is over is let go; one that runs on is kept', async () => {
    const { db } = await fresh();
    const clock = new TestClock();
    const limits = new Limits(db, clock);
    for (const who of ['anna', 'bela', 'cili']) await limits.hit('call', { who, ...FIVE });
    await limits.hit('long', { who: 'anna', ...FIVE, seconds: 3600 });
    await limits.flush();
    expect(limits.counted).toBe(4);
    clock.forward({ seconds: 61 });
    await limits.flush();
    expect(limits.counted).toBe(1);
    await limits.hit('call', { who: 'anna', ...FIVE });
    expect(limits.counted).toBe(2);
  });

  test('what could not be sent is sent the next time', async () => {
    const { db } = await fresh();
    const limits = new Limits(db, new TestClock());
    await limits.hit('call', { who: 'who', ...FIVE });
    await db.schema.alterTable('limits').renameTo('away').execute();
    await expect(limits.flush()).rejects.toThrow();
    await db.schema.alterTable('away').renameTo('limits').execute();
    await limits.hit('call', { who: 'who', ...FIVE });
    await limits.flush();
    expect(await storedIn(db)).toEqual({ call: 2 });
  });

  test('a refused hit is not counted, and learns when the window is over', async () => {
    const { db } = await fresh();
    const clock = new TestClock();
    const limits = new Limits(db, clock);
    for (let n = 0; n < 5; n++) await limits.hit('call', { who: 'who', ...FIVE });
    clock.forward({ seconds: 20 });
    for (let n = 0; n < 3; n++)
      await expect(limits.hit('call', { who: 'who', ...FIVE })).rejects.toMatchObject({ code: 'tooMany', retryAfter: 40 });
    await limits.flush();
    expect(await storedIn(db)).toEqual({ call: 5 });
  });

  test('a hit that is taken back makes room, also after the exchange', async () => {
    const { db } = await fresh();
    const limits = new Limits(db, new TestClock());
    const takeBack = [];
    for (let n = 0; n < 5; n++) takeBack.push(await limits.hit('call', { who: 'who', ...FIVE }));
    takeBack[0]?.();
    await limits.hit('call', { who: 'who', ...FIVE });
    await limits.flush();
    takeBack[1]?.();
    await limits.hit('call', { who: 'who', ...FIVE });
    await limits.flush();
    expect(await storedIn(db)).toEqual({ call: 5 });
  });
});
