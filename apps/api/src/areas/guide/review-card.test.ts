import type { GuideToday } from '@eszkerek/contract/guide-shapes';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { addStudent } from '../../testing/people.ts';
import { testPupil } from '../../testing/pupil.ts';
import { recordAnswers } from './record-answers.ts';

const QUIZ = 'kviz-matek-5-tortek-osszeadasa';
const SURE = 'matek-5-helyiertek';
const OTHERS = ['matek-5-muveleti-sorrend', 'matek-5-tortek-osszehasonlitasa'] as const;

interface Started {
  id: string;
  questions: { id: string }[];
}
interface Asked {
  questionId: string;
  lesson: string;
  reason: string;
  text: string;
}

const open = async () => {
  const app = await testApp();
  const { engine, clock } = app;
  const { id, token } = await addStudent(engine.db, clock.now());
  const pupil = testPupil(app, token);
  await app.call('PUT', '/api/guide/settings', { token, body: { grade: 6, country: 'ro' } });
  let keys = 0;
  return {
    ...app,
    pupil,
    /** First tries: 1 right, 0 wrong. */
    tried: (lesson: string, marks: string) =>
      engine.db.transaction().execute(async trx => {
        for (const mark of marks)
          await recordAnswers(trx, id, [
            {
              lesson,
              question: { type: 'numeric', difficulty: 2 },
              right: mark === '1',
              hinted: false,
              retried: false,
              ms: null,
              source: 'quiz',
              key: `kulcs ${keys++}`,
              at: clock.now().toISOString(),
            },
          ]);
      }),
    missed: async (...questions: string[]) => {
      const { attempt } = await pupil.post(`/api/quiz/${QUIZ}/attempts`, { fresh: true });
      for (const question of questions) await pupil.answer((attempt as Started).id, question, false);
    },
    card: async () => ((await pupil.get('/api/guide/today')).today as GuideToday).parts.find(({ kind }) => kind === 'review'),
    round: async () => (await pupil.post('/api/guide/review', { minutes: 5, planned: true, fresh: true })).items as Asked[],
  };
};

test('a card tells the minutes and the reason of the questions that its round asks', async () => {
  const { clock, tried, missed, card, round } = await open();
  await missed('q3');
  for (const lesson of OTHERS) await tried(lesson, '1');
  clock.forward({ days: 1 });
  const told = await card();
  const items = await round();
  expect(items.map(({ reason }) => reason).filter(reason => reason === 'mistake')).toHaveLength(1);
  expect(items.length).toBeGreaterThan(1);
  expect(told).toMatchObject({ minutes: items.length, reason: { id: 'mixed' } });
  expect(told?.reason.text).toMatch(/ kérdés: egy abból, ami korábban nehezebben ment, a többi azért jön, hogy megmaradjon\.$/);
});

test('a round of one mistake is one question long', async () => {
  const { clock, missed, card, round } = await open();
  await missed('q3');
  clock.forward({ days: 1 });
  const told = await card();
  expect(await round()).toHaveLength(1);
  expect(told).toMatchObject({ minutes: 1, reason: { text: 'Egy kérdés abból, ami korábban nehezebben ment. Nézzük meg újra!' } });
});

test('neither the lesson of the warm-up nor one that was practised today comes into the round', async () => {
  const { clock, tried, missed, card, round, deps } = await open();
  for (let day = 0; day < 3; day++) {
    await tried(SURE, '11111');
    clock.forward({ days: 1 });
  }
  await missed('q3');
  for (const lesson of OTHERS) await tried(lesson, '1');
  clock.forward({ days: 1 });
  await card();
  const title = (slug: string) => deps.library.titleOf(slug);
  const before = (await round()).map(({ lesson }) => lesson);
  expect(before).toContain(title(OTHERS[0]));
  expect(before).not.toContain(title(SURE));
  await tried(OTHERS[0], '1');
  expect((await round()).map(({ lesson }) => lesson)).not.toContain(title(OTHERS[0]));
});

test('an answer of yesterday evening is not of today', async () => {
  const { clock, tried, pupil, card } = await open();
  clock.set('2026-11-16T19:00:00.000Z');
  await tried(OTHERS[0], '1');
  clock.set('2026-11-17T06:00:00.000Z');
  await card();
  const { thoughts } = await pupil.get('/api/guide/why');
  expect((thoughts as { because: string }[])[0]?.because).toMatch(/Legutóbb: tegnap\.$/);
});

test('each question of a round says in its own words that it was missed, without counting', async () => {
  const { clock, missed, round, pupil } = await open();
  await missed('q1', 'q2', 'q3');
  clock.forward({ days: 1 });
  const once = await round();
  expect(new Set(once.map(({ text }) => text)).size).toBe(3);
  expect(once[0]?.text).toBe('Ezt tegnap elvétetted. Nézzük meg újra!');
  const { attempt } = await pupil.post('/api/guide/review', { minutes: 5 });
  for (const [i, { questionId }] of once.entries()) await pupil.answer((attempt as Started).id, questionId, i === 2);
  clock.forward({ days: 1 });
  await missed('q3');
  clock.forward({ days: 1 });
  const twice = (await round()).map(({ text }) => text);
  expect(twice).toHaveLength(3);
  expect(twice[0]).toBe('Ezzel már találkoztál. Most sikerülhet!');
  expect(new Set(twice).size).toBe(3);
});

test('an open round counts a question only when its second try is used up', async () => {
  const { clock, missed, round, pupil } = await open();
  await missed('q1', 'q2', 'q3');
  clock.forward({ days: 1 });
  const [first] = await round();
  const { attempt } = await pupil.post('/api/guide/review', { minutes: 5 });
  const { id } = attempt as Started;
  const answered = async () => ((await pupil.get('/api/guide/review')).open as { answered: number }).answered;
  expect(await answered()).toBe(0);
  const { result } = await pupil.answer(id, first?.questionId ?? '', false);
  expect(result).toMatchObject({ canRetry: true });
  expect(await answered()).toBe(0);
  await pupil.answer(id, first?.questionId ?? '', false);
  expect(await answered()).toBe(1);
});

test('a round takes every due mistake that fits before it takes fading lessons, and the home says how many are due', async () => {
  const { clock, tried, missed, round, pupil } = await open();
  await missed('q1', 'q2', 'q3', 'q4', 'q5');
  for (const lesson of OTHERS) await tried(lesson, '1');
  clock.forward({ days: 9 });
  const today = (await pupil.get('/api/guide/today')).today as GuideToday;
  expect(today.mistakes_due).toBe(5);
  expect((await round()).map(({ reason }) => reason)).toEqual(['mistake', 'mistake', 'mistake', 'mistake']);
});

test('fading questions come from four lessons before one is asked twice, the own and the previous year first', async () => {
  const { clock, tried, round, deps } = await open();
  const lessons = deps.library.map.filter(({ subject, grades, written, access }) => {
    const isNear = grades.ro.includes(6) && !grades.ro.includes(8);
    return subject === 'matematika' && written && access === 'free' && isNear;
  });
  const own = lessons.slice(0, 4).map(({ slug }) => slug);
  const later = deps.library.map.filter(({ grades, access, written }) => grades.ro[0] === 8 && access === 'free' && written).slice(0, 2);
  for (const { slug } of later) await tried(slug, '1');
  for (const slug of own) await tried(slug, '1');
  clock.forward({ days: 9 });
  const asked = (await round()).map(({ lesson }) => lesson);
  expect(asked.toSorted()).toEqual(own.map(slug => deps.library.titleOf(slug)).toSorted());
});

test('a lesson whose last answer was missed is counted among the missed, and its question never says that it is known', async () => {
  const { clock, tried, missed, card, round, pupil } = await open();
  await missed('q3');
  await tried(OTHERS[0], '1');
  clock.forward({ days: 1 });
  const { attempt } = await pupil.post('/api/guide/review', { minutes: 5, planned: true, fresh: true });
  const first = attempt as Started;
  for (const { id } of first.questions) for (const _ of 'xx') await pupil.answer(first.id, id, false);
  clock.forward({ days: 3 });
  const told = await card();
  const items = await round();
  const texts = items.filter(({ reason }) => reason !== 'mistake').map(({ text }) => text);
  expect(texts[0]).toBe('Ebből a leckéből legutóbb nem sikerült minden elsőre. Nézzük meg újra!');
  expect(texts.slice(1)).not.toContainEqual(expect.stringMatching(/megmarad/));
  expect(told?.reason.text).toMatch(/^\S+ kérdés abból, ami korábban nehezebben ment\. Nézzük meg újra!$/);
});
