import { isPremiumCategory } from '@eszkerek/documents/base';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { liveKit } from '../../testing/live.ts';
import { addStudent, addTeacher } from '../../testing/people.ts';
import { testPupil } from '../../testing/pupil.ts';
import { addClass } from '../../testing/school.ts';

const QUIZ = 'kviz-matek-5-tortek-osszeadasa';
const OWN = {
  type: 'single',
  question: 'Panna a pite felét megette, Bence a harmadát. Mennyi maradt?',
  options: [{ text: '$\\frac{1}{6}$', correct: true }, { text: '$\\frac{5}{6}$' }, { text: '$\\frac{3}{5}$' }],
  solution: 'Titkos megoldás: $1 - \\frac{5}{6} = \\frac{1}{6}$.',
  hints: ['Titkos segítség: hozd közös nevezőre!'],
};

onBothEngines('own sets', fresh => {
  const open = async () => {
    const app = await testApp({ engine: await fresh() });
    const { engine, clock, deps } = app;
    const school = await addClass(engine.db, clock, { names: ['Kiss Lili'] });
    const [pupil] = school.students;
    if (!pupil) throw new Error('no pupil');
    const as =
      ({ token }: { token: string }) =>
      async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
        await app.call(method, url, { token, ...(body ? { body } : {}) });
    const teach = as(school.teacher);
    const premium = deps.library.ofKind('test').find(({ category }) => isPremiumCategory(category));
    const bank = deps.library.questions(QUIZ).slice(0, 2);
    /** Two free questions of the bank, what else is asked for, and the own one. */
    const make = async (more: object[] = []) => {
      const made = (await teach('POST', '/api/teacher/sets', { title: 'Törtek péntekre', subject: 'matematika' })).body.set;
      const { slug } = made as { slug: string };
      const items = [...bank.map(({ id }) => ({ quiz: QUIZ, id })), ...more];
      await teach('PUT', `/api/teacher/sets/${slug}`, { title: 'Törtek péntekre', subject: 'matematika', items });
      const { status, text } = await teach('POST', `/api/teacher/sets/${slug}/questions`, { question: OWN });
      if (status !== 200) throw new Error(text);
      return slug;
    };
    const premiumItem = { quiz: premium?.slug ?? '', id: deps.library.questions(premium?.slug ?? '')[0]?.id ?? '' };
    const addHomework = (slug: string) =>
      teach('POST', `/api/teacher/class/${school.id}/homework`, { slugs: [slug], dueAt: '2026-11-20T10:00:00Z' });
    return { ...app, school, pupil, as, teach, make, premiumItem, addHomework };
  };

  test('a set is homework: the pupil solves it, the teacher sees the result, mistakes stand under the quiz they come from', async () => {
    const { make, addHomework, teach, as, pupil, school, ...app } = await open();
    const slug = await make();
    expect((await teach('GET', `/api/teacher/class/${school.id}/pages`)).body.pages).toContainEqual(
      expect.objectContaining({ slug, title: 'Törtek péntekre', questions: 3, premium: false }),
    );
    const given = (await addHomework(slug)).body.homework as { id: string }[];
    const kid = testPupil(app, pupil.token);
    expect((await kid.get('/api/homework')).homework).toMatchObject([{ slug, title: 'Törtek péntekre' }]);
    const today = (await kid.get('/api/guide/today')).today as { parts: { kind: string; title: string }[] };
    expect(today.parts.find(({ kind }) => kind === 'homework')?.title).toBe('Törtek péntekre');

    app.clock.forward({ minutes: 1 });
    const { attempt } = (await kid.post(`/api/quiz/${slug}/attempts`)) as {
      attempt: { id: string; title: string; questions: { id: string }[] };
    };
    expect(attempt).toMatchObject({ title: 'Törtek péntekre', mode: 'practice' });
    expect(attempt.questions).toHaveLength(3);
    const [first, second, own] = attempt.questions.map(({ id }) => id);
    await kid.answer(attempt.id, first ?? '', true);
    await kid.answer(attempt.id, second ?? '', false);
    expect(await kid.answer(attempt.id, own ?? '', false)).toMatchObject({ result: { status: 'incorrect', canRetry: true } });
    expect(await kid.answer(attempt.id, own ?? '', true)).toMatchObject({ result: { status: 'correct' } });
    const finished = await kid.post(`/api/attempts/${attempt.id}/finish`);
    expect(finished).toMatchObject({ success: true, score_percentage: 50 });

    const results = (await teach('GET', `/api/teacher/homework/${given[0]?.id}`)).body;
    expect(results).toMatchObject({ pupils: [{ real_name: 'Kiss Lili', state: 'done', score_percentage: 50 }] });
    const rates = ({ items }: { items: { first_right: object | null }[] }) => items.map(({ first_right }) => first_right);
    const firstRight = [
      { pupils: 1, right: 1 },
      { pupils: 1, right: 0 },
      { pupils: 1, right: 0 },
    ];
    expect(rates((await teach('GET', `/api/teacher/sets/${slug}`)).body.set as { items: { first_right: null }[] })).toEqual(firstRight);
    expect(results.questions).toMatchObject(firstRight);
    const stranger = await addClass(app.engine.db, app.clock, { names: ['Nagy Béla'] });
    const bankFor = async (teacher: { token: string }) =>
      ((await as(teacher)('GET', `/api/teacher/questions?q=${encodeURIComponent('törtek összeadása')}`)).body.questions ?? []) as {
        quiz: string;
        first_right: object | null;
      }[];
    expect((await bankFor(school.teacher)).filter(({ quiz, first_right }) => quiz === QUIZ && first_right)).toHaveLength(2);
    expect((await bankFor(stranger.teacher)).every(({ first_right }) => first_right === null)).toBe(true);
    const mistakes = (await kid.get('/api/profile/mistakes')).mistakes as { quiz_slug: string }[];
    expect(mistakes.map(({ quiz_slug }) => quiz_slug)).toEqual([QUIZ]);
    const { progress } = (await teach('GET', `/api/teacher/student/${pupil.id}/progress`)).body as { progress: object[] };
    expect(progress).toMatchObject([{ quiz_slug: slug, curriculum_title: 'Törtek péntekre', score_percentage: 50 }]);
    expect((await as(pupil)('GET', '/api/guide/today')).body.today).toMatchObject({
      parts: expect.arrayContaining([expect.objectContaining({ kind: 'homework', title: 'Törtek péntekre', done: true })]),
    });
  });

  test('a guest with the print checks the free questions in the order of the paper; a premium one never reaches a guest', async () => {
    const { call, make, teach, as, pupil, premiumItem } = await open();
    const slug = await make([premiumItem]);
    const sheet = (await teach('GET', `/api/teacher/sets/${slug}/worksheet?groups=2`)).body as unknown as {
      code: string;
      groups: { tasks: { question: { id: string; answers?: unknown; correct?: string[] } }[] }[];
    };
    const seen = (await call('GET', `/api/worksheet/${sheet.code}/B`)).body as unknown as {
      numbers: number[];
      locked: number;
      questions: { id: string; answers?: unknown }[];
    };
    expect(seen).toMatchObject({ title: 'Törtek péntekre', numbers: [1, 2, 4], locked: 1 });
    const printed = sheet.groups[1]?.tasks.map(({ question }) => question) ?? [];
    expect(seen.questions.map(({ answers }) => answers)).toEqual([0, 1, 3].map(place => printed[place]?.answers));
    expect(JSON.stringify(seen)).not.toMatch(/Titkos|correct/);
    const own = printed[3];
    const check = (questionId: string | undefined, answer: unknown, token?: string) =>
      call('POST', `/api/worksheet/${sheet.code}/B/answers`, { body: { questionId, answer }, ...(token ? { token } : {}) });
    expect((await check(own?.id, own?.correct?.[0])).body).toMatchObject({ result: { status: 'correct' } });
    expect((await check(printed[2]?.id, '1')).status).toBe(404);
    expect((await as(pupil)('GET', `/api/worksheet/${sheet.code}/A`)).body).toMatchObject({ numbers: [1, 2, 3, 4], locked: 0 });
  });

  test('the slug of a set opens no print, and a set of premium questions is a wall', async () => {
    const { call, make, teach, premiumItem } = await open();
    const slug = await make();
    for (const key of ['0000000000000000', '']) expect((await call('GET', `/api/worksheet/${slug}.${key}/A`)).status).toBe(404);
    await teach('PUT', `/api/teacher/sets/${slug}`, { title: 'Csak prémium', subject: 'matematika', items: [premiumItem] });
    const { code } = (await teach('GET', `/api/teacher/sets/${slug}/worksheet?groups=1`)).body as unknown as { code: string };
    const wall = await call('GET', `/api/worksheet/${code}/A`);
    expect(wall.status).toBe(403);
    expect(wall.body).not.toHaveProperty('questions');
  });

  test('only the classes of the teacher and of colleagues with the code see it, without keys', async () => {
    const { call, make, as, teach, pupil, engine, clock } = await open();
    const slug = await make();
    const other = await addClass(engine.db, clock, { names: ['Nagy Béla'] });
    const [stranger] = other.students;
    const outsiders = [undefined, stranger?.token, other.teacher.token, (await addStudent(engine.db, clock.now())).token];
    for (const token of outsiders)
      for (const [method, url] of [
        ['GET', `/api/quiz/${slug}`],
        ['GET', `/api/tananyag/${slug}.json`],
        ['POST', `/api/quiz/${slug}/attempts`],
      ] as const)
        expect((await call(method, url, { ...(token ? { token } : {}), ...(method === 'POST' ? { body: {} } : {}) })).status).toBe(404);

    const page = await as(pupil)('GET', `/api/quiz/${slug}`);
    expect(page.body).toMatchObject({ quiz: { title: 'Törtek péntekre', questionCount: 3 } });
    const started = await as(pupil)('POST', `/api/quiz/${slug}/attempts`, {});
    for (const { text } of [page, started]) for (const key of ['Titkos', '"correct"', '"solution"']) expect(text).not.toContain(key);
    expect((await call('GET', `/api/search?q=${encodeURIComponent('Törtek péntekre')}`)).text).not.toContain(slug);

    const { share_code } = (await teach('POST', `/api/teacher/sets/${slug}/code`)).body;
    const colleague = as(other.teacher);
    expect((await colleague('POST', '/api/teacher/shared-sets', { code: 'rossz' })).status).toBe(404);
    expect((await colleague('POST', '/api/teacher/shared-sets', { code: String(share_code).toLowerCase() })).body).toMatchObject({
      set: { slug, own: false, share_code: null },
    });
    expect((await call('GET', `/api/quiz/${slug}`, { token: stranger?.token ?? '' })).status).toBe(200);
    expect((await colleague('PUT', `/api/teacher/sets/${slug}`, { title: 'Enyém', subject: 'matematika', items: [] })).status).toBe(404);
    const copied = (await colleague('POST', `/api/teacher/sets/${slug}/copies`)).body.set as { slug: string };
    expect(copied).toMatchObject({ own: true, title: 'Törtek péntekre (másolat)', questions: 3 });
    await colleague('DELETE', `/api/teacher/sets/${slug}`);
    expect((await call('GET', `/api/quiz/${slug}`, { token: stranger?.token ?? '' })).status).toBe(404);
    expect((await call('GET', `/api/quiz/${copied.slug}`, { token: stranger?.token ?? '' })).status).toBe(200);
  });

  test('a premium question makes the set premium: no guest gets it by page, attempt or live lesson', async () => {
    const { call, make, as, pupil, premiumItem, school, deps, engine, clock, ...app } = await open();
    const slug = await make([premiumItem]);
    const { start } = liveKit({ call, deps, engine, clock, ...app });
    for (const [method, url] of [
      ['GET', `/api/quiz/${slug}`],
      ['POST', `/api/quiz/${slug}/attempts`],
    ] as const)
      expect((await call(method, url, method === 'POST' ? { body: {} } : {})).status).toBe(404);
    const lesson = await start({ schoolClass: school, body: { slug, guests: 'animals' } });
    expect((await lesson.join()).status).toBe(403);
    expect((await lesson.join((await addStudent(engine.db, clock.now())).token)).status).toBe(403);
    const token = await lesson.enter(pupil.token);
    await lesson.act('start');
    expect((await lesson.pupilSees(token)).question).not.toBeNull();
    // Without a class there is no one it may reach.
    const alone = await as(school.teacher)('POST', '/api/teacher/live', { slug, classId: null });
    expect(alone.status).toBe(400);

    // A free set of the same teacher may be joined by guests, and its results stand in the diary of the class.
    const free = await start({ schoolClass: school, body: { slug: await make() } });
    const [guest, seated] = [await free.enter(), await free.enter(pupil.token)];
    await free.act('start');
    const { questionId, right } = await free.keys();
    expect((await free.pupilSees(guest)).question?.id).toBe(questionId);
    expect((await free.answer(seated, { questionId, round: 1, answer: right })).status).toBe(200);
    await free.act('end');
    const { progress } = (await as(school.teacher)('GET', `/api/teacher/student/${pupil.id}/progress`)).body as { progress: object[] };
    expect(progress).toMatchObject([{ curriculum_title: 'Törtek péntekre' }]);
  });

  test('a set whose homework runs is not deleted; an ended class and a pupil who left see it no more', async () => {
    const { make, addHomework, teach, as, pupil, school } = await open();
    const slug = await make();
    const given = (await addHomework(slug)).body.homework as { id: string }[];
    expect((await teach('DELETE', `/api/teacher/sets/${slug}`)).status).toBe(409);
    await teach('DELETE', `/api/teacher/homework/${given[0]?.id}`);
    await teach('DELETE', `/api/teacher/class/${school.id}/students/${pupil.id}`);
    expect((await as(pupil)('GET', `/api/quiz/${slug}`)).status).toBe(404);
    expect((await teach('DELETE', `/api/teacher/sets/${slug}`)).status).toBe(200);
    expect((await teach('GET', `/api/teacher/sets/${slug}`)).status).toBe(404);
  });

  test('questions keep their order; unknown and repeated ones are refused or dropped; own ones left out are deleted', async () => {
    const { make, teach, engine } = await open();
    const slug = await make();
    const { items } = (await teach('GET', `/api/teacher/sets/${slug}`)).body.set as { items: { ref: object }[] };
    const turned = items.map(({ ref }) => ref).toReversed();
    const save = (refs: object[]) => teach('PUT', `/api/teacher/sets/${slug}`, { title: 'Új cím', subject: 'fizika', items: refs });
    const saved = (await save([...turned, ...turned])).body.set as { items: { ref: object }[] };
    expect(saved).toMatchObject({ title: 'Új cím', subject: 'fizika', questions: 3 });
    expect(saved.items.map(({ ref }) => ref)).toEqual(turned);
    expect((await save([{ quiz: QUIZ, id: 'nincs' }])).status).toBe(400);
    expect((await save([{ own: 'sajat-masiketo' }])).status).toBe(400);
    await save(turned.slice(1));
    expect(await engine.db.selectFrom('own_questions').selectAll().execute()).toEqual([]);
  });

  test('a doubt about a question of the bank goes to its authors, one about an own question to the teacher', async () => {
    const { make, as, pupil, engine } = await open();
    const slug = await make();
    const { attempt } = (await as(pupil)('POST', `/api/quiz/${slug}/attempts`, {})).body as { attempt: { questions: { id: string }[] } };
    const replies = [];
    for (const { id } of attempt.questions)
      replies.push((await as(pupil)('POST', `/api/quiz/${slug}/reports`, { questionId: id })).body.message);
    expect((await as(pupil)('POST', `/api/quiz/${QUIZ}/reports`, { questionId: 'zzz' })).status).toBe(404);
    expect(replies[2]).toBe('Ezt a kérdést a tanárod írta. Szólj neki, és kijavítja!');
    const reports = await engine.db.selectFrom('question_reports').select(['quiz_slug', 'question_id']).orderBy('question_id').execute();
    expect(reports).toEqual([
      { quiz_slug: QUIZ, question_id: 'q1' },
      { quiz_slug: QUIZ, question_id: 'q2' },
    ]);
  });

  test('a set can be printed by those who see it, in groups with the answers in another order', async () => {
    const { make, as, teach, pupil, call, engine, clock, premiumItem } = await open();
    const slug = await make([premiumItem]);
    const { groups, premium, title } = (await teach('GET', `/api/teacher/sets/${slug}/worksheet?groups=4`)).body as {
      title: string;
      premium: boolean;
      groups: { tasks: { question: { question: string; answers?: { text: string }[] }; solution: object }[] }[];
    };
    expect({ title, premium }).toEqual({ title: 'Törtek péntekre', premium: true });
    const asked = groups.map(({ tasks }) => tasks.map(({ question }) => question.question));
    expect(asked).toEqual(Array.from({ length: 4 }, () => asked[0]));
    const orders = groups.map(({ tasks }) => tasks.map(({ question }) => question.answers?.map(answer => answer.text).join()).join('|'));
    expect(new Set(orders).size).toBeGreaterThan(1);
    const stranger = await addTeacher(engine.db, clock.now());
    expect((await as(stranger)('GET', `/api/teacher/sets/${slug}/worksheet`)).status).toBe(404);
    expect((await as(pupil)('GET', `/api/teacher/sets/${slug}/worksheet`)).status).toBe(403);
    expect((await call('GET', `/api/teacher/sets/${slug}/worksheet`)).status).toBe(401);
  });

  test('a teacher without approval has no sets', async () => {
    const { call, engine, clock } = await open();
    const waiting = await addTeacher(engine.db, clock.now(), { approved_at: null });
    expect((await call('GET', '/api/teacher/questions', { token: waiting.token })).status).toBe(403);
  });
});
