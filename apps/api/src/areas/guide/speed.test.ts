import { seeded } from '@eszkerek/numbers/chance';
import { expect, test } from 'vitest';
import type { Db } from '../../db/engine.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addStudent } from '../../testing/people.ts';
import { recordAnswers } from './record-answers.ts';

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Milliseconds of this thread alone: what else the machine does is not measured. */
const timed = async (times: number, work: () => Promise<unknown>): Promise<number[]> => {
  const out: number[] = [];
  for (let i = 0; i < times; i++) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    out.push((user + system) / 1000);
  }
  return out;
};

/** Answers over half a year and a hundred lessons. */
const addHistory = async ({ engine, deps, clock }: TestApp, userId: string, count: number): Promise<void> => {
  const chance = seeded(3);
  const lessons = deps.library.map.slice(0, 100);
  const start = clock.now().getTime() - 180 * 86_400_000;
  const answer = (i: number) => ({
    lesson: lessons[Math.floor(chance() * lessons.length)]?.slug ?? '',
    question: { type: 'numeric', difficulty: 2 } as const,
    right: chance() < 0.7,
    hinted: false,
    retried: false,
    ms: null,
    source: 'quiz' as const,
    key: `k${i}`,
    at: new Date(start + (i * 180 * 86_400_000) / count).toISOString(),
  });
  for (let from = 0; from < count; from += 100)
    await engine.db.transaction().execute(async trx => {
      for (let i = from; i < from + 100; i++) await recordAnswers(trx, userId, [answer(i)]);
    });
};

onBothEngines('with two thousand answers', fresh => {
  test('the day is read in under 10 ms, and an answer costs under 1 ms more', async () => {
    const app = await testApp({ engine: await fresh() });
    const { db } = app.engine;
    const { id, token } = await addStudent(db, app.clock.now());
    await addHistory(app, id, 2000);
    const today = () => app.call('GET', '/api/guide/today', { token });
    expect((await today()).status).toBe(200);
    await timed(10, today);
    expect(middle(await timed(40, today))).toBeLessThan(10);

    let n = 0;
    const [lesson] = app.deps.library.map;
    const record = (trx: Db) =>
      recordAnswers(trx, id, [
        {
          lesson: lesson?.slug ?? '',
          question: { type: 'single', difficulty: 1 },
          right: true,
          hinted: false,
          retried: false,
          ms: 5000,
          source: 'quiz',
          key: `s${n++}`,
          at: app.clock.now().toISOString(),
        },
      ]);
    const [total = 0] = await timed(1, () =>
      db.transaction().execute(async trx => {
        for (let i = 0; i < 200; i++) await record(trx);
      }),
    );
    expect(total / 200).toBeLessThan(1);
  });
});
