import { expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addStudent } from '../../testing/people.ts';
import { testPupil } from '../../testing/pupil.ts';

/** Its first level has 32 tasks: drawn by chance alone, one of thirty comes twice almost surely. */
const PRACTICE = 'gyakorlo-fizika-6-ero';
const WINDOW = 30;

type Attempt = { id: string; questions: { id: string; question: string; figure?: unknown }[] };
type Reply = { attempt: Attempt };

const seen = ({ questions }: Attempt): string[] => questions.map(({ question, figure }) => JSON.stringify([question, figure]));

onBothEngines('practice does not repeat itself', fresh => {
  const open = async (role: 'student' | 'guest') => {
    const api = await testApp({ engine: await fresh() });
    const student = await addStudent(api.engine.db, api.clock.now());
    const token = role === 'student' ? student.token : undefined;
    const pupil = testPupil(api, student.token);
    const post = async (path: string, body: object = {}) => (await api.call('POST', path, { token, body })).body as Reply;
    const begin = async (): Promise<Attempt> => (await post(`/api/quiz/${PRACTICE}/attempts`, { fresh: true })).attempt;
    /** Closes the last task with two wrong answers, so that the level stays the lowest, and asks for the next one. */
    const next = async (attempt: Attempt): Promise<Attempt> => {
      const questionId = attempt.questions.at(-1)?.id ?? '';
      const answer = await pupil.answerFor(attempt.id, questionId, false);
      for (const key of [newId(), newId()]) await post(`/api/attempts/${attempt.id}/answers`, { questionId, answer, key });
      return (await post(`/api/attempts/${attempt.id}/next`)).attempt;
    };
    return { post, begin, next };
  };

  test('a pupil meets thirty different tasks, over sheets that were finished, given up or left after one task', async () => {
    const { post, begin, next } = await open('student');
    const met: string[] = [];
    while (met.length < WINDOW) {
      let attempt = await begin();
      const length = met.length % 7 === 0 ? 1 : 10;
      while (attempt.questions.length < length) attempt = await next(attempt);
      met.push(...seen(attempt));
      if (met.length % 2 === 0) await post(`/api/attempts/${attempt.id}/finish`);
    }
    expect(new Set(met.slice(-WINDOW)).size).toBe(WINDOW);
  });

  test('a guest meets ten different tasks on a sheet', async () => {
    const { begin, next } = await open('guest');
    let attempt = await begin();
    while (attempt.questions.length < 10) attempt = await next(attempt);
    expect(new Set(seen(attempt)).size).toBe(10);
  });
});
