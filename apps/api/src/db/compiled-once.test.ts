import { expect, test } from 'vitest';
import { onBothEngines } from '../testing/engines.ts';
import { compiledOnce, type ValueOf } from './compiled-once.ts';

interface Window {
  key: string;
  start: number;
  hits: number;
}

let built = 0;
const add = compiledOnce((db, value: ValueOf<Window>) => {
  built += 1;
  return db.insertInto('limits').values({ limit_key: value('key'), window_start: value('start'), hits: value('hits') });
});
const busier = compiledOnce((db, value: ValueOf<Pick<Window, 'key' | 'hits'>>) =>
  db
    .selectFrom('limits')
    .select(['limit_key', 'hits'])
    .where('hits', '>', value('hits'))
    .where('window_start', '=', 60)
    .where('limit_key', '!=', value('key'))
    .where('hits', '<', 1000)
    .orderBy('limit_key'),
);

onBothEngines('a query compiled once', fresh => {
  test('is built once; every call has its own values, those written in the query stay', async () => {
    const { db } = await fresh();
    const before = built;
    await add(db, { key: 'a', start: 60, hits: 3 });
    await add(db, { hits: 5, start: 60, key: "b' or 1=1" });
    await db.transaction().execute(trx => add(trx, { key: 'c', start: 61, hits: 9 }));
    expect(built - before).toBe(1);
    expect(await busier(db, { key: '', hits: 0 })).toMatchObject([
      { limit_key: 'a', hits: 3 },
      { limit_key: "b' or 1=1", hits: 5 },
    ]);
    expect(await busier(db, { key: 'a', hits: 0 })).toMatchObject([{ hits: 5 }]);
    expect(await busier(db, { key: '', hits: 5 })).toEqual([]);
  });

  test('in a transaction it belongs to it', async () => {
    const { db } = await fresh();
    const undone = db.transaction().execute(async trx => {
      await add(trx, { key: 'a', start: 60, hits: 3 });
      expect(await busier(trx, { key: '', hits: 0 })).toHaveLength(1);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await busier(db, { key: '', hits: 0 })).toEqual([]);
  });
});
