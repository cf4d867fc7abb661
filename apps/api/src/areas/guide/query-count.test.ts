import { seeded } from '@eszkerek/numbers/chance';
import type { QueryId, RootOperationNode } from 'kysely';
import { expect, test } from 'vitest';
import type { Engine } from '../../db/engine.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addStudent } from '../../testing/people.ts';
import { recordAnswers } from './record-answers.ts';

/** Limits are written now and then, whatever is asked. */
const isOfLimits = (node: RootOperationNode): boolean => JSON.stringify(node).includes('"name":"limits"');

/** The same database, counting what is asked of it; a prepared query is built once and counted each time it runs. */
const counting = (engine: Engine): { engine: Engine; queries: () => number } => {
  let count = 0;
  const ofLimits = new WeakSet<QueryId>();
  const db = engine.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      if (isOfLimits(node)) ofLimits.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (!ofLimits.has(queryId)) count += 1;
      return result;
    },
  });
  return { engine: { ...engine, db }, queries: () => count };
};

/** Answers over half a year and a hundred lessons. */
const addHistory = async ({ engine, deps, clock }: TestApp, userId: string, count: number, series = 'k'): Promise<void> => {
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
    key: `${series}${i}`,
    at: new Date(start + (i * 180 * 86_400_000) / count).toISOString(),
  });
  for (let from = 0; from < count; from += 100)
    await engine.db.transaction().execute(async trx => {
      for (let i = from; i < Math.min(count, from + 100); i++) await recordAnswers(trx, userId, [answer(i)]);
    });
};

onBothEngines('the history of a pupil', fresh => {
  /** Queries of one look at the day, and of one recorded answer, after so many answers. */
  const queriesAfter = async (answers: number): Promise<{ today: number; answer: number }> => {
    const { engine, queries } = counting(await fresh());
    const app = await testApp({ engine });
    const { id, token } = await addStudent(engine.db, app.clock.now());
    await addHistory(app, id, answers);
    const today = () => app.call('GET', '/api/guide/today', { token });
    // The first look folds the new answers and makes the plan of the day.
    expect((await today()).status).toBe(200);
    const before = queries();
    await today();
    const between = queries();
    await addHistory(app, id, 1, 'later');
    return { today: between - before, answer: queries() - between };
  };

  test('makes neither the day nor an answer ask the database more', async () => {
    const short = await queriesAfter(200);
    expect(await queriesAfter(2000)).toEqual(short);
    expect(short.answer).toBeLessThanOrEqual(3);
    expect(short.today).toBeLessThan(30);
    expect(short.today).toBeGreaterThan(5);
  });
});
