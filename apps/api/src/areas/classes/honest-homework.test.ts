import { expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addClass } from '../../testing/school.ts';

const QUIZ = 'kviz-matek-5-tortek-osszeadasa';

onBothEngines('homework', fresh => {
  const open = async () => {
    const app = await testApp({ engine: await fresh() });
    const { db } = app.engine;
    const { teacher, id, students } = await addClass(db, app.clock, { names: ['Nagy Ákos'] });
    const token = students[0]?.token ?? '';
    const set = () =>
      app.call('POST', `/api/teacher/class/${id}/homework`, {
        token: teacher.token,
        body: { slugs: [QUIZ], dueAt: '2026-11-20T10:00:00Z' },
      });
    const pupil = async () => {
      const list = await app.call('GET', `/api/teacher/class/${id}/homework`, { token: teacher.token });
      const [homework] = list.body.homework as { id: string }[];
      const { body } = await app.call('GET', `/api/teacher/homework/${homework?.id}`, { token: teacher.token });
      return (body.pupils as Record<string, unknown>[])[0];
    };
    const post = async (url: string, body: object = {}) => (await app.call('POST', url, { token, body })).body;
    const begin = async (body: object = {}) => {
      app.clock.forward({ minutes: 1 });
      return (await post(`/api/quiz/${QUIZ}/attempts`, body)).attempt as { id: string };
    };
    const answer = (attempt: { id: string }, value: string) =>
      post(`/api/attempts/${attempt.id}/answers`, { questionId: 'q3', answer: value, key: newId() });
    const finish = (attempt: { id: string }) => post(`/api/attempts/${attempt.id}/finish`);
    return { set, pupil, begin, answer, finish };
  };

  test('one question of the quiz is not the homework', async () => {
    const { set, pupil, begin, answer, finish } = await open();
    await set();
    const attempt = await begin({ only: ['q3'] });
    await answer(attempt, '5/6');
    expect(await finish(attempt)).toMatchObject({ score_percentage: 100 });
    expect(await pupil()).toMatchObject({ done_at: null, score_percentage: null, tries: 0 });
  });

  test('an attempt begun before the homework was set does not count', async () => {
    const { set, pupil, begin, answer, finish } = await open();
    const attempt = await begin();
    await answer(attempt, '5/6');
    await begin();
    await set();
    await finish(attempt);
    expect(await pupil()).toMatchObject({ done_at: null, tries: 0 });
  });

  test('a failed try given up for a new one stays visible: tries, first and best', async () => {
    const { set, pupil, begin, answer, finish } = await open();
    await set();
    const failed = await begin();
    await answer(failed, '2/5');
    const second = await begin({ fresh: true });
    expect(await pupil()).toMatchObject({ done_at: null, score_percentage: null, tries: 1, first_score: 0 });
    await answer(second, '5/6');
    await finish(second);
    expect(await pupil()).toMatchObject({ score_percentage: 13, tries: 2, first_score: 0, late: false });
    // Begun and left without an answer: not a try.
    await begin();
    await begin({ fresh: true });
    expect(await pupil()).toMatchObject({ tries: 2 });
  });
});
