import { expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addStudent } from '../../testing/people.ts';

const QUIZ = 'kviz-matek-5-tortek-osszeadasa';
const PRACTICE = 'gyakorlo-fizika-6-ero';
const KEY_FIELDS = ['"correct"', '"accepted"', '"solution"', '"feedback"', '"hints"', '"seed"', '"explanation"'];

type Rows = Record<string, { rows: Record<string, unknown>[] }>;

onBothEngines('the data export', fresh => {
  const open = async () => {
    const api = await testApp({ engine: await fresh() });
    const { token } = await addStudent(api.engine.db, api.clock.now());
    const post = async (url: string, body: object = {}) => (await api.call('POST', url, { token, body })).body;
    const begin = async (slug: string, body: object) =>
      (await post(`/api/quiz/${slug}/attempts`, body)).attempt as { id: string; questions: { id: string; question: string }[] };
    const rows = async () => (await api.call('GET', '/api/profile/export', { token })).body.data as Rows;
    return { post, begin, rows };
  };

  test('a running test leaves without its questions and grades; finished, with them', async () => {
    const { post, begin, rows } = await open();
    const { id } = await begin(QUIZ, { mode: 'test' });
    await post(`/api/attempts/${id}/answers`, { questionId: 'q3', answer: '2/5', key: newId() });
    const running = await rows();
    expect(running.attempts?.rows[0]).not.toHaveProperty('shown');
    expect(running.attempt_answers?.rows).toHaveLength(1);
    for (const column of ['status', 'points', 'misconception', 'result'])
      expect(running.attempt_answers?.rows[0]).not.toHaveProperty(column);
    expect(running.attempt_answers?.rows[0]).toMatchObject({ question_id: 'q3', answer: '"2/5"' });
    await post(`/api/attempts/${id}/finish`);
    expect((await rows()).attempt_answers?.rows[0]).toMatchObject({ status: 'incorrect', misconception: 'nevezot-is-osszeadja' });
  });

  test('generated tasks leave as they were shown, without their keys', async () => {
    const { post, begin, rows } = await open();
    const { id, questions } = await begin(PRACTICE, { fresh: true });
    expect((await rows()).attempts?.rows[0]).not.toHaveProperty('shown');
    await post(`/api/attempts/${id}/answers`, { questionId: questions[0]?.id, answer: '1', key: newId() });
    await post(`/api/attempts/${id}/finish`);
    const { attempts } = await rows();
    expect(attempts?.rows[0]?.shown).toMatchObject([{ id: questions[0]?.id, question: { id: questions[0]?.id } }]);
    for (const field of KEY_FIELDS)
      expect([field, JSON.stringify(attempts).replaceAll('\\"', '"').includes(field)]).toEqual([field, false]);
  });
});
