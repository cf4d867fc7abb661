import { expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addStudent } from '../../testing/people.ts';
import { addClass, addProgress } from '../../testing/school.ts';
import { joinClass } from './join-class.ts';

const QUIZ = 'kviz-matek-5-tortek-osszeadasa';
const LESSON = 'matek-5-tortek-osszeadasa';
const DUE = '2026-11-20T10:00:00Z';

onBothEngines('homework of some pupils, at some time, in some mode', fresh => {
  const open = async () => {
    const app = await testApp({ engine: await fresh() });
    const { db } = app.engine;
    const { teacher, id, code, students } = await addClass(db, app.clock, { names: ['Nagy Ákos', 'Kis Bea', 'Tóth Cili'] });
    const [akos, bea, cili] = students;
    if (!akos || !bea || !cili) throw new Error('no pupils');
    const as =
      ({ token }: { token: string }) =>
      async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
        await app.call(method, url, { token, ...(body ? { body } : {}) });
    const teach = as(teacher);
    const set = async (body: object) => {
      const reply = await teach('POST', `/api/teacher/class/${id}/homework`, { slugs: [QUIZ], dueAt: DUE, ...body });
      return { ...reply, ids: ((reply.body.homework ?? []) as { id: string }[]).map(item => item.id) };
    };
    const results = async (homework: string | undefined) =>
      (await teach('GET', `/api/teacher/homework/${homework}`)).body as { pupils: Record<string, unknown>[] };
    const resultOf = async (homework: string | undefined, { id: pupil }: { id: string }) =>
      (await results(homework)).pupils.find(({ student_id }) => student_id === pupil);
    const mine = async (pupil: { token: string }) =>
      (await as(pupil)('GET', '/api/homework')).body as { homework: Record<string, unknown>[] };
    const bell = async (pupil: { token: string }) =>
      ((await as(pupil)('GET', '/api/notifications')).body.notifications as { title: string }[]).map(({ title }) => title);
    const begin = async (pupil: { token: string }, body: object = {}) => {
      app.clock.forward({ minutes: 1 });
      return (await as(pupil)('POST', `/api/quiz/${QUIZ}/attempts`, body)).body.attempt as { id: string; mode: string };
    };
    const answer = (pupil: { token: string }, attempt: { id: string }, value: string) =>
      as(pupil)('POST', `/api/attempts/${attempt.id}/answers`, { questionId: 'q3', answer: value, key: newId() });
    const finish = (pupil: { token: string }, attempt: { id: string }) => as(pupil)('POST', `/api/attempts/${attempt.id}/finish`);
    return { ...app, id, code, teach, as, set, results, resultOf, mine, bell, begin, answer, finish, akos, bea, cili };
  };

  test('only the chosen pupils get it, see it and stand in the results', async () => {
    const { set, results, mine, bell, akos, bea, cili } = await open();
    const { ids, body } = await set({ slugs: [QUIZ, LESSON], recipients: { name: 'Felzárkóztató', studentIds: [akos.id, cili.id] } });
    expect(body).toMatchObject({ message: 'Kiadtad a házi feladatot 2 tanulónak.', homework: [{ audience: 'Felzárkóztató' }, {}] });
    expect((await results(ids[0])).pupils.map(pupil => pupil.real_name)).toEqual(['Nagy Ákos', 'Tóth Cili']);
    expect((await mine(akos)).homework).toHaveLength(2);
    expect((await mine(bea)).homework).toEqual([]);
    expect(await bell(cili)).toContain('Új házi feladatod van');
    expect(await bell(bea)).not.toContain('Új házi feladatod van');
  });

  test('a pupil of another class cannot be chosen', async () => {
    const { set, engine, clock } = await open();
    const other = await addClass(engine.db, clock, { names: ['Idegen Ida'] });
    const { status } = await set({ recipients: { name: 'Valaki', studentIds: [other.students[0]?.id] } });
    expect(status).toBe(404);
  });

  test('a correction goes only to those who made the mistake', async () => {
    const { set, results, engine, bea, clock } = await open();
    const mistake = { misconception: 'nevezot-is-osszeadja', hits: 2, last_at: clock.now().toISOString() };
    await engine.db
      .insertInto('misconception_counts')
      .values({ ...mistake, user_id: bea.id })
      .execute();
    expect((await set({ misconception: 'nincs-ilyen' })).body.message).toBe('Ezt a hibát most senkinél nem látjuk.');
    const { ids } = await set({ misconception: mistake.misconception });
    expect((await results(ids[0])).pupils.map(pupil => pupil.real_name)).toEqual(['Kis Bea']);
  });

  test('before its start it is nowhere, and taken back it never rings', async () => {
    const { set, mine, bell, teach, akos, clock } = await open();
    await set({ startsAt: '2026-11-17T06:00:00Z' });
    const second = await set({ slugs: [LESSON], startsAt: '2026-11-17T06:00:00Z' });
    expect((await teach('POST', `/api/teacher/homework/${second.ids[0]}/reminders`, {})).status).toBe(409);
    expect((await mine(akos)).homework).toEqual([]);
    expect(await bell(akos)).not.toContain('Új házi feladatod van');
    await teach('DELETE', `/api/teacher/homework/${second.ids[0]}`);
    clock.set('2026-11-17T06:00:00Z');
    expect((await mine(akos)).homework).toHaveLength(1);
    expect((await bell(akos)).filter(title => title === 'Új házi feladatod van')).toHaveLength(1);
    expect((await set({ startsAt: '2026-11-20T10:00:00Z' })).body.message).toBe('A határidő legyen a kezdés után.');
  });

  test('in test mode the quiz opens as a test, and practice does not count', async () => {
    const { set, resultOf, begin, answer, finish, akos } = await open();
    const practice = await begin(akos);
    await answer(akos, practice, '5/6');
    const { ids } = await set({ mode: 'test' });
    const attempt = await begin(akos);
    expect(attempt.mode).toBe('test');
    expect(attempt.id).not.toBe(practice.id);
    await answer(akos, attempt, '5/6');
    expect(await resultOf(ids[0], akos)).toMatchObject({ state: 'started', done_at: null, minutes: 1 });
    expect((await begin(akos)).id).toBe(attempt.id);
    await finish(akos, attempt);
    expect(await resultOf(ids[0], akos)).toMatchObject({ state: 'done', tries: 1, score_percentage: 13 });
    const after = await begin(akos, { mode: 'practice' });
    await finish(akos, after);
    expect(await resultOf(ids[0], akos)).toMatchObject({ tries: 1 });
  });

  test('says of each question how many were right at the first try', async () => {
    const { set, results, begin, answer, finish, clock, akos, bea, cili } = await open();
    const before = await begin(cili);
    await answer(cili, before, '5/6');
    clock.forward({ minutes: 1 });
    const { ids } = await set({});
    for (const [pupil, values] of [
      [akos, ['2/5', '5/6']],
      [bea, ['5/6']],
    ] as const) {
      const attempt = await begin(pupil);
      for (const value of values) await answer(pupil, attempt, value);
      await finish(pupil, attempt);
    }
    const again = await begin(akos, { fresh: true });
    await answer(akos, again, '5/6');
    const { questions } = (await results(ids[0])) as unknown as { questions: Record<string, unknown>[] };
    expect(questions).toEqual([{ number: 3, html: expect.stringMatching(/\S/), pupils: 2, right: 1, misconception: expect.any(String) }]);
  });

  test('shows what a pupil answered in each try, with the mistake by name and the right answer', async () => {
    const { set, teach, begin, answer, finish, clock, akos, bea, engine } = await open();
    await answer(akos, await begin(akos), '5/6');
    clock.forward({ minutes: 1 });
    const { ids } = await set({ maxTries: 2 });
    const first = await begin(akos, { fresh: true });
    for (const value of ['2/5', '5/6']) await answer(akos, first, value);
    await finish(akos, first);
    for (const value of ['5/6', '1/6']) {
      const next = await begin(akos, { fresh: true });
      await answer(akos, next, value);
      await finish(akos, next);
    }
    const answersOf = async ({ id }: { id: string }, query = '') =>
      (await teach('GET', `/api/teacher/homework/${ids[0]}/answers/${id}${query}`)).body as {
        tries: Record<string, unknown>[];
        answers: { number: number; given: object[]; solution: object }[];
      };
    const { tries, answers } = await answersOf(akos);
    expect(tries).toMatchObject([{ score_percentage: 6 }, { score_percentage: 13 }]);
    expect(answers.find(({ number }) => number === 3)).toMatchObject({
      given: [
        { answer: '2/5', status: 'incorrect', misconception: expect.stringMatching(/nevező/) },
        { answer: '5/6', status: 'correct', misconception: null },
      ],
      solution: { answer: '5/6' },
    });
    expect(answers.filter(({ given }) => given.length > 0)).toHaveLength(1);
    expect((await answersOf(akos, '?try=2')).answers[2]?.given).toMatchObject([{ answer: '5/6', status: 'correct' }]);
    expect((await answersOf(akos, '?try=3')).answers).toEqual([]);
    expect(await answersOf(bea)).toMatchObject({ tries: [], answers: [] });
    const other = await addClass(engine.db, clock, { names: ['Idegen Ida'] });
    expect((await teach('GET', `/api/teacher/homework/${ids[0]}/answers/${other.students[0]?.id}`)).status).toBe(404);
  });

  test('only the first tries count, and the mistakes are named', async () => {
    const { set, resultOf, begin, answer, finish, akos } = await open();
    const { ids } = await set({ maxTries: 1 });
    const first = await begin(akos);
    await answer(akos, first, '2/5');
    await finish(akos, first);
    const second = await begin(akos, { fresh: true });
    await answer(akos, second, '5/6');
    await finish(akos, second);
    const pupil = await resultOf(ids[0], akos);
    expect(pupil).toMatchObject({ tries: 1, first_score: 0, score_percentage: 0 });
    expect(pupil?.misconceptions).toHaveLength(1);
  });

  test('a lesson that was read before counts when it is read again', async () => {
    const { set, resultOf, as, clock, akos } = await open();
    await as(akos)('POST', '/api/lesson/viewed', { slug: LESSON, completed: true, answered: ['t1'] });
    clock.forward({ minutes: 1 });
    const { ids } = await set({ slugs: [LESSON] });
    expect(await resultOf(ids[0], akos)).toMatchObject({ state: 'none' });
    clock.forward({ minutes: 1 });
    await as(akos)('POST', '/api/lesson/viewed', { slug: LESSON, completed: true, answered: ['t1'] });
    expect(await resultOf(ids[0], akos)).toMatchObject({ state: 'done', late: false });
  });

  test('a reminder reaches those who are not ready, once a day', async () => {
    const { set, teach, bell, engine, clock, id, akos, bea } = await open();
    const { ids } = await set({});
    const listed = async () => ((await teach('GET', `/api/teacher/class/${id}/homework`)).body.homework as { reminded: number }[])[0];
    const remind = async (body: object = {}) => (await teach('POST', `/api/teacher/homework/${ids[0]}/reminders`, body)).body.reminded;
    await addProgress(engine.db, { user_id: akos.id, at: '2026-11-15T09:00:00.000Z' });
    expect(await listed()).toMatchObject({ reminded: 0 });
    expect(await remind({ studentIds: [bea.id] })).toBe(1);
    expect(await listed()).toMatchObject({ reminded: 1 });
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    expect(await bell(akos)).not.toContain('Ne felejtsd el a házit!');
    expect(await bell(bea)).toContain('Ne felejtsd el a házit!');
    clock.forward({ days: 1 });
    expect(await listed()).toMatchObject({ reminded: 0 });
    expect(await remind()).toBe(2);
  });

  test('who joins after the deadline is not counted in it, who joins before it is', async () => {
    const { set, teach, results, mine, engine, clock, id, code } = await open();
    const { ids } = await set({});
    const join = async (username: string) => {
      const pupil = await addStudent(engine.db, clock.now(), { username });
      await engine.db.transaction().execute(trx => joinClass(trx, { clock }, { userId: pupil.id, classCode: code }));
      return pupil;
    };
    clock.set('2026-11-19T10:00:00Z');
    const inTime = await join('Szabó Dani');
    clock.set('2026-11-21T10:00:00Z');
    const after = await join('Varga Edit');
    expect((await results(ids[0])).pupils.map(pupil => pupil.real_name)).toEqual(['Kis Bea', 'Nagy Ákos', 'Szabó Dani', 'Tóth Cili']);
    expect((await teach('GET', `/api/teacher/class/${id}/homework`)).body.homework).toMatchObject([{ recipients: 4 }]);
    expect((await teach('POST', `/api/teacher/homework/${ids[0]}/reminders`, {})).body.reminded).toBe(4);
    expect((await mine(inTime)).homework).toHaveLength(1);
    expect((await mine(after)).homework).toEqual([]);
  });

  test('the deadline of a running homework moves to a later time than now, and rings no bell', async () => {
    const { set, teach, mine, bell, clock, akos } = await open();
    const { ids } = await set({ startsAt: '2026-11-16T08:00:00Z' });
    const move = (dueAt: string) => teach('PUT', `/api/teacher/homework/${ids[0]}/due`, { dueAt });
    expect((await move('2026-11-15T07:00:00Z')).body.message).toBe('A határidő legyen a jövőben.');
    expect((await move('2026-11-16T07:00:00Z')).body.message).toBe('A határidő legyen a kezdés után.');
    expect((await move('2026-11-22T10:00:00Z')).body).toEqual({ success: true, message: 'Módosítottad a határidőt.' });
    clock.forward({ days: 2 });
    expect((await mine(akos)).homework).toMatchObject([{ due_at: '2026-11-22T10:00:00.000Z' }]);
    expect((await bell(akos)).filter(title => title === 'Új házi feladatod van')).toHaveLength(1);
    clock.forward({ days: 7 });
    expect((await move('2026-11-30T10:00:00Z')).status).toBe(409);
  });

  test('the list of pages shows what the class has done', async () => {
    const { teach, id, engine, akos, bea } = await open();
    await addProgress(engine.db, { user_id: akos.id, at: '2026-11-14T10:00:00.000Z', score_percentage: 60 });
    await addProgress(engine.db, { user_id: bea.id, at: '2026-11-14T10:00:00.000Z', score_percentage: 80 });
    await addProgress(engine.db, { user_id: bea.id, at: '2026-11-14T11:00:00.000Z', activity_type: 'lesson', completed_at: null });
    const { pages } = (await teach('GET', `/api/teacher/class/${id}/pages`)).body as { pages: { slug: string; kind: string }[] };
    const place = (slug: string) => pages.findIndex(page => page.slug === slug);
    expect(pages[place(QUIZ)]).toMatchObject({ kind: 'quiz', done: 2, average: 70, subject: 'matematika' });
    expect(pages[place(LESSON)]).toMatchObject({ kind: 'lesson', seen: 1, done: 0, average: null });
    expect(place(QUIZ)).toBeGreaterThan(place(LESSON));
    expect(pages.some(({ kind }) => kind === 'test')).toBe(true);
    expect(pages.some(({ kind }) => kind === 'workshop')).toBe(true);
  });
});
