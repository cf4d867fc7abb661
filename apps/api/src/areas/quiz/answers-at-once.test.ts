import { expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addStudent } from '../../testing/people.ts';

const QUIZ = '/api/quiz/kviz-matek-5-tortek-osszeadasa/attempts';

onBothEngines('answers at the same moment', fresh => {
  test('each pupil gets their own result: right, wrong, refused or unreadable, and only reported results are stored', async () => {
    const { call, engine, clock } = await testApp({ engine: await fresh() });
    const pupils: { token: string; url: string }[] = [];
    for (let i = 0; i < 12; i++) {
      const { token } = await addStudent(engine.db, clock.now());
      const { body } = await call('POST', QUIZ, { token, body: {} });
      pupils.push({ token, url: `/api/attempts/${(body.attempt as { id: string }).id}/answers` });
    }
    const foreign = pupils[0]?.url ?? '';
    const kinds = [
      { answer: '5/6', outcome: 'correct' },
      { answer: '1/7', outcome: 'incorrect' },
      { answer: '5//6', outcome: 'unreadable' },
      { answer: '5/6', outcome: 'notFound' },
    ] as const;
    const kindOf = (i: number) => kinds[i % kinds.length] ?? kinds[0];
    const answers = await Promise.all(
      pupils.map(({ token, url }, i) =>
        call('POST', kindOf(i).outcome === 'notFound' ? foreign : url, {
          token,
          body: { questionId: 'q3', answer: kindOf(i).answer, key: newId() },
        }),
      ),
    );
    expect(answers.map(({ body }) => (body.result as { status: string } | undefined)?.status ?? body.code)).toEqual(
      pupils.map((_, i) => kindOf(i).outcome),
    );
    const kept = await engine.db.selectFrom('attempt_answers').select('status').orderBy('status').execute();
    expect(kept.map(row => row.status)).toEqual([...Array(3).fill('correct'), ...Array(3).fill('incorrect')]);
  });

  test('two tries of one pupil sent together keep their order', async () => {
    const { call, engine, clock } = await testApp({ engine: await fresh() });
    const { token } = await addStudent(engine.db, clock.now());
    const { body } = await call('POST', QUIZ, { token, body: {} });
    const url = `/api/attempts/${(body.attempt as { id: string }).id}/answers`;
    const send = (answer: string) => call('POST', url, { token, body: { questionId: 'q3', answer, key: newId() } });
    const tries = await Promise.all([send('1/7'), send('5/6'), send('5/6')]);
    const outcomes = tries.map(({ body: said }) => (said.result as { status: string } | undefined)?.status ?? said.code);
    // PostgreSQL grants locks in an order we do not control: only the number of each outcome is certain.
    if (engine.name === 'sqlite') expect(outcomes).toEqual(['incorrect', 'correct', 'conflict']);
    const kept = await engine.db.selectFrom('attempt_answers').select(['try_number', 'status']).orderBy('try_number').execute();
    expect(kept.map(row => row.status)).toEqual(
      outcomes
        .filter(status => status !== 'conflict')
        .toSorted()
        .toReversed(),
    );
  });
});
