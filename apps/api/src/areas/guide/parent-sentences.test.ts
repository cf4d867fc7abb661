import { expect, test } from 'vitest';
import { addDays } from '../../clock.ts';
import { testApp } from '../../testing/app.ts';
import { addStudent } from '../../testing/people.ts';
import { testPupil } from '../../testing/pupil.ts';
import { parentSentences } from './parent-sentences.ts';

const QUIZ = 'kviz-matek-5-tortek-osszeadasa';

test('the letter has three sentences from the map in a week with answers, and none without', async () => {
  const app = await testApp();
  const { deps, clock } = app;
  const { id, token } = await addStudent(app.engine.db, clock.now());
  const pupil = testPupil(app, token);
  const sentences = () => parentSentences(deps, id, addDays(clock.now(), -7).toISOString());
  expect(await sentences()).toEqual([]);

  const attempt = (await pupil.post(`/api/quiz/${QUIZ}/attempts`)).attempt as { id: string; questions: { id: string }[] };
  for (const [i, question] of attempt.questions.entries()) {
    if (i === 3) clock.forward({ days: 1 });
    await pupil.answer(attempt.id, question.id, true);
  }
  const [known, forming, next, ...more] = await sentences();
  expect(known).toBe(`Ami már biztosan megy: „${deps.library.titleOf('matek-5-tortek-osszeadasa')}”.`);
  expect(forming).toBe('Új, félkész témája most nincs.');
  expect(next).toMatch(/^Ami ezután jöhet: „.+”\.$/);
  expect(more).toEqual([]);
  expect([known, forming, next].join(' ')).not.toMatch(/%|\d/);

  clock.forward({ days: 8 });
  expect(await sentences()).toEqual([]);
});
