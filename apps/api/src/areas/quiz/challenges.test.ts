import { challenges } from '@eszkerek/exercises/challenges/index';
import { challengeSlug } from '@eszkerek/exercises/challenges/slug';
import { expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addStudent } from '../../testing/people.ts';
import { testPupil } from '../../testing/pupil.ts';
import type { Shown } from './shown.ts';

const FREE = challengeSlug('matek-5-maradekos-osztas');
const PREMIUM = challengeSlug('matek-5-hamis-feltetelezes-modszere');

interface Attempt {
  id: string;
  title: string;
  questions: { id: string; difficulty?: number }[];
  review?: unknown[];
}

onBothEngines('challenges of a lesson', fresh => {
  const open = async () => {
    const app = await testApp({ engine: await fresh() });
    const student = await addStudent(app.engine.db, app.clock.now());
    /** A wrong value that the task knows by name. */
    const slipOf = async (attemptId: string, questionId: string) => {
      const row = await app.engine.db.selectFrom('attempts').select('shown').where('id', '=', attemptId).executeTakeFirstOrThrow();
      const question = (JSON.parse(row.shown) as Shown).items.find(({ id }) => id === questionId)?.generated?.question;
      const slip = question?.type === 'numeric' ? question.feedback?.patterns[0] : undefined;
      if (!slip) throw new Error('no slip');
      return slip;
    };
    return { ...app, student, pupil: testPupil(app, student.token), slipOf };
  };

  test('change nothing about a pupil, however they are answered', async () => {
    const { pupil, engine, slipOf } = await open();
    const all = async () => {
      const rows = (table: 'guide_events' | 'mistakes' | 'progress' | 'misconception_counts') =>
        engine.db.selectFrom(table).selectAll().execute();
      const said = ['/api/profile/stats', '/api/profile/mistakes', '/api/guide/today', '/api/guide/map/matematika', '/api/guide/labels'];
      const tables = [await rows('guide_events'), await rows('mistakes'), await rows('progress'), await rows('misconception_counts')];
      const pages: unknown[] = [];
      for (const url of said) pages.push(await pupil.get(url));
      return { tables, pages };
    };
    await all();
    const before = await all();
    let attempt = (await pupil.post(`/api/quiz/${FREE}/attempts`)).attempt as Attempt;
    expect(attempt).toMatchObject({ title: 'Kihívás: Osztás és maradékos osztás', mode: 'endless' });
    for (const right of [false, true, false]) {
      const id = attempt.questions.at(-1)?.id ?? '';
      if (right) expect(await pupil.answer(attempt.id, id, true)).toMatchObject({ result: { status: 'correct' } });
      else {
        const { value, misconception } = await slipOf(attempt.id, id);
        const reply = await pupil.post(`/api/attempts/${attempt.id}/answers`, { questionId: id, answer: value, key: newId() });
        expect(reply).toMatchObject({ result: { status: 'incorrect', misconception: { id: misconception } } });
        expect(await pupil.answer(attempt.id, id, false)).toMatchObject({ result: { canRetry: false } });
      }
      attempt = (await pupil.post(`/api/attempts/${attempt.id}/next`)).attempt as Attempt;
    }
    expect(attempt.questions.map(({ difficulty }) => difficulty)).toEqual([undefined, undefined, undefined, undefined]);
    const finished = (await pupil.post(`/api/attempts/${attempt.id}/finish`)).attempt as Attempt;
    // The last task was only looked at: it neither counts nor comes back.
    expect(finished).toMatchObject({ score_percentage: 33, questions: attempt.questions.slice(0, 3) });
    expect(finished.review).toHaveLength(3);
    expect(await all()).toEqual(before);
  });

  test('give three hints', async () => {
    const { pupil } = await open();
    const attempt = (await pupil.post(`/api/quiz/${FREE}/attempts`)).attempt as Attempt;
    for (const left of [2, 1, 0])
      expect(await pupil.post(`/api/attempts/${attempt.id}/hints`, { questionId: '1' })).toMatchObject({ left });
  });

  test('open by the rule of their lesson', async () => {
    const { call, student } = await open();
    expect((await call('POST', `/api/quiz/${FREE}/attempts`, { body: {} })).status).toBe(200);
    expect((await call('GET', `/api/quiz/${FREE}`)).body).toMatchObject({ data: { kind: 'practice', slug: FREE } });
    expect((await call('GET', `/api/quiz/${challengeSlug('matek-5-nincs')}`)).status).toBe(404);
    for (const [token, status] of [
      [undefined, 403],
      [student.token, 200],
    ] as const) {
      expect((await call('POST', `/api/quiz/${PREMIUM}/attempts`, { body: {}, ...(token ? { token } : {}) })).status).toBe(status);
      expect((await call('GET', `/api/quiz/${PREMIUM}`, token ? { token } : {})).status).toBe(status);
    }
  });
});

test('every lesson with challenges has the section that leads to them', async () => {
  const { library } = (await testApp()).deps;
  for (const { lesson, generator } of challenges.values()) {
    const page = library.document(lesson);
    expect(page, lesson).toMatchObject({ kind: 'lesson', challenge: { slug: generator.id } });
    expect(page?.kind === 'lesson' && page.sections.some(({ id }) => id === 'kihivas'), lesson).toBe(true);
  }
});
