import type { GuideToday } from '@eszkerek/contract/guide-shapes';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addStudent } from '../../testing/people.ts';
import { type EventSource, recordAnswers } from './record-answers.ts';

onBothEngines('the parts of a day', fresh => {
  test('a lesson is done by its own tasks, not by what a review or a placement asked of it', async () => {
    const { engine, call, clock, deps } = await testApp({ engine: await fresh() });
    const { id, token } = await addStudent(engine.db, clock.now());
    const lessonPart = async () => {
      const { parts } = (await call('GET', '/api/guide/today', { token })).body.today as GuideToday;
      return parts.find(({ kind }) => kind === 'lesson');
    };
    const title = (await lessonPart())?.title;
    const lesson = deps.library.map.find(known => known.title === title)?.slug ?? '';
    const answerThree = (source: EventSource) =>
      engine.db.transaction().execute(async trx => {
        for (const n of [1, 2, 3]) {
          const question = { type: 'numeric', difficulty: 2 } as const;
          const tried = { lesson, question, right: true, hinted: false, retried: false, ms: null, source };
          await recordAnswers(trx, id, [{ ...tried, key: `${source}${n}`, at: clock.now().toISOString() }]);
        }
      });
    await answerThree('review');
    await answerThree('placement');
    expect(await lessonPart()).toMatchObject({ title, done: false });
    await answerThree('quiz');
    expect(await lessonPart()).toMatchObject({ title, done: true });
  });
});
