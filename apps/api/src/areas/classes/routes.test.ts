import { messages } from '@eszkerek/contract';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addStudent, addTeacher } from '../../testing/people.ts';
import { addClass, addProgress } from '../../testing/school.ts';

const NAMES = ['Ágoston Ákos', 'Balogh Bea', 'Csíki Csaba'];
const QUIZ = 'kviz-matek-5-tortek-osszeadasa';

onBothEngines('a class', fresh => {
  const school = async () => {
    const kit = await testApp({ engine: await fresh() });
    const found = await addClass(kit.engine.db, kit.clock, { names: NAMES });
    const as = (person: { token: string }) => (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
      kit.call(method, url, { token: person.token, ...(body === undefined ? {} : { body }) });
    const [akos, bea, csaba] = found.students as [(typeof found.students)[0], (typeof found.students)[0], (typeof found.students)[0]];
    return { ...kit, ...found, as, teach: as(found.teacher), akos, bea, csaba };
  };

  test('is listed with its code and seats, and shows its pupils by name with their last activity', async () => {
    const { teach, id, code, akos, engine } = await school();
    expect((await teach('GET', '/api/teacher/classes')).body).toMatchObject({
      success: true,
      classes: [{ id, class_name: '6. B', class_code: code, student_count: 3, max_students: 10, expired: false }],
    });
    await addProgress(engine.db, { user_id: akos.id, at: '2026-11-14T10:00:00.000Z', score_percentage: 50 });
    await addProgress(engine.db, { user_id: akos.id, at: '2026-11-14T11:00:00.000Z', score_percentage: 81 });
    await addProgress(engine.db, { user_id: akos.id, at: '2026-11-14T12:00:00.000Z', activity_type: 'lesson' });
    const { body } = await teach('GET', `/api/teacher/class/${id}/students`);
    expect(body.students).toMatchObject([
      { real_name: NAMES[0], last_activity_at: '2026-11-14T12:00:00.000Z', quiz_count: 2, lesson_count: 1, average_percentage: 66 },
      { real_name: NAMES[1], last_activity_at: null, quiz_count: 0, average_percentage: null },
      { real_name: NAMES[2] },
    ]);
  });

  test("a pupil's diary comes in pages, newest first", async () => {
    const { teach, akos, engine } = await school();
    for (let i = 0; i < 130; i++)
      await addProgress(engine.db, {
        user_id: akos.id,
        at: `2026-10-01T10:${String(i % 60).padStart(2, '0')}:00.000Z`,
        score_percentage: i % 101,
      });
    const url = `/api/teacher/student/${akos.id}/progress`;
    const first = (await teach('GET', url)).body as { progress: { id: string; started_at: string }[]; next: string };
    const second = (await teach('GET', `${url}?before=${encodeURIComponent(first.next)}`)).body as typeof first;
    expect([first.progress.length, second.progress.length, second.next]).toEqual([100, 30, null]);
    const all = [...first.progress, ...second.progress];
    expect(new Set(all.map(p => p.id)).size).toBe(130);
    expect(all.map(p => p.started_at)).toEqual(
      all
        .map(p => p.started_at)
        .toSorted()
        .toReversed(),
    );
  });

  test("another teacher's class and pupil answer like missing ones", async () => {
    const { as, id, akos, engine, clock, teach } = await school();
    const stranger = as(await addTeacher(engine.db, clock.now()));
    const { body } = await teach('POST', `/api/teacher/class/${id}/homework`, { slugs: [QUIZ], dueAt: '2026-11-20T10:00:00Z' });
    const homework = (body as { homework: { id: string }[] }).homework[0]?.id;
    const calls = [
      await stranger('GET', `/api/teacher/class/${id}/students`),
      await stranger('GET', `/api/teacher/student/${akos.id}/progress`),
      await stranger('DELETE', `/api/teacher/class/${id}/students/${akos.id}`),
      await stranger('POST', `/api/teacher/class/${id}/new-code`),
      await stranger('GET', `/api/teacher/class/${id}/heat-map`),
      await stranger('GET', `/api/teacher/class/${id}/stuck`),
      await stranger('GET', `/api/teacher/class/${id}/misconceptions`),
      await stranger('GET', `/api/teacher/class/${id}/hardest-questions`),
      await stranger('GET', `/api/teacher/class/${id}/export`),
      await stranger('POST', `/api/teacher/class/${id}/sign-in-cards`, { studentIds: [akos.id] }),
      await stranger('GET', `/api/teacher/class/${id}/homework`),
      await stranger('POST', `/api/teacher/class/${id}/homework`, { slugs: [QUIZ], dueAt: '2026-11-20T10:00:00Z' }),
      await stranger('GET', `/api/teacher/homework/${homework}`),
      await stranger('POST', `/api/teacher/homework/${homework}/reminders`, {}),
      await stranger('GET', `/api/teacher/class/${id}/pages`),
      await stranger('PUT', `/api/teacher/homework/${homework}/due`, { dueAt: '2026-11-21T10:00:00Z' }),
      await stranger('DELETE', `/api/teacher/homework/${homework}`),
      await stranger('PUT', `/api/teacher/homework/${homework}/notes/${akos.id}`, { note: 'x' }),
    ];
    expect(calls.map(c => c.status)).toEqual(calls.map(() => 404));
    expect((await stranger('GET', `/api/teacher/student/${crypto.randomUUID()}/progress`)).body.message).toBe(calls[1]?.body.message);
    expect((await teach('GET', `/api/teacher/class/${id}/homework`)).body.homework).toHaveLength(1);
  });

  test('a waiting teacher gets 403 with the stated text, a pupil 403, a guest 401', async () => {
    const { as, call, akos, engine, clock } = await school();
    const waiting = await addTeacher(engine.db, clock.now(), { approved_at: null });
    expect((await as(waiting)('GET', '/api/teacher/classes')).body).toMatchObject({ success: false, message: 'Jóváhagyásra vár' });
    expect((await as(akos)('GET', '/api/teacher/classes')).status).toBe(403);
    expect((await call('GET', '/api/teacher/classes')).status).toBe(401);
  });

  test('the diary of an expired class stays readable for 90 days', async () => {
    const { clock, teach, id, akos, engine } = await school();
    const { expires_at } = await engine.db.selectFrom('classes').select('expires_at').where('id', '=', id).executeTakeFirstOrThrow();
    expect(expires_at).toBe('2027-11-15T08:00:00.000Z');
    clock.set(expires_at);
    clock.forward({ days: 90, seconds: -1 });
    expect((await teach('GET', '/api/teacher/classes')).body).toMatchObject({ classes: [{ expired: true }] });
    expect((await teach('GET', `/api/teacher/student/${akos.id}/progress`)).status).toBe(200);
    clock.forward({ seconds: 1 });
    expect((await teach('GET', '/api/teacher/classes')).body).toMatchObject({ classes: [] });
    expect((await teach('GET', `/api/teacher/student/${akos.id}/progress`)).status).toBe(404);
  });

  test('a pupil leaves, is removed, and joins again with the new code only', async () => {
    const { teach, as, akos, bea, id, code } = await school();
    expect((await as(akos)('POST', '/api/profile/leave-class')).status).toBe(200);
    expect((await as(akos)('POST', '/api/profile/leave-class')).status).toBe(409);
    expect((await teach('GET', `/api/teacher/student/${akos.id}/progress`)).status).toBe(404);
    expect((await teach('DELETE', `/api/teacher/class/${id}/students/${bea.id}`)).status).toBe(200);
    expect((await teach('DELETE', `/api/teacher/class/${id}/students/${bea.id}`)).status).toBe(404);
    const { class_code } = (await teach('POST', `/api/teacher/class/${id}/new-code`)).body;
    expect((await as(akos)('POST', '/api/profile/join-class', { classCode: code })).body.message).toBe(messages.classCodeUnknown);
    expect((await as(akos)('POST', '/api/profile/join-class', { classCode: class_code })).body).toMatchObject({ class_name: '6. B' });
  });

  test('heat map: best result of each quiz, averaged over the topic; empty where nothing was done', async () => {
    const { teach, id, akos, bea, engine } = await school();
    const at = '2026-11-10T10:00:00.000Z';
    await addProgress(engine.db, { user_id: akos.id, at, score_percentage: 40 });
    await addProgress(engine.db, { user_id: akos.id, at, score_percentage: 80 });
    await addProgress(engine.db, { user_id: akos.id, at, quiz_slug: 'kviz-masik', curriculum_title: 'Másik', score_percentage: 61 });
    await addProgress(engine.db, {
      user_id: bea.id,
      at,
      topic: null,
      quiz_slug: 'kviz-fizika-6-suruseg',
      subject: 'fizika',
      curriculum_title: 'Sűrűség',
    });
    expect((await teach('GET', `/api/teacher/class/${id}/heat-map`)).body).toMatchObject({
      topics: [
        { id: 'kviz-fizika-6-suruseg', title: 'Sűrűség', subject: 'fizika' },
        { id: 'matematika/muveletek-tortekkel', title: 'Műveletek törtekkel', subject: 'matematika' },
      ],
      rows: [{ scores: [null, 71] }, { scores: [70, null] }, { scores: [null, null] }],
    });
  });

  test('heat map: a quiz that moved counts where the class last met it, under the name it had then', async () => {
    const { teach, id, akos, bea, engine } = await school();
    const old = { quiz_slug: 'kviz-regi', topic: 'regi-tema', curriculum_title: 'Régi cím' };
    await addProgress(engine.db, { ...old, user_id: akos.id, at: '2026-11-10T10:00:00.000Z', score_percentage: 40 });
    await addProgress(engine.db, { ...old, user_id: bea.id, at: '2026-11-12T10:00:00.000Z', topic: 'uj-tema', curriculum_title: 'Új cím' });
    // Another quiz of the same moment.
    await addProgress(engine.db, { user_id: akos.id, at: '2026-11-10T10:00:00.000Z', score_percentage: 90 });
    expect((await teach('GET', `/api/teacher/class/${id}/heat-map`)).body).toMatchObject({
      topics: [
        { id: 'matematika/muveletek-tortekkel', title: 'Műveletek törtekkel' },
        { id: 'matematika/uj-tema', title: 'Új cím' },
      ],
      rows: [{ scores: [90, 40] }, { scores: [null, 70] }, { scores: [null, null] }],
    });
  });

  test('who is stuck: low after two tries, long away, never started', async () => {
    const { teach, id, akos, bea, csaba, engine, clock } = await school();
    clock.forward({ days: 20 });
    const today = clock.now().toISOString();
    for (const score_percentage of [20, 45]) await addProgress(engine.db, { user_id: akos.id, at: today, score_percentage });
    await addProgress(engine.db, { user_id: bea.id, at: '2026-11-16T10:00:00.000Z', score_percentage: 30 });
    const { body } = await teach('GET', `/api/teacher/class/${id}/stuck`);
    expect(body.stuck).toMatchObject([
      { student_id: akos.id, reason: 'low_results', attempts: 2, best_percentage: 45, quiz_slug: QUIZ, title: 'Törtek összeadása' },
      { student_id: bea.id, reason: 'inactive' },
      { student_id: csaba.id, reason: 'never_started', last_activity_at: null },
    ]);
  });

  test('typical mistakes by name, and the questions most pupils missed', async () => {
    const { teach, id, akos, bea, engine, deps } = await school();
    const known = 'bovites-hozzaadassal';
    const text = deps.library.misconception(known)?.text;
    const last_at = '2026-11-10T10:00:00.000Z';
    await engine.db
      .insertInto('misconception_counts')
      .values([
        { user_id: akos.id, misconception: known, hits: 3, last_at },
        { user_id: bea.id, misconception: known, hits: 1, last_at },
        { user_id: bea.id, misconception: 'mar-nem-letezik', hits: 9, last_at },
      ])
      .execute();
    const mistake = {
      quiz_slug: QUIZ,
      answer: '"x"',
      reason: '',
      misconception: known,
      step: 0,
      due_at: last_at,
      misses: 1,
      right_at: null,
      missed_at: last_at,
    };
    await engine.db
      .insertInto('mistakes')
      .values([
        { ...mistake, user_id: akos.id, question_id: 'q1', question: '1/2 + 1/3', solved_at: last_at },
        { ...mistake, user_id: bea.id, question_id: 'q1', question: '1/2 + 1/3', solved_at: null },
        { ...mistake, user_id: bea.id, question_id: 'q2', question: '2/3 + 1/6', solved_at: null },
      ])
      .execute();
    expect((await teach('GET', `/api/teacher/class/${id}/misconceptions`)).body).toMatchObject({
      misconceptions: [
        {
          id: known,
          text,
          topic: expect.any(String),
          example: { question: '1/2 + 1/3', answer: mistake.answer },
          hits: 4,
          students: [
            { hits: 3, last_at },
            { hits: 1, last_at },
          ],
        },
      ],
    });
    expect((await teach('GET', `/api/teacher/class/${id}/hardest-questions`)).body).toMatchObject({
      questions: [
        { question_id: 'q1', question: '1/2 + 1/3', missed_by: 2, still_open: 1 },
        { question_id: 'q2', missed_by: 1, still_open: 1 },
      ],
    });
  });

  test('homework: notified, done or late, a note to one pupil, taken back', async () => {
    const { teach, as, id, akos, bea, engine, clock } = await school();
    const set = await teach('POST', `/api/teacher/class/${id}/homework`, {
      slugs: [QUIZ],
      note: 'Péntekig',
      dueAt: '2026-11-20T10:00:00Z',
    });
    const homework = (set.body as { homework: { id: string }[] }).homework[0]?.id;
    expect((await as(akos)('GET', '/api/notifications')).body).toMatchObject({
      notifications: [{ title: 'Új házi feladatod van', link: `/tananyag/${QUIZ}` }, { title: 'Osztálytag lettél' }],
    });
    await teach('PUT', `/api/teacher/homework/${homework}/notes/${akos.id}`, { note: 'Figyelj a nevezőre!' });
    await addProgress(engine.db, { user_id: akos.id, at: '2026-11-16T10:00:00.000Z', score_percentage: 90 });
    await addProgress(engine.db, { user_id: bea.id, at: '2026-11-01T10:00:00.000Z', score_percentage: 100 });
    clock.set('2026-11-20T10:00:01Z');
    expect((await teach('GET', `/api/teacher/class/${id}/homework`)).body).toMatchObject({
      homework: [{ note: 'Péntekig', recipients: 3, done: 1, started: 0 }],
    });
    expect((await teach('GET', `/api/teacher/homework/${homework}`)).body).toMatchObject({
      homework: { slug: QUIZ, class_name: '6. B' },
      pupils: [
        { student_id: akos.id, note: 'Figyelj a nevezőre!', done_at: '2026-11-16T10:00:00.000Z', score_percentage: 90, late: false },
        { student_id: bea.id, state: 'none', done_at: null, score_percentage: null, late: true },
        {},
      ],
    });
    expect((await as(akos)('GET', '/api/homework')).body).toMatchObject({
      homework: [{ slug: QUIZ, teacher_note: 'Figyelj a nevezőre!', late: false, score_percentage: 90 }],
    });
    expect((await teach('DELETE', `/api/teacher/homework/${homework}`)).status).toBe(200);
    expect((await as(akos)('GET', '/api/homework')).body).toMatchObject({ homework: [] });
  });

  test('homework must be a page a pupil can finish, with a deadline to come', async () => {
    const { teach, id } = await school();
    const url = `/api/teacher/class/${id}/homework`;
    expect((await teach('POST', url, { slugs: ['nincs-ilyen'], dueAt: '2026-11-20T10:00:00Z' })).status).toBe(400);
    expect((await teach('POST', url, { slugs: [QUIZ], dueAt: '2026-11-15T08:00:00Z' })).body.message).toBe('A határidő legyen a jövőben.');
    expect((await teach('POST', url, { slugs: [QUIZ], dueAt: 'holnap' })).body.message).toBe('Adj meg egy határidőt.');
  });

  test('the export holds the rows of the diary', async () => {
    const { teach, id, akos, engine } = await school();
    await addProgress(engine.db, { user_id: akos.id, at: '2026-11-14T10:00:00.000Z', score_percentage: 50 });
    expect((await teach('GET', `/api/teacher/class/${id}/export`)).body).toMatchObject({
      class_name: '6. B',
      rows: [{ real_name: NAMES[0], score_percentage: 50, quiz_slug: QUIZ }],
    });
  });

  test('sign-in cards open the set-password page; a new card cancels the old; never for a stranger', async () => {
    const { teach, id, akos, bea, engine, clock } = await school();
    const outsider = await addStudent(engine.db, clock.now());
    const url = `/api/teacher/class/${id}/sign-in-cards`;
    const print = async () =>
      ((await teach('POST', url, { studentIds: [akos.id, bea.id] })).body as { cards: { url: string; expires_at: string }[] }).cards;
    const [first] = await print();
    expect(first?.url).toMatch(/^http:\/\/eszkerek\.test\/reset-password\/[\w-]{43}$/);
    expect(first?.expires_at).toBe('2026-11-29T08:00:00.000Z');
    await print();
    const tokens = await engine.db.selectFrom('mail_tokens').select(['canceled_at', 'kind']).execute();
    expect(tokens.filter(t => t.canceled_at === null)).toHaveLength(2);
    expect(tokens).toHaveLength(4);
    expect((await teach('POST', url, { studentIds: [akos.id, outsider.id] })).status).toBe(404);
  });

  test('teacher mode: the PIN is checked here, tries are limited, the stated texts come back', async () => {
    const { teach, as, akos } = await school();
    expect((await teach('POST', '/api/teacher/mode', { pin: '1111' })).body).toMatchObject({ success: false, message: 'Hibás PIN kód!' });
    expect((await teach('POST', '/api/teacher/mode', { pin: '2468' })).body).toEqual({ success: true, message: messages.teacherModeOn });
    expect((await teach('DELETE', '/api/teacher/mode')).body).toEqual({ success: true, message: 'Mester Mód kikapcsolva.' });
    expect((await as(akos)('POST', '/api/teacher/mode', { pin: '2468' })).status).toBe(403);
    for (let i = 0; i < 18; i++) expect((await teach('POST', '/api/teacher/mode', { pin: '0000' })).status).toBe(403);
    expect((await teach('POST', '/api/teacher/mode', { pin: '2468' })).status).toBe(429);
  });
});
