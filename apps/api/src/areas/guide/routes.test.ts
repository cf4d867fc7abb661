import type { GuideMap, GuideToday, PlacementView } from '@eszkerek/contract/guide-shapes';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addStudent } from '../../testing/people.ts';
import { type TestPupil, testPupil } from '../../testing/pupil.ts';
import { addClass } from '../../testing/school.ts';

const QUIZ = 'kviz-matek-5-tortek-osszeadasa';
const LESSON = 'matek-5-tortek-osszeadasa';

interface Started {
  id: string;
  questions: { id: string; question: string }[];
}

const begin = async (pupil: TestPupil, slug: string, body: object = {}): Promise<Started> =>
  (await pupil.post(`/api/quiz/${slug}/attempts`, body)).attempt as Started;

const labelIn = (map: GuideMap, slug: string) => map.units.flatMap(unit => unit.lessons).find(lesson => lesson.slug === slug)?.label;
const mapOf = async (pupil: TestPupil) => (await pupil.get('/api/guide/map/matematika')).map as GuideMap;
const todayOf = async (pupil: TestPupil) => (await pupil.get('/api/guide/today')).today as GuideToday;

onBothEngines('the guide', fresh => {
  const open = async () => {
    const app = await testApp({ engine: await fresh() });
    const student = await addStudent(app.engine.db, app.clock.now(), { username: 'Kiss Lili' });
    return { ...app, student, pupil: testPupil(app, student.token) };
  };

  test('keeps what the pupil tells, and greets by first name until another is given', async () => {
    const { pupil, call, student } = await open();
    expect((await pupil.get('/api/guide/settings')).settings).toMatchObject({ grade: null, call_name: 'Lili', onboarded: false });
    const saved = await call('PUT', '/api/guide/settings', {
      token: student.token,
      body: { grade: 5, country: 'hu', goal: 'exam', days: 3, call_name: 'Lilike' },
    });
    expect(saved.body.settings).toEqual({
      grade: 5,
      country: 'hu',
      goal: 'exam',
      days: 3,
      minutes: 10,
      call_name: 'Lilike',
      onboarded: true,
    });
    expect((await call('PUT', '/api/guide/settings', { token: student.token, body: { grade: 9 } })).status).toBe(400);
  });

  test('continues a lesson once a section of it was worked through, not because it was opened', async () => {
    const { pupil, deps } = await open();
    const planned = async () => (await todayOf(pupil)).parts.find(({ kind }) => kind === 'lesson' || kind === 'continue');
    const slug = (await planned())?.link.split('/').at(-1) ?? '';
    const lesson = deps.library.document(slug);
    const section = lesson?.kind === 'lesson' ? lesson.sections[2]?.id : undefined;
    await pupil.post('/api/lesson/viewed', { slug });
    expect(await planned()).toMatchObject({ kind: 'lesson', place: null });
    expect((await mapOf(pupil)).next).toMatchObject({ slug, begun: false });
    await pupil.post('/api/lesson/viewed', { slug, section });
    expect(await planned()).toMatchObject({ kind: 'continue', place: { section, part: 3 } });
    expect((await mapOf(pupil)).next).toMatchObject({ slug, begun: true });
  });

  test('keeps each of the first answers, and asks on until the last one or a skip', async () => {
    const { pupil, call, student } = await open();
    const save = (body: object) => call('PUT', '/api/guide/settings', { token: student.token, body });
    await save({ grade: 7, unfinished: true });
    expect((await pupil.get('/api/guide/settings')).settings).toMatchObject({ grade: 7, country: null, onboarded: false });
    await save({ country: 'hu', unfinished: true });
    expect(await todayOf(pupil)).toMatchObject({ onboarded: false, grade: 7, country: 'hu' });
    await save({});
    expect((await pupil.get('/api/guide/settings')).settings).toMatchObject({ grade: 7, country: 'hu', onboarded: true });
  });

  test('makes the plan of the day again when the first answers tell another grade', async () => {
    const { pupil, call, student } = await open();
    const before = await todayOf(pupil);
    expect(before.onboarded).toBe(false);
    await call('PUT', '/api/guide/settings', { token: student.token, body: { grade: 8 } });
    const after = await todayOf(pupil);
    expect(after.onboarded).toBe(true);
    expect(after.parts.map(({ link }) => link)).not.toEqual(before.parts.map(({ link }) => link));
  });

  test('learns from quiz answers: a label rises with right answers on two days, and only first tries are evidence', async () => {
    const { pupil, clock, engine } = await open();
    const attempt = await begin(pupil, QUIZ);
    expect(labelIn(await mapOf(pupil), LESSON)).toBe('new');
    await pupil.answer(attempt.id, 'q3', false);
    await pupil.answer(attempt.id, 'q3', true);
    const events = () => engine.db.selectFrom('guide_events').selectAll().orderBy('seq').execute();
    expect(await events()).toMatchObject([
      { seq: 1, lesson_slug: LESSON, correct: 0, retried: 0, source: 'quiz', item_type: 'typed' },
      { seq: 2, lesson_slug: LESSON, correct: 1, retried: 1 },
    ]);
    expect(labelIn(await mapOf(pupil), LESSON)).toBe('forming');
    for (const { id } of attempt.questions.filter(question => question.id !== 'q3').slice(0, 4)) await pupil.answer(attempt.id, id, true);
    clock.forward({ days: 1 });
    for (const { id } of attempt.questions.filter(question => question.id !== 'q3').slice(4)) await pupil.answer(attempt.id, id, true);
    expect(labelIn(await mapOf(pupil), LESSON)).toBe('known');
    expect((await pupil.get('/api/guide/labels')).labels).toEqual({ [LESSON]: 'known' });
  });

  test('a test counts when it is handed in, an abandoned answer not at all', async () => {
    const { pupil, engine } = await open();
    const attempt = await begin(pupil, QUIZ, { mode: 'test' });
    await pupil.answer(attempt.id, 'q3', true);
    const events = () => engine.db.selectFrom('guide_events').selectAll().execute();
    expect(await events()).toEqual([]);
    await pupil.post(`/api/attempts/${attempt.id}/finish`);
    await pupil.post(`/api/attempts/${attempt.id}/finish`);
    expect(await events()).toMatchObject([{ lesson_slug: LESSON, correct: 1, source: 'test' }]);
  });

  test('answers sent at once from two devices are all counted, each once', async () => {
    const { pupil, engine } = await open();
    const attempt = await begin(pupil, QUIZ);
    const practice = await begin(pupil, `gyakorlo-${LESSON}`);
    await Promise.all([
      ...attempt.questions.map(({ id }) => pupil.answer(attempt.id, id, true)),
      pupil.answer(practice.id, '1', true),
      pupil.get('/api/guide/labels'),
      pupil.get('/api/guide/labels'),
    ]);
    await pupil.get('/api/guide/labels');
    const rows = await engine.db.selectFrom('guide_lessons').selectAll().execute();
    expect(rows).toMatchObject([{ lesson_slug: LESSON, answers: attempt.questions.length + 1 }]);
    expect(await engine.db.selectFrom('guide_pupils').selectAll().execute()).toMatchObject([
      { events: attempt.questions.length + 1, applied_seq: attempt.questions.length + 1 },
    ]);
  });

  test('a changed grade replays the events to what folding live gives', async () => {
    const { pupil, call, student, engine } = await open();
    const attempt = await begin(pupil, QUIZ);
    for (const { id } of attempt.questions) {
      await pupil.answer(attempt.id, id, id !== 'q3');
      await pupil.get('/api/guide/labels');
    }
    const rows = () => engine.db.selectFrom('guide_lessons').selectAll().execute();
    const [live] = await rows();
    const setGrade = (grade: number) => call('PUT', '/api/guide/settings', { token: student.token, body: { grade } });
    await setGrade(8);
    await pupil.get('/api/guide/labels');
    expect((await rows())[0]?.nu).not.toBeCloseTo(live?.nu ?? 0, 3);
    await setGrade(6);
    await pupil.get('/api/guide/labels');
    const [replayed] = await rows();
    for (const key of ['tau', 'nu', 'own'] as const) expect(replayed?.[key]).toBeCloseTo(live?.[key] ?? 0, 9);
    expect(replayed).toMatchObject({ answers: live?.answers, correct: live?.correct, days: live?.days, due_at: live?.due_at });
  });

  test("tells what it thinks and from what; a reset forgets it and keeps the pupil's own work", async () => {
    const { pupil } = await open();
    const attempt = await begin(pupil, QUIZ);
    await pupil.answer(attempt.id, 'q3', false);
    const why = await pupil.get('/api/guide/why');
    expect(why).toMatchObject({
      events: 1,
      thoughts: [{ slug: LESSON, label: 'new', because: 'Egy kérdést láttál belőle, az önállóan még nem ment. Legutóbb: ma.' }],
      recent: [{ slug: LESSON, right: false, source: 'quiz' }],
    });
    expect(JSON.stringify(((await pupil.get('/api/profile/export')).data as Record<string, unknown>).guide_events)).toContain(LESSON);
    await pupil.post('/api/guide/reset');
    expect(await pupil.get('/api/guide/why')).toMatchObject({ events: 0, thoughts: [], recent: [] });
    expect((await pupil.get('/api/profile/mistakes')).mistakes).toHaveLength(1);
    await pupil.answer(attempt.id, 'q3', true);
    await pupil.answer(attempt.id, attempt.questions.find(({ id }) => id !== 'q3')?.id ?? '', true);
    expect(await pupil.get('/api/guide/why')).toMatchObject({ events: 1 });
  });

  test('a first day offers the placement and something to learn, the same all day', async () => {
    const { pupil, clock } = await open();
    const today = await todayOf(pupil);
    expect(today.parts.map(part => part.kind)).toEqual(['placement', 'lesson']);
    expect(today.parts[0]).toMatchObject({ link: '/hol-tartasz/matematika', done: false, reason: { id: 'placement' } });
    expect(today.parts[1]?.facts.at(-1)).toBe(
      'Ma kész, ha végigmész rajta a feladataival együtt, vagy a kvízéből vagy a gyakorlójából három feladatot megcsinálsz.',
    );
    expect(today.week).toMatchObject({ goal: null, done: 0 });
    clock.forward({ hours: 5 });
    expect((await todayOf(pupil)).parts).toEqual(today.parts);
  });

  test('a day that is done offers something short that it did not have', async () => {
    const { pupil, engine } = await open();
    const before = await todayOf(pupil);
    expect(before.more).toBeNull();
    const { parts } = await engine.db.selectFrom('guide_plans').select('parts').executeTakeFirstOrThrow();
    await engine.db
      .updateTable('guide_plans')
      .set({ parts: parts.replaceAll('"doneAt":null', '"doneAt":"2026-11-16T10:00:00.000Z"') })
      .execute();
    const { finished, more } = await todayOf(pupil);
    expect(finished).toBe('Mára kész. Ennyi elég!');
    expect(more?.minutes).toBeLessThanOrEqual(8);
    expect(before.parts.map(({ link }) => link)).not.toContain(more?.link);
  });

  test('a part may be swapped for one of the others, and for nothing else', async () => {
    const { pupil, call, student } = await open();
    const [, lesson] = (await todayOf(pupil)).parts;
    const others = (await pupil.get(`/api/guide/today/${lesson?.id}/others`)).others as { kind: string; target: string; title: string }[];
    expect(others).toHaveLength(3);
    const [other] = others;
    const swapped = (await pupil.post(`/api/guide/today/${lesson?.id}/swap`, { kind: other?.kind, target: other?.target })).today;
    expect((swapped as GuideToday).parts[1]).toMatchObject({ id: lesson?.id, title: other?.title });
    const foreign = { kind: 'lesson', target: 'matek-8-nincs-ilyen' };
    expect((await call('POST', '/api/guide/today/p2/swap', { token: student.token, body: foreign })).status).toBe(409);
    expect((await call('GET', '/api/guide/today/p9/others', { token: student.token })).status).toBe(404);
  });

  test('placement: two sittings, no word of right or wrong, pause at any time, and a map at the end', async () => {
    const { pupil, call, student } = await open();
    await call('PUT', '/api/guide/settings', { token: student.token, body: { grade: 6 } });
    const start = async () => (await pupil.post('/api/guide/placement/matematika')).placement as PlacementView;
    let view = await start();
    expect(view).toMatchObject({ state: 'asking', asked: 0, most: 20, sitting: 1, result: null });
    const lessons = new Set<string>();
    for (let n = 1; n <= 20 && view.state !== 'done'; n++) {
      if (view.state === 'resting') view = await start();
      const questionId = view.question?.id ?? '';
      lessons.add((await pupil.lessonOf(view.id, questionId)) ?? '');
      const answer = await pupil.answerFor(view.id, questionId, n % 4 !== 0);
      const body = n % 5 === 0 ? { questionId, unknown: true, key: `kulcs-${n}-xx` } : { questionId, answer, key: `kulcs-${n}-xx` };
      const reply = await call('POST', `/api/guide/placements/${view.id}/answers`, { token: student.token, body });
      expect([reply.status, reply.body.unreadable]).toEqual([200, null]);
      expect(reply.text).not.toMatch(/"(correct|points|solution|explanation|misconception)"/);
      view = reply.body.placement as PlacementView;
      if (n === 3) expect((await start()).question?.id).toBe(view.question?.id);
      if (n === 10) expect(view).toMatchObject({ state: 'resting', question: null, sitting: 1, sitting_asked: 10 });
      if (n === 10) expect((await call('GET', `/api/attempts/${view.id}`, { token: student.token })).status).toBe(404);
    }
    expect(view.state).toBe('done');
    expect(view.asked).toBeGreaterThanOrEqual(12);
    expect(lessons.size).toBe(view.asked);
    expect(view.result?.next.length).toBeGreaterThan(0);
    expect([...(view.result?.unlearnt ?? []), ...(view.result?.next ?? [])].filter(({ slug }) => lessons.has(slug)).length).toBeGreaterThan(
      0,
    );
    expect(view.result?.shaky.filter(({ slug }) => !lessons.has(slug))).toEqual([]);
    const today = await todayOf(pupil);
    expect(today.subjects[0]).toMatchObject({ subject: 'matematika', placed: true, begun: true });
    expect(today.parts.map(part => part.kind)).not.toContain('placement');
  });

  test('after a placement the rest of the day is planned by it', async () => {
    const { pupil, call, student } = await open();
    await call('PUT', '/api/guide/settings', { token: student.token, body: { grade: 6 } });
    const before = await todayOf(pupil);
    expect(before.parts.map(part => part.kind)).toEqual(['placement', 'lesson']);
    let view = (await pupil.post('/api/guide/placement/matematika')).placement as PlacementView;
    for (let n = 1; n <= 20 && view.state !== 'done'; n++) {
      if (view.state === 'resting') view = (await pupil.post('/api/guide/placement/matematika')).placement as PlacementView;
      const questionId = view.question?.id ?? '';
      const body = { questionId, answer: await pupil.answerFor(view.id, questionId, true), key: `kulcs-${n}-xx` };
      view = (await call('POST', `/api/guide/placements/${view.id}/answers`, { token: student.token, body })).body
        .placement as PlacementView;
    }
    const after = await todayOf(pupil);
    expect(after.parts[0]).toMatchObject({ kind: 'placement', done: true });
    expect(after.parts.length).toBeGreaterThan(1);
    expect(after.parts.map(part => part.title)).not.toContain(before.parts[1]?.title);
    expect(after.parts.map(part => part.reason.id)).not.toContain('unsure');
    expect((await todayOf(pupil)).parts).toEqual(after.parts);
  });

  test("next day's round holds yesterday's mistakes, with new numbers where the generator has them, and moves their ladder", async () => {
    const { pupil, clock, engine } = await open();
    clock.set('2026-11-16T19:00:00.000Z');
    const attempt = await begin(pupil, QUIZ);
    for (const { id } of attempt.questions) await pupil.answer(attempt.id, id, id !== 'q3');
    expect(await pupil.get('/api/guide/review')).toMatchObject({ mistakes: 0, open: null });
    clock.set('2026-11-17T06:00:00.000Z');
    expect(await pupil.get('/api/guide/review')).toMatchObject({ mistakes: 1 });
    expect((await todayOf(pupil)).parts.map(part => part.kind)).toContain('review');
    const round = await pupil.post('/api/guide/review', { minutes: 5 });
    const items = round.items as { questionId: string; reason: string }[];
    const mistake = items.find(({ reason }) => reason === 'mistake');
    expect(mistake).toBeDefined();
    const { id } = round.attempt as Started;
    expect(await pupil.post('/api/guide/review', { minutes: 10 })).toMatchObject({ resumed: true, attempt: { id } });
    for (const { questionId } of items) await pupil.answer(id, questionId, true);
    const rows = await engine.db.selectFrom('mistakes').selectAll().execute();
    expect(rows).toMatchObject([{ quiz_slug: QUIZ, question_id: 'q3', step: 1 }]);
    await pupil.post(`/api/attempts/${id}/finish`);
    expect((await todayOf(pupil)).parts.find(part => part.kind === 'review')?.done).toBe(true);
    expect((await todayOf(pupil)).week.done).toBe(2);
    expect((await pupil.get('/api/profile/stats')).best_quiz_results).toEqual([]);
  });

  test('a mistake missed again in a round starts its ladder over and keeps its own question', async () => {
    const { pupil, clock, engine } = await open();
    const attempt = await begin(pupil, QUIZ);
    await pupil.answer(attempt.id, 'q3', false);
    const [before] = await engine.db.selectFrom('mistakes').selectAll().execute();
    clock.forward({ days: 1 });
    const round = await pupil.post('/api/guide/review', { minutes: 5 });
    await pupil.answer((round.attempt as Started).id, (round.items as { questionId: string }[])[0]?.questionId ?? '', false);
    const rows = await engine.db.selectFrom('mistakes').selectAll().execute();
    expect(rows).toMatchObject([{ question_id: 'q3', question: before?.question, step: 0, missed_at: clock.now().toISOString() }]);
  });

  test('all due mistakes can be asked in one round, and nothing else', async () => {
    const { pupil, call, student, clock } = await open();
    const attempt = await begin(pupil, QUIZ);
    for (const { id } of attempt.questions) await pupil.answer(attempt.id, id, false);
    const wish = { minutes: 5, only: 'mistakes' };
    expect((await call('POST', '/api/guide/review', { token: student.token, body: wish })).status).toBe(409);
    clock.forward({ days: 1 });
    const round = await pupil.post('/api/guide/review', wish);
    const items = round.items as { reason: string }[];
    expect(items.length).toBe(attempt.questions.length);
    expect(items.length).toBeGreaterThan(5);
    expect(new Set(items.map(({ reason }) => reason))).toEqual(new Set(['mistake']));
  });

  test('a few of the due mistakes, or one of the open ones as it was missed, can be asked alone', async () => {
    const { pupil, call, student, clock, engine } = await open();
    const attempt = await begin(pupil, QUIZ);
    for (const { id } of attempt.questions) await pupil.answer(attempt.id, id, false);
    const one = { minutes: 5, fresh: true, mistake: { quiz_slug: QUIZ, question_id: 'q3' } };
    const alone = await pupil.post('/api/guide/review', one);
    expect(alone.items).toHaveLength(1);
    const asked = (alone.attempt as Started).questions[0]?.question;
    expect(asked).toBe(attempt.questions.find(({ id }) => id === 'q3')?.question);
    // Right before its day: it is noted, and nothing else is won by it.
    await pupil.answer((alone.attempt as Started).id, 'r1', true);
    const row = await engine.db.selectFrom('mistakes').selectAll().where('question_id', '=', 'q3').executeTakeFirstOrThrow();
    expect(row).toMatchObject({ step: 0, solved_at: null, right_at: clock.now().toISOString() });
    const again = await pupil.post('/api/guide/review', one);
    await pupil.answer((again.attempt as Started).id, 'r1', false);
    expect((await pupil.get('/api/profile/mistakes')).mistakes).toContainEqual(
      expect.objectContaining({ question_id: 'q3', right_at: null }),
    );
    // All of them before their day, those that were right today left out; their day stays.
    const dueBefore = await engine.db.selectFrom('mistakes').select('due_at').where('question_id', '=', 'q1').executeTakeFirst();
    const early = await pupil.post('/api/guide/review', { minutes: 10, fresh: true, only: 'open-mistakes', most: 60 });
    expect(early.items).toHaveLength(attempt.questions.length);
    await pupil.answer((early.attempt as Started).id, 'r1', true);
    const next = await pupil.post('/api/guide/review', { minutes: 10, fresh: true, only: 'open-mistakes', most: 60 });
    expect(next.items).toHaveLength(attempt.questions.length - 1);
    expect(await engine.db.selectFrom('mistakes').select('due_at').where('question_id', '=', 'q1').executeTakeFirst()).toEqual(dueBefore);
    clock.forward({ days: 1 });
    const few = await pupil.post('/api/guide/review', { minutes: 5, fresh: true, only: 'mistakes', most: 5 });
    expect(few.items).toHaveLength(5);
    const other = await addStudent(engine.db, clock.now());
    for (const [token, wish] of [
      [student.token, { ...one, mistake: { quiz_slug: QUIZ, question_id: 'nincs' } }],
      [other.token, one],
    ] as const)
      expect((await call('POST', '/api/guide/review', { token, body: wish })).status).toBe(409);
  });

  test('homework comes into the plan with its deadline and is marked when done', async () => {
    const app = await testApp({ engine: await fresh() });
    const { call, engine, clock } = app;
    const { id, teacher, students } = await addClass(engine.db, clock, { names: ['Nagy Béla'] });
    const pupil = testPupil(app, students[0]?.token ?? '');
    expect((await todayOf(pupil)).parts.map(({ kind }) => kind)).not.toContain('homework');
    await call('POST', `/api/teacher/class/${id}/homework`, {
      token: teacher.token,
      body: { slugs: [QUIZ], note: 'Hajrá!', dueAt: '2026-11-20T18:00:00.000Z' },
    });
    const part = (await todayOf(pupil)).parts.find(({ kind }) => kind === 'homework');
    expect(part).toMatchObject({
      link: `/tananyag/${QUIZ}`,
      due_at: '2026-11-20T18:00:00.000Z',
      reason: { text: 'Ezt kérte a tanárod.' },
      facts: ['Határidő: november 20.', 'A tanárod üzenete: „Hajrá!”'],
    });
    clock.forward({ minutes: 5 });
    const attempt = await begin(pupil, QUIZ);
    const homework = async () => (await todayOf(pupil)).parts.find(({ kind }) => kind === 'homework');
    expect(await homework()).toMatchObject({ open: null });
    await pupil.answer(attempt.id, attempt.questions[0]?.id ?? '', true);
    expect(await homework()).toMatchObject({ open: { answered: 1, of: attempt.questions.length } });
    await pupil.post(`/api/attempts/${attempt.id}/finish`);
    expect(await homework()).toMatchObject({ done: true, open: null });

    const classMap = await call('GET', `/api/teacher/class/${id}/map/matematika`, { token: teacher.token });
    expect(classMap.body.rows).toMatchObject([{ student_id: students[0]?.id, real_name: 'Nagy Béla' }]);
    expect(classMap.text).not.toMatch(/"(tau|nu|own|p)":/);
    const pupilMap = await call('GET', `/api/teacher/student/${students[0]?.id}/map/matematika`, { token: teacher.token });
    expect((pupilMap.body.map as GuideMap).units.length).toBeGreaterThan(20);
  });

  test('lessons that are not written yet stand on the map without a link, premium ones without access are closed', async () => {
    const app = await testApp({ engine: await fresh() });
    const long = new Date('2026-01-01T08:00:00.000Z');
    const { token } = await addStudent(app.engine.db, long);
    const map = await mapOf(testPupil(app, token));
    const lessons = map.units.flatMap(unit => unit.lessons);
    expect(lessons).toHaveLength(app.deps.library.map.filter(({ subject }) => subject === 'matematika').length);
    for (const lesson of lessons) expect([lesson.slug, lesson.link !== null]).toEqual([lesson.slug, lesson.written]);
    for (const lesson of lessons) expect([lesson.slug, lesson.open]).toEqual([lesson.slug, lesson.written && lesson.access === 'free']);
    expect(lessons.filter(lesson => lesson.next && !lesson.open)).toEqual([]);
  });
});
