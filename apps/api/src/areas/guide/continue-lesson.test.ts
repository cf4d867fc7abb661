import type { GuideToday } from '@eszkerek/contract/guide-shapes';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { addStudent } from '../../testing/people.ts';
import { testPupil } from '../../testing/pupil.ts';
import { lessonPage } from './lesson-access.ts';

const LESSON = 'matek-5-helyiertek';

/** The lesson's part of the next day after it was left at a section with some answers of its quiz. */
const nextDay = async (at: (sections: readonly { id: string }[]) => string | undefined, answers: number) => {
  const app = await testApp();
  const { id: _, token } = await addStudent(app.engine.db, app.clock.now());
  const pupil = testPupil(app, token);
  await app.call('PUT', '/api/guide/settings', { token, body: { grade: 5, country: 'ro' } });
  await app.engine.db.updateTable('guide_pupils').set({ placed: 'matematika' }).execute();
  const page = lessonPage(app.deps.library, LESSON);
  await pupil.post('/api/lesson/viewed', { slug: LESSON, section: at(page?.sections ?? []) });
  const { attempt } = await pupil.post(`/api/quiz/${page?.quiz?.slug}/attempts`);
  const { id, questions } = attempt as { id: string; questions: { id: string }[] };
  for (const question of questions.slice(0, answers)) await pupil.answer(id, question.id, false);
  app.clock.forward({ days: 1 });
  const part = ((await pupil.get('/api/guide/today')).today as GuideToday).parts.find(({ kind }) => kind === 'continue');
  return { quiz: page?.quiz?.slug, link: part?.link, text: part?.reason.text, place: part?.place?.part };
};

test('a lesson whose part was done yesterday was not left half-way: its quiz comes, or the rest of it', async () => {
  const atEnd = await nextDay(sections => sections.at(-1)?.id, 3);
  expect(atEnd).toMatchObject({
    link: `/tananyag/${atEnd.quiz}`,
    text: 'Három kérdésre már válaszoltál belőle. Jöhet a következő három!',
    place: undefined,
  });
  expect(await nextDay(sections => sections[2]?.id, 3)).toMatchObject({
    link: `/tananyag/${LESSON}`,
    text: 'Három kérdésre már válaszoltál belőle. Mehetsz tovább a leckében!',
    place: 3,
  });
});

test('one that was left before three answers goes on where it was left: in the lesson, or in its quiz', async () => {
  expect(await nextDay(sections => sections[2]?.id, 2)).toMatchObject({ text: 'Itt hagytad abba. Innen folytathatod.', place: 3 });
  const inQuiz = await nextDay(sections => sections.at(-1)?.id, 2);
  expect(inQuiz).toMatchObject({
    link: `/tananyag/${inQuiz.quiz}`,
    text: 'Két kérdésre már válaszoltál belőle. Folytasd a kvízzel!',
  });
});
