import { expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addStudent } from '../../testing/people.ts';

const QUIZ = 'kviz-matek-5-tortek-osszeadasa';
type Question = { id: string; type: string; answers?: { id: string; text: string }[] };
type Attempt = {
  id: string;
  questions: Question[];
  answers: { questionId: string; status: string }[];
  review?: { questionId: string; points: number; solution: { correct?: string[] } }[];
};

onBothEngines('quiz attempts', fresh => {
  const start = async (role: 'student' | 'guest' = 'student') => {
    const api = await testApp({ engine: await fresh() });
    const token = role === 'student' ? (await addStudent(api.engine.db, api.clock.now())).token : undefined;
    const begin = async (body: object = {}) =>
      (await api.call('POST', `/api/quiz/${QUIZ}/attempts`, { token, body })).body.attempt as Attempt;
    const answer = (attempt: Attempt, questionId: string, value: unknown, key: string = newId()) =>
      api.call('POST', `/api/attempts/${attempt.id}/answers`, { token, body: { questionId, answer: value, key } });
    return { ...api, token, begin, answer };
  };
  const idOf = (attempt: Attempt, questionId: string, text: string) =>
    attempt.questions.find(q => q.id === questionId)?.answers?.find(a => a.text.includes(text))?.id ?? 'missing';

  test('starting again gives the same open attempt back, with what was answered', async () => {
    const { begin, answer } = await start();
    const attempt = await begin();
    await answer(attempt, 'q3', '5/6');
    const again = await begin();
    expect(again.id).toBe(attempt.id);
    expect(again.questions).toEqual(attempt.questions);
    expect(again.answers).toMatchObject([{ questionId: 'q3', status: 'correct' }]);
  });

  test('says whether the attempt was already open', async () => {
    const { call, token } = await start();
    const begin = async (body: object) => (await call('POST', `/api/quiz/${QUIZ}/attempts`, { token, body })).body.resumed;
    expect([await begin({}), await begin({}), await begin({ fresh: true })]).toEqual([false, true, false]);
  });

  test('the open attempt of a page is found without starting one', async () => {
    const { call, token, begin } = await start();
    const opened = async () => (await call('GET', `/api/quiz/${QUIZ}/attempts/open`, { token })).body.attempt;
    expect(await opened()).toBeNull();
    const attempt = await begin();
    expect(await opened()).toMatchObject({ id: attempt.id, answers: [] });
    await call('POST', `/api/attempts/${attempt.id}/finish`, { token, body: {} });
    expect(await opened()).toBeNull();
  });

  test('a typed answer is read as people write it', async () => {
    const { begin, answer } = await start();
    const attempt = await begin();
    const { body } = await answer(attempt, 'q3', ' 10/12 ');
    expect(body.result).toMatchObject({ status: 'correct', points: 1 });
  });

  test('the first wrong answer tells the reason but not the solution; the second tells both and locks', async () => {
    const { begin, answer } = await start();
    const attempt = await begin();
    const first = (await answer(attempt, 'q3', '2/5')).body.result;
    expect(first).toMatchObject({ status: 'incorrect', canRetry: true, misconception: { id: 'nevezot-is-osszeadja' } });
    expect(first).not.toHaveProperty('solution');
    expect((await answer(attempt, 'q3', '1/6')).body.result).toMatchObject({
      status: 'incorrect',
      canRetry: false,
      solution: { answer: '5/6' },
    });
    expect((await answer(attempt, 'q3', '5/6')).status).toBe(409);
  });

  test('the same key is the same answer, however often it is sent', async () => {
    const { begin, answer, engine } = await start();
    const attempt = await begin();
    const sent = await Promise.all(Array.from({ length: 5 }, () => answer(attempt, 'q3', '2/5', 'one-and-only-key')));
    expect(new Set(sent.map(reply => JSON.stringify(reply.body.result))).size).toBe(1);
    expect(await engine.db.selectFrom('attempt_answers').selectAll().execute()).toHaveLength(1);
  });

  test('what cannot be read costs nothing', async () => {
    const { begin, answer, engine } = await start();
    const attempt = await begin();
    expect((await answer(attempt, 'q3', 'öt hatod pizza?')).body.result).toMatchObject({ status: 'unreadable', canRetry: true });
    expect(await engine.db.selectFrom('attempt_answers').selectAll().execute()).toEqual([]);
  });

  test('a right retry is worth half, unanswered questions nothing; the diary gets one entry', async () => {
    const { begin, answer, call, token, engine } = await start();
    const attempt = await begin();
    await answer(attempt, 'q3', '2/5');
    await answer(attempt, 'q3', '5/6');
    await answer(attempt, 'q6', '9/8');
    const done = await call('POST', `/api/attempts/${attempt.id}/finish`, { token, body: {} });
    // (0.5 + 1) of 8
    expect(done.body.score_percentage).toBe(19);
    expect((await call('POST', `/api/attempts/${attempt.id}/finish`, { token, body: {} })).body.score_percentage).toBe(19);
    expect(await engine.db.selectFrom('progress').select(['quiz_slug', 'score_percentage', 'tries']).execute()).toEqual([
      { quiz_slug: QUIZ, score_percentage: 19, tries: 3 },
    ]);
  });

  test('asks as many questions as were wished, about the wished topics, and such a test is no whole one', async () => {
    const { begin, call, token, engine } = await start();
    const countOf = async (body: object) => (await begin({ mode: 'test', fresh: true, ...body })).questions.length;
    expect(await countOf({ questionCount: 4 })).toBe(4);
    expect(await countOf({ questionCount: 4, topics: ['matek-5-tortek-osszeadasa'] })).toBe(4);
    const { shown } = await engine.db.selectFrom('attempts').select('shown').where('finished_at', 'is', null).executeTakeFirstOrThrow();
    expect(JSON.parse(shown)).toMatchObject({ partial: true });
    const other = { mode: 'test', fresh: true, topics: ['matek-5-kerulet-terulet'] };
    expect((await call('POST', `/api/quiz/${QUIZ}/attempts`, { token, body: other })).status).toBe(404);
    const unit = 'teszt-matek-5-muveletek-tortekkel';
    const ofUnit = { fresh: true, topics: ['matek-5-tortek-osszeadasa'] };
    const asked = (await call('POST', `/api/quiz/${unit}/attempts`, { token, body: ofUnit })).body.attempt as Attempt;
    const page = (await call('GET', `/api/quiz/${unit}`, { token })).body.data as { questions: Question[] };
    expect(asked.questions.length).toBeGreaterThan(0);
    expect(asked.questions.length).toBeLessThan(page.questions.length);
  });

  test('pupils in Hungary are asked in forints', async () => {
    const { call, deps } = await start();
    const priced = [...deps.library.ofKind('quiz')].find(quiz => quiz.priced && quiz.category === 'free_quiz');
    const textsIn = async (body: object) =>
      JSON.stringify((await call('POST', `/api/quiz/${priced?.slug}/attempts`, { body })).body.attempt);
    expect(await textsIn({})).toMatch(/\blej/);
    expect(await textsIn({})).not.toContain('forint');
    expect(await textsIn({ region: 'hu' })).toContain('forint');
  });

  test('keys come only after the end', async () => {
    const { begin, call, token } = await start();
    const attempt = await begin();
    expect(JSON.stringify(attempt)).not.toContain('"correct"');
    expect(attempt.review).toBeUndefined();
    const done = (await call('POST', `/api/attempts/${attempt.id}/finish`, { token, body: {} })).body.attempt as Attempt;
    expect(done.review?.find(r => r.questionId === 'q1')?.solution.correct).toEqual(
      [idOf(attempt, 'q1', '5')].slice(0, 1).map(() => expect.any(String)),
    );
  });

  test('hints come one by one and cost nothing', async () => {
    const { begin, call, token } = await start();
    const attempt = await begin();
    const hint = () => call('POST', `/api/attempts/${attempt.id}/hints`, { token, body: { questionId: 'q3' } });
    expect((await hint()).body).toMatchObject({ used: 1, left: 2 });
    expect((await hint()).body).toMatchObject({ used: 2, left: 1 });
    expect((await hint()).body).toMatchObject({ used: 3, left: 0 });
    expect((await hint()).body).toMatchObject({ used: 3, left: 0 });
  });

  test("another's attempt answers like a missing one", async () => {
    const api = await start();
    const attempt = await api.begin();
    const other = await addStudent(api.engine.db, api.clock.now());
    expect((await api.call('GET', `/api/attempts/${attempt.id}`, { token: other.token })).status).toBe(404);
    expect((await api.call('GET', `/api/attempts/${attempt.id}`)).status).toBe(404);
  });

  test('a guest plays a free quiz; nothing enters a diary, and after a day it is gone', async () => {
    const { begin, answer, call, clock, engine } = await start('guest');
    const attempt = await begin();
    expect((await answer(attempt, 'q3', '5/6')).body.result).toMatchObject({ status: 'correct' });
    expect((await call('POST', `/api/attempts/${attempt.id}/finish`, { body: {} })).body.score_percentage).toBe(13);
    expect(await engine.db.selectFrom('progress').selectAll().execute()).toEqual([]);
    clock.forward({ hours: 25 });
    expect((await call('GET', `/api/attempts/${attempt.id}`)).status).toBe(404);
  });

  test('in test mode answers are kept quietly and may change until the end', async () => {
    const { begin, answer, call, token } = await start();
    const attempt = await begin({ mode: 'test' });
    expect((await answer(attempt, 'q3', '2/5')).body.result).toMatchObject({ status: 'saved' });
    expect((await answer(attempt, 'q3', '5/6')).body.result).toMatchObject({ status: 'saved' });
    expect((await call('POST', `/api/attempts/${attempt.id}/hints`, { token, body: { questionId: 'q3' } })).status).toBe(409);
    const read = (await call('GET', `/api/attempts/${attempt.id}`, { token })).body.attempt as Attempt;
    expect(read.answers).toMatchObject([{ questionId: 'q3', status: 'saved' }]);
    expect(read.answers[0]).not.toHaveProperty('result');
    const done = await call('POST', `/api/attempts/${attempt.id}/finish`, { token, body: {} });
    expect(done.body.score_percentage).toBe(13);
  });

  test('after a test every answer has its reason', async () => {
    const { begin, answer, call, token } = await start();
    const attempt = await begin({ mode: 'test' });
    await answer(attempt, 'q3', '2/5');
    const { body } = await call('POST', `/api/attempts/${attempt.id}/finish`, { token, body: {} });
    expect((body.attempt as Attempt).answers).toMatchObject([
      {
        questionId: 'q3',
        status: 'incorrect',
        result: { status: 'incorrect', canRetry: false, misconception: { id: 'nevezot-is-osszeadja' } },
      },
    ]);
  });

  test('a missed question enters the mistake book and comes back the next day', async () => {
    const { begin, answer, call, clock, token } = await start();
    const attempt = await begin();
    await answer(attempt, 'q3', '2/5');
    expect((await call('GET', '/api/profile/mistakes', { token })).body.mistakes).toMatchObject([
      { quiz_slug: QUIZ, question_id: 'q3', answer: '2/5', misconception: 'nevezot-is-osszeadja' },
    ]);
    const recommended = async () => (await call('GET', '/api/profile/recommendations', { token })).body.recommendations;
    expect(await recommended()).toEqual([]);
    await call('POST', `/api/attempts/${attempt.id}/finish`, { token, body: {} });
    expect(await recommended()).toMatchObject([{ quiz_slug: QUIZ, reason: 'low' }]);
    clock.forward({ days: 1, minutes: 1 });
    expect(await recommended()).toMatchObject([{ quiz_slug: QUIZ, reason: 'due' }]);
  });

  test('a right answer before its day is noted in the mistake book, until the question is missed again', async () => {
    const { begin, answer, call, clock, token } = await start();
    const inBook = async () => (await call('GET', '/api/profile/mistakes', { token })).body.mistakes;
    const tried = async (value: string) => answer(await begin({ fresh: true }), 'q3', value);
    await tried('2/5');
    const due_at = new Date(clock.now().getTime() + 24 * 60 * 60 * 1000).toISOString();
    expect(await inBook()).toMatchObject([{ question_id: 'q3', due_at, right_at: null }]);
    clock.forward({ minutes: 5 });
    await tried('5/6');
    expect(await inBook()).toMatchObject([{ question_id: 'q3', due_at, right_at: clock.now().toISOString() }]);
    await tried('2/5');
    expect(await inBook()).toMatchObject([{ question_id: 'q3', right_at: null }]);
  });

  test('two devices that start at once share one attempt', async () => {
    const { begin, engine } = await start();
    const attempts = await Promise.all(Array.from({ length: 6 }, () => begin()));
    expect(new Set(attempts.map(a => a.id)).size).toBe(1);
    expect(await engine.db.selectFrom('attempts').selectAll().execute()).toHaveLength(1);
  });
});
