import type { GuideToday } from '@eszkerek/contract/guide-shapes';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { addStudent } from '../../testing/people.ts';
import { testPupil } from '../../testing/pupil.ts';
import { recordAnswers } from './record-answers.ts';

const LESSON = 'matek-5-helyiertek';

/** The warm-up of the day after days of answers. */
const warmUpAfter = async (...days: string[]) => {
  const app = await testApp();
  const { engine, clock } = app;
  const { id, token } = await addStudent(engine.db, clock.now());
  const pupil = testPupil(app, token);
  await app.call('PUT', '/api/guide/settings', { token, body: { grade: 5, country: 'ro' } });
  for (const [day, marks] of days.entries()) {
    await engine.db.transaction().execute(async trx => {
      for (const [i, mark] of [...marks].entries()) {
        const tried = {
          lesson: LESSON,
          question: { type: 'numeric', difficulty: 2 } as const,
          right: mark === '1',
          source: 'quiz' as const,
        };
        const at = clock.now().toISOString();
        await recordAnswers(trx, id, [{ ...tried, hinted: false, retried: false, ms: null, key: `${day} ${i}`, at }]);
      }
    });
    clock.forward({ days: 1 });
  }
  const today = (await pupil.get('/api/guide/today')).today as GuideToday;
  const part = today.parts.find(({ kind }) => kind === 'warmup');
  return [part?.reason.text, part?.facts[0]];
};

test('says that a lesson goes well only of one whose answers were mostly right', async () => {
  expect(await warmUpAfter('11011', '11111', '11111')).toEqual([
    'Bemelegítés: ez már jól megy neked.',
    '15 kérdésre válaszoltál, 14 jó volt elsőre. Legutóbb: tegnap.',
  ]);
  expect(await warmUpAfter('00000', '00111', '11111')).toEqual([
    'Bemelegítés: ebből nyolc kérdés már sikerült.',
    '15 kérdésre válaszoltál, 8 jó volt elsőre. Legutóbb: tegnap.',
  ]);
});

test('one right answer makes no warm-up, and two only say that they went well lately', async () => {
  expect(await warmUpAfter('1')).toEqual([undefined, undefined]);
  expect((await warmUpAfter('11'))[0]).toBe('Bemelegítés: ebből két kérdés már sikerült.');
});
