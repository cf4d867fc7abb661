import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { type Db, type Engine, openEngine } from './engine.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const opened = async (): Promise<{ engine: Engine; kept: () => string[] }> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'eszkerek-shared-'));
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const engine = openEngine({ dataDir });
  ends.push(() => engine.close());
  await sql`create table notes (note text primary key)`.execute(engine.db);
  // A stranger sees only what was committed.
  const stranger = new DatabaseSync(path.join(dataDir, 'eszkerek.db'), { readOnly: true });
  ends.push(() => stranger.close());
  const read = stranger.prepare('select note from notes order by rowid');
  return { engine, kept: () => read.all().map(row => String(row.note)) };
};

const note = async (trx: Db, text: string): Promise<string> => {
  await sql`insert into notes values (${text})`.execute(trx);
  return text;
};
const notesIn = async (trx: Db): Promise<string[]> =>
  (await sql<{ note: string }>`select note from notes order by rowid`.execute(trx)).rows.map(row => row.note);

test('what waits together is kept in the order it came; each sees what those before it wrote', async () => {
  const { engine, kept } = await opened();
  const seen = await Promise.all(['a', 'b', 'c'].map(text => engine.write(async trx => notesIn(trx).finally(() => note(trx, text)))));
  expect(seen).toEqual([[], ['a'], ['a', 'b']]);
  expect(kept()).toEqual(['a', 'b', 'c']);
});

test('one that fails half-way undoes itself alone', async () => {
  const { engine, kept } = await opened();
  const results = await Promise.allSettled([
    engine.write(trx => note(trx, 'first')),
    engine.write(async trx => {
      await note(trx, 'half');
      throw new Error('refused');
    }),
    engine.write(trx => note(trx, 'first')),
    engine.write(trx => note(trx, 'last')),
  ]);
  expect(results.map(result => (result.status === 'fulfilled' ? result.value : (result.reason as Error).message))).toEqual([
    'first',
    'refused',
    'UNIQUE constraint failed: notes.note',
    'last',
  ]);
  expect(kept()).toEqual(['first', 'last']);
});

test('no write settles, either way, before the whole group is committed', async () => {
  const { engine, kept } = await opened();
  const keptWhenSettled: string[][] = [];
  const listen = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => keptWhenSettled.push(kept()),
      () => keptWhenSettled.push(kept()),
    );
  const { promise: open, resolve: finish } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const writes = [
    listen(engine.write(trx => note(trx, 'one'))),
    listen(engine.write(() => Promise.reject(new Error('refused')))),
    listen(
      engine.write(async trx => {
        await note(trx, 'two');
        reach();
        await open;
      }),
    ),
  ];
  await reached;
  // One turn of the event loop runs every pending reaction: a write that settled early would show by now.
  await new Promise(resolve => setImmediate(resolve));
  expect([keptWhenSettled, kept()]).toEqual([[], []]);
  finish();
  await Promise.all(writes);
  expect(keptWhenSettled).toEqual([
    ['one', 'two'],
    ['one', 'two'],
    ['one', 'two'],
  ]);
});

test('what comes while a group is being written is written after it', async () => {
  const { engine, kept } = await opened();
  let later: Promise<string> | undefined;
  await engine.write(async trx => {
    later = engine.write(inner => note(inner, 'later'));
    await note(trx, 'early');
  });
  expect(kept()).toEqual(['early']);
  await later;
  expect(kept()).toEqual(['early', 'later']);
});

test('a disk that is full in the middle: every write fails, nothing is kept, and writing works again with room', async () => {
  const { engine, kept } = await opened();
  await sql`pragma max_page_count = 3`.execute(engine.db);
  const results = await Promise.allSettled([
    engine.write(trx => note(trx, 'small')),
    engine.write(trx => note(trx, 'large'.repeat(10_000))),
    engine.write(trx => note(trx, 'small too')),
  ]);
  const full = { status: 'rejected', reason: expect.objectContaining({ errcode: 13 }) };
  expect(results).toEqual([full, full, full]);
  expect(kept()).toEqual([]);
  await sql`pragma max_page_count = 1000000`.execute(engine.db);
  await engine.write(trx => note(trx, 'small'));
  expect(kept()).toEqual(['small']);
});

test('a commit that fails fails for all of them', async () => {
  const { engine, kept } = await opened();
  await sql`create table pages (id integer primary key, note text references notes deferrable initially deferred)`.execute(engine.db);
  const results = await Promise.allSettled([
    engine.write(trx => note(trx, 'one')),
    // Deferred: nothing is wrong with it until the commit.
    engine.write(trx => sql`insert into pages values (1, 'nowhere')`.execute(trx)),
  ]);
  const broken = { status: 'rejected', reason: expect.objectContaining({ message: 'FOREIGN KEY constraint failed' }) };
  expect(results).toEqual([broken, broken]);
  expect(kept()).toEqual([]);
});
