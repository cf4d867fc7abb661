import { expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addStudent } from '../../testing/people.ts';
import { testPupil } from '../../testing/pupil.ts';

const PRACTICE = 'gyakorlo-fizika-6-ero';

type Attempt = { id: string; score_percentage: number; questions: { id: string }[]; answers: { questionId: string }[] };

onBothEngines('practice stopped early', fresh => {
  const begin = async () => {
    const api = await testApp({ engine: await fresh() });
    const { token } = await addStudent(api.engine.db, api.clock.now());
    const pupil = testPupil(api, token);
    const post = async (path: string, body: object = {}) => (await api.call('POST', path, { token, body })).body.attempt as Attempt;
    const { id } = await post(`/api/quiz/${PRACTICE}/attempts`, { fresh: true });
    const answer = async (questionId: string, right: boolean) =>
      post(`/api/attempts/${id}/answers`, { questionId, answer: await pupil.answerFor(id, questionId, right), key: newId() });
    const next = () => post(`/api/attempts/${id}/next`);
    const finish = () => post(`/api/attempts/${id}/finish`);
    const diary = () => api.engine.db.selectFrom('progress').select(['score_percentage', 'partial']).execute();
    return { answer, next, finish, diary };
  };

  test('a task whose second try is open does not count', async () => {
    const { answer, next, finish, diary } = await begin();
    await answer('1', true);
    await next();
    await answer('2', false);
    const done = await finish();
    expect(done.score_percentage).toBe(100);
    expect(done.questions.map(({ id }) => id)).toEqual(['1']);
    expect(done.answers.map(({ questionId }) => questionId)).toEqual(['1']);
    expect(await diary()).toEqual([{ score_percentage: 100, partial: 1 }]);
  });

  test('without a finished task there is nothing for the diary', async () => {
    const { answer, finish, diary } = await begin();
    await answer('1', false);
    expect((await finish()).questions).toHaveLength(1);
    expect(await diary()).toEqual([]);
  });
});
