import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onBothEngines } from '../testing/engines.ts';
import { addPerson } from '../testing/people.ts';
import { addProgress } from '../testing/school.ts';
import type { Engine } from './engine.ts';
import { restoreLearning, setLearningAside } from './removed-learning-store.ts';

const now = new Date('2026-11-17T12:00:00.000Z');
const PUPILS = 3;

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      pupil: fc.nat(PUPILS - 1),
      quiz: fc.constantFrom('kviz-a', 'kviz-b', null),
      score: fc.option(fc.nat(100)),
      minute: fc.nat(59),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('change' as const), row: fc.nat(), score: fc.option(fc.nat(100)) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('move' as const), row: fc.nat(), quiz: fc.constantFrom('kviz-a', 'kviz-c', null) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), row: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('aside' as const), pupil: fc.nat(PUPILS - 1) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'restore' as const }) },
);

const kept = ({ db }: Engine) => db.selectFrom('quiz_results').selectAll().orderBy('user_id').orderBy('quiz_slug').execute();
const computed = ({ db }: Engine) =>
  db
    .selectFrom('progress')
    .select(eb => [
      'user_id',
      'quiz_slug',
      eb.fn.max('score_percentage').as('best'),
      eb.cast<number>(eb.fn.countAll(), 'integer').as('attempts'),
      eb.fn.max('at').as('last_at'),
    ])
    .where('activity_type', '=', 'quiz_completed')
    .where('quiz_slug', 'is not', null)
    .groupBy(['user_id', 'quiz_slug'])
    .orderBy('user_id')
    .orderBy('quiz_slug')
    .execute();

const run = async ({ db }: Engine, pupils: readonly string[], change: typeof step extends fc.Arbitrary<infer S> ? S : never) => {
  const pupilAt = (n: number): string => pupils[n] ?? '';
  const rowAt = async (n: number): Promise<string> => {
    const rows = await db.selectFrom('progress').select('id').orderBy('id').execute();
    return rows[n % Math.max(1, rows.length)]?.id ?? '';
  };
  switch (change.kind) {
    case 'add':
      return addProgress(db, {
        user_id: pupilAt(change.pupil),
        quiz_slug: change.quiz,
        score_percentage: change.score,
        at: new Date(now.getTime() - change.minute * 60_000).toISOString(),
      });
    case 'change':
      return db
        .updateTable('progress')
        .set({ score_percentage: change.score })
        .where('id', '=', await rowAt(change.row))
        .execute();
    case 'move':
      return db
        .updateTable('progress')
        .set({ quiz_slug: change.quiz })
        .where('id', '=', await rowAt(change.row))
        .execute();
    case 'remove':
      return db
        .deleteFrom('progress')
        .where('id', '=', await rowAt(change.row))
        .execute();
    case 'aside':
      return setLearningAside(db, pupilAt(change.pupil), now);
    case 'restore':
      return restoreLearning(db);
  }
};

onBothEngines('the results kept of each pupil and quiz', fresh => {
  test('agree with the attempts after any history', async () => {
    const engine = await fresh();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async history => {
        await engine.db.deleteFrom('removed_learning').execute();
        await engine.db.deleteFrom('progress').execute();
        expect(await kept(engine)).toEqual([]);
        const people = await Promise.all(Array.from({ length: PUPILS }, () => addPerson(engine.db, now)));
        for (const change of history)
          await run(
            engine,
            people.map(({ id }) => id),
            change,
          );
        expect(await kept(engine)).toEqual(await computed(engine));
      }),
      { numRuns: 15 },
    );
  });

  test('go with the account', async () => {
    const engine = await fresh();
    const { id } = await addPerson(engine.db, now);
    for (const quiz_slug of ['kviz-a', 'kviz-a', 'kviz-b']) await addProgress(engine.db, { user_id: id, quiz_slug, at: now.toISOString() });
    expect(await kept(engine)).toHaveLength(2);
    await engine.db.deleteFrom('users').where('id', '=', id).execute();
    expect([await kept(engine), await computed(engine)]).toEqual([[], []]);
  });

  test('of an attempt that is rolled back are not kept', async () => {
    const engine = await fresh();
    const { id } = await addPerson(engine.db, now);
    const failing = engine.db.transaction().execute(async trx => {
      await addProgress(trx, { user_id: id, at: now.toISOString() });
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await kept(engine)).toEqual([]);
  });
});
