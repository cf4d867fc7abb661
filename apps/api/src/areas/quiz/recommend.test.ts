import { expect, test } from 'vitest';
import { addDays } from '../../clock.ts';
import { newId } from '../../db/id.ts';
import { testApp } from '../../testing/app.ts';
import { freshEngine } from '../../testing/engines.ts';
import { testLibrary } from '../../testing/library.ts';
import { addStudent } from '../../testing/people.ts';
import { noteMistake } from './mistake-book.ts';
import { insertProgress } from './progress-store.ts';

const quizzes = (category: string) =>
  testLibrary()
    .ofKind('quiz')
    .filter(quiz => quiz.category === category)
    .map(quiz => quiz.slug);
const [free0 = '', free90 = '', free40 = ''] = quizzes('free_quiz');
const [premium = ''] = quizzes('premium_quiz');

const pupil = async (created_at?: string) => {
  const { call, engine, clock } = await testApp({ engine: await freshEngine() });
  const now = clock.now();
  const { id, token } = await addStudent(engine.db, now, created_at ? { created_at } : {});
  const done = (quiz_slug: string, score_percentage: number) =>
    insertProgress(engine.db, {
      id: newId(),
      user_id: id,
      activity_type: 'quiz_completed',
      quiz_slug,
      lesson_slug: null,
      curriculum_title: quiz_slug,
      subject: 'matematika',
      topic: null,
      score_percentage,
      tries: 1,
      hints: 0,
      partial: null,
      started_at: now.toISOString(),
      completed_at: now.toISOString(),
      at: now.toISOString(),
    });
  const missedLongAgo = (quizSlug: string) =>
    noteMistake(
      engine.db,
      { userId: id, quizSlug, questionId: 'q1', question: 'Mennyi?', answer: '2', reason: 'Nem.', misconception: null },
      addDays(now, -5),
    );
  const recommended = async () => (await call('GET', '/api/profile/recommendations', { token })).body.recommendations;
  const get = async (path: string) => (await call('GET', path, { token })).body;
  return { done, missedLongAgo, recommended, get };
};

test('a fresh 0 % stands before a due quiz that went well, behind a due one that did not', async () => {
  const { done, missedLongAgo, recommended } = await pupil();
  await done(free0, 0);
  await done(free90, 90);
  await done(free40, 40);
  await missedLongAgo(free90);
  await missedLongAgo(free40);
  expect(await recommended()).toMatchObject([
    { quiz_slug: free40, reason: 'due' },
    { quiz_slug: free0, reason: 'low', score_percentage: 0 },
    { quiz_slug: free90, reason: 'due' },
  ]);
});

test('a quiz that was begun and not finished has no result to show', async () => {
  const { done, missedLongAgo, recommended } = await pupil();
  await done(free40, 40);
  await missedLongAgo(free0);
  expect(await recommended()).toMatchObject([{ quiz_slug: free40 }]);
});

test('a pupil without premium access is not sent to locked quizzes', async () => {
  const onTrial = await pupil();
  await onTrial.done(premium, 10);
  expect(await onTrial.recommended()).toMatchObject([{ quiz_slug: premium }]);
  const lapsed = await pupil('2026-01-01T00:00:00.000Z');
  await lapsed.done(premium, 10);
  await lapsed.done(free0, 20);
  expect(await lapsed.recommended()).toMatchObject([{ quiz_slug: free0 }]);
});

test('mistakes and best results say which quizzes need premium access', async () => {
  const { done, missedLongAgo, get } = await pupil();
  for (const slug of [free90, premium]) {
    await done(slug, 90);
    await missedLongAgo(slug);
  }
  const { mistakes } = await get('/api/profile/mistakes');
  const { best_quiz_results } = await get('/api/profile/stats');
  for (const list of [mistakes, best_quiz_results]) {
    expect(list).toContainEqual(expect.objectContaining({ quiz_slug: free90, premium: false }));
    expect(list).toContainEqual(expect.objectContaining({ quiz_slug: premium, premium: true }));
  }
});

test('the texts of premium questions leave the mistake book while its pupil has no access', async () => {
  const lapsed = await pupil('2026-01-01T00:00:00.000Z');
  const onTrial = await pupil();
  for (const { done, missedLongAgo } of [lapsed, onTrial])
    for (const slug of [free90, premium]) {
      await done(slug, 90);
      await missedLongAgo(slug);
    }
  const texts = async ({ get }: typeof lapsed) =>
    Object.fromEntries(
      ((await get('/api/profile/mistakes')).mistakes as Record<string, string>[]).map(({ quiz_slug, question, answer, reason }) => [
        quiz_slug,
        [question, answer, reason].join(''),
      ]),
    );
  const whole = await texts(onTrial);
  expect(whole[premium]).not.toBe('');
  expect(await texts(lapsed)).toEqual({ ...whole, [premium]: '' });
});
