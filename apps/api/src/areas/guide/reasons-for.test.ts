import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { addStudent } from '../../testing/people.ts';
import { readGuide } from './pupil-guide.ts';
import { reasonsToLearn } from './reasons-for.ts';
import { recordAnswers } from './record-answers.ts';

const idsOf = async (slug: string, answered: readonly string[], country: 'hu' | 'ro' = 'hu') => {
  const app = await testApp();
  const { id, token } = await addStudent(app.engine.db, app.clock.now());
  await app.call('PUT', '/api/guide/settings', { token, body: { grade: 7, country } });
  await app.engine.db.transaction().execute(async trx => {
    for (const lesson of answered)
      await recordAnswers(trx, id, [
        {
          lesson,
          question: { type: 'numeric', difficulty: 2 },
          right: true,
          hinted: false,
          retried: false,
          ms: null,
          source: 'quiz',
          key: `kulcs ${lesson}`,
          at: app.clock.now().toISOString(),
        },
      ]);
  });
  const guide = await readGuide(app.deps, id);
  const lesson = guide.lesson(slug);
  if (!lesson) throw new Error(`${slug} is no lesson`);
  return reasonsToLearn(guide, { lesson }, 6).map(reason => reason.id);
};

test('a lesson is the next step of its unit only when everything before it was begun', async () => {
  const before = ['matek-7-negyszogek', 'matek-7-paralelogramma', 'matek-7-kozepvonal'];
  expect(await idsOf('matek-7-teglalap-rombusz-negyzet', before.slice(0, 1))).not.toContain('unit-next');
  expect(await idsOf('matek-7-teglalap-rombusz-negyzet', before.slice(0, 2))).not.toContain('unit-next');
  expect(await idsOf('matek-7-teglalap-rombusz-negyzet', before)).toContain('unit-next');
});

test('nor is a lesson that builds on one of its unit which only the other country teaches', async () => {
  const taught = ['matek-7-merlegelv', 'matek-7-tortes-egyenletek'];
  expect(await idsOf('matek-7-szoveges-feladatok', taught)).not.toContain('unit-next');
  expect(await idsOf('matek-7-szoveges-feladatok', [...taught, 'matek-7-egyenletrendszerek'], 'ro')).toContain('unit-next');
});
