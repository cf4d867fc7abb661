import type { GuideToday } from '@eszkerek/contract/guide-shapes';
import { expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { testApp } from '../../testing/app.ts';
import { freshEngine } from '../../testing/engines.ts';
import { testLibrary } from '../../testing/library.ts';
import { addStudent } from '../../testing/people.ts';
import { recordAnswers } from '../guide/record-answers.ts';
import { insertProgress } from './progress-store.ts';

test('names every finished quiz once, not only the five best', async () => {
  const { call, engine, clock } = await testApp({ engine: await freshEngine() });
  const { id, token } = await addStudent(engine.db, clock.now());
  const slugs = testLibrary()
    .ofKind('quiz')
    .slice(0, 7)
    .map(quiz => quiz.slug);
  for (const [place, quiz_slug] of [...slugs, ...slugs.slice(0, 2)].entries()) {
    const at = new Date(clock.now().getTime() + place).toISOString();
    await insertProgress(engine.db, {
      id: newId(),
      user_id: id,
      activity_type: 'quiz_completed',
      quiz_slug,
      lesson_slug: null,
      curriculum_title: quiz_slug,
      subject: 'matematika',
      topic: null,
      score_percentage: 50 + place,
      tries: 1,
      hints: 0,
      partial: null,
      started_at: at,
      completed_at: at,
      at,
    });
  }
  const { body } = await call('GET', '/api/profile/stats', { token });
  expect(body.best_quiz_results).toHaveLength(5);
  expect(body).toMatchObject({ finished_quizzes: slugs.toSorted() });
});

test('a day with answers alone counts as a day of learning, as it does in the week', async () => {
  const { call, engine, clock } = await testApp({ engine: await freshEngine() });
  const { id, token } = await addStudent(engine.db, clock.now());
  // Late in the evening of Greenwich the next day has begun in Romania.
  clock.set('2026-11-16T22:30:00.000Z');
  const question = { type: 'numeric', difficulty: 2 } as const;
  const tried = { lesson: 'matek-5-helyiertek', question, right: true, hinted: false, ms: null, source: 'practice' as const };
  await engine.db.transaction().execute(async trx => {
    for (const [key, retried] of [
      ['elso-kulcs', false],
      ['masodik-kulcs', false],
      ['harmadik-kulcs', true],
    ] as const)
      await recordAnswers(trx, id, [{ ...tried, retried, key, at: clock.now().toISOString() }]);
  });
  const { activity } = (await call('GET', '/api/profile/stats', { token })).body;
  expect(activity).toEqual([{ day: '2026-11-17', lessons: 0, quizzes: 0, answers: 2 }]);
  const { week } = (await call('GET', '/api/guide/today', { token })).body.today as GuideToday;
  expect(week.days.filter(({ active }) => active).map(({ day }) => day)).toEqual(['2026-11-17']);
});
