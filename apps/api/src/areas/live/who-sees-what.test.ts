import { boardView, pupilView, teacherLiveView } from '@eszkerek/contract/live-shapes';
import { isPremiumCategory } from '@eszkerek/documents/base';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { liveKit } from '../../testing/live.ts';
import { addStudent, addTeacher } from '../../testing/people.ts';
import { addClass } from '../../testing/school.ts';

/** The names of all fields in a value, at any depth. */
const fieldsIn = (value: unknown): Set<string> => {
  const found = new Set<string>();
  const walk = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return;
    for (const [key, next] of Object.entries(inner)) {
      if (!Array.isArray(inner)) found.add(key);
      walk(next);
    }
  };
  walk(value);
  return found;
};

const KEYS = ['correct', 'explanation', 'explanations', 'solution', 'right', 'misconception', 'pairs', 'blanks'];

onBothEngines('who sees what of a live lesson', fresh => {
  const open = async () => {
    const app = await testApp({ engine: await fresh() });
    return { app, kit: liveKit(app) };
  };

  test('the board gets no names, no keys before the reveal, and no bars before the second vote is closed', async () => {
    const { kit } = await open();
    const lesson = await kit.start({ names: ['Titkos Tímea'] });
    const pupil = await lesson.enter(lesson.schoolClass.students[0]?.token);
    const board = await lesson.openBoard();
    await lesson.act('start');
    const { questionId, right } = await lesson.keys();
    await lesson.answer(pupil, { questionId, round: 1, answer: right });
    for (const action of ['close', 'discuss', 'revote', 'close', 'reveal'] as const) {
      const seen = await lesson.boardSees(board);
      expect([action, JSON.stringify(seen).includes('Tímea')]).toEqual([action, false]);
      expect([action, KEYS.filter(key => fieldsIn({ ...seen, reveal: null }).has(key))]).toEqual([action, []]);
      expect([action, seen.votes.length, seen.reveal]).toEqual([action, action === 'reveal' ? 2 : 0, null]);
      await lesson.act(action);
    }
    const revealed = await lesson.boardSees(board);
    expect(revealed.votes.map(({ total }) => total)).toEqual([1, 0]);
    expect(revealed.reveal?.solution.correct).toHaveLength(1);
    expect(revealed.reveal?.answers).toEqual([expect.stringMatching(/^[A-D]$/)]);
    expect(boardView.parse(revealed)).toEqual(revealed);
  });

  test('at the reveal the board has the right pairs with how many had each, and what was taken for it', async () => {
    const { kit } = await open();
    const lesson = await kit.start({ body: { slug: 'kviz-ai-56-tanulas-peldakbol' } });
    const [one, other] = [await lesson.enter(), await lesson.enter()];
    const board = await lesson.openBoard();
    await lesson.act('start');
    const { question, solution } = await lesson.teacherSees();
    const pairs = solution?.pairs ?? {};
    const [[first = '', right = ''] = [], [second = '', swapped = ''] = []] = Object.entries(pairs);
    await lesson.answer(one, { questionId: question?.id, round: 1, answer: pairs });
    await lesson.answer(other, { questionId: question?.id, round: 1, answer: { ...pairs, [first]: swapped, [second]: right } });
    await lesson.act('close');
    await lesson.act('reveal');
    const counted = (await lesson.boardSees(board)).reveal?.pairs;
    expect(counted?.find(pair => pair.left === first)).toEqual({ left: first, counts: [1], instead: { right: swapped, count: 1 } });
    expect(counted?.filter(pair => pair.instead === null).map(({ counts }) => counts)).toEqual([[2]]);
  });

  test('the teacher may put the first bars on the board; they still say nothing of what is right', async () => {
    const { kit } = await open();
    const lesson = await kit.start();
    const board = await lesson.openBoard();
    await lesson.act('start');
    await lesson.act('close');
    await lesson.act('showBars');
    const seen = await lesson.boardSees(board);
    expect(seen.votes).toHaveLength(1);
    expect(KEYS.filter(key => fieldsIn({ ...seen, reveal: null }).has(key))).toEqual([]);
    // They stay while it is talked over and voted again; the open vote has none; the next question begins without.
    const shown: number[][] = [];
    for (const action of ['discuss', 'revote', 'close', 'reveal', 'next', 'close'] as const) {
      await lesson.act(action);
      shown.push((await lesson.boardSees(board)).votes.map(({ round }) => round));
    }
    expect(shown).toEqual([[1], [1], [1, 2], [1, 2], [], []]);
  });

  test('a pupil gets only the own answer, and no key before the reveal; each view fits its schema', async () => {
    const { kit } = await open();
    const lesson = await kit.start({ names: ['Kiss Anna', 'Nagy Béla'] });
    const [anna = '', bela = ''] = await Promise.all(lesson.schoolClass.students.map(({ token }) => lesson.enter(token)));
    await lesson.act('start');
    const { questionId, right } = await lesson.keys();
    await lesson.answer(anna, { questionId, round: 1, answer: right });
    const seen = await lesson.pupilSees(bela);
    expect([seen.mine, JSON.stringify(seen).includes('Anna')]).toEqual([[], false]);
    expect(KEYS.filter(key => fieldsIn(seen).has(key))).toEqual([]);
    expect(pupilView.parse(seen)).toEqual(seen);
    const teacher = await lesson.teacherSees();
    expect(teacherLiveView.parse(teacher)).toEqual(teacher);
    expect(teacher.wall.map(({ name }) => name)).toEqual(['Kiss Anna', 'Nagy Béla']);
  });

  test('two lessons do not mix: neither in votes nor in rights', async () => {
    const { app, kit } = await open();
    const [one, two] = [await kit.start({ names: ['Kiss Anna'] }), await kit.start({ names: ['Nagy Béla'] })];
    const token = await one.enter(one.schoolClass.students[0]?.token);
    await one.act('start');
    await two.act('start');
    const { question } = await two.teacherSees();
    await one.answer(token, { questionId: question?.id, round: 1, answer: 'x' });
    expect((await two.teacherSees()).answered).toBe(0);
    const body = { action: 'close', step: 1 };
    expect((await app.call('POST', `/api/teacher/live/${two.id}/actions`, { token: one.teacher.token, body })).status).toBe(404);
    // A pupil of the first class is a guest in the second one: no name, nothing saved.
    const joined = await two.join(one.schoolClass.students[0]?.token);
    expect(joined.body).toMatchObject({ guest: true });
    expect(joined.body.name).not.toContain('Anna');
  });

  test('premium content never reaches a guest or a pupil of another class', async () => {
    const { app, kit } = await open();
    const premium = app.deps.library.ofKind('quiz').find(({ category }) => isPremiumCategory(category));
    const lesson = await kit.start({ names: ['Kiss Anna'], body: { slug: premium?.slug, guests: 'animals' } });
    const stranger = await addStudent(app.engine.db, app.clock.now());
    for (const token of [undefined, stranger.token, lesson.teacher.token]) {
      const options = token ? { token } : {};
      expect((await app.call('GET', `/api/live/${lesson.code}`, options)).body).toMatchObject({ join: 'signIn', names: [] });
      expect((await lesson.join(token)).status).toBe(403);
    }
    expect((await lesson.join(lesson.schoolClass.students[0]?.token)).status).toBe(200);
    const without = { token: lesson.teacher.token, body: { slug: premium?.slug, classId: null } };
    expect((await app.call('POST', '/api/teacher/live', without)).status).toBe(400);
  });

  test('names of the class are offered only when the teacher allows it, and each is taken once', async () => {
    const { app, kit } = await open();
    const schoolClass = await addClass(app.engine.db, app.clock, { names: ['Kiss Anna', 'Nagy Béla'] });
    const closed = await kit.start({ schoolClass });
    expect((await app.call('GET', `/api/live/${closed.code}`)).body).toMatchObject({ join: 'animal', names: [] });
    const lesson = await kit.start({ schoolClass, body: { guests: 'classList' } });
    const look = async () => (await app.call('GET', `/api/live/${lesson.code}`)).body.names as { id: string; name: string }[];
    const [anna] = await look();
    expect((await lesson.join()).status).toBe(400);
    const taken = await Promise.all([1, 2].map(() => lesson.join(undefined, { nameId: anna?.id })));
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await look()).map(({ name }) => name)).toEqual(['Nagy Béla']);
  });

  test('a board link opens once; the board has no session and can only read', async () => {
    const { app, kit } = await open();
    const lesson = await kit.start();
    const { body } = await app.call('POST', `/api/teacher/live/${lesson.id}/board`, { token: lesson.teacher.token });
    const code = String(body.code);
    expect(body.url).toMatch(new RegExp(`/elo/${lesson.code}/tabla#${code}$`));
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`;
    const opened = await Promise.all([code, typed].map(given => app.call('POST', '/api/live/board', { body: { code: given } })));
    expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const token = String(opened.find(({ status }) => status === 200)?.body.token);
    expect((await lesson.answer(token, { questionId: 'q1', round: 1, answer: 'x' })).status).toBe(403);
    expect((await app.call('GET', '/api/profile', { token })).status).toBe(401);
    expect((await app.call('GET', '/api/teacher/classes', { token: lesson.teacher.token })).status).toBe(200);
    const late = await app.call('POST', `/api/teacher/live/${lesson.id}/board`, { token: lesson.teacher.token });
    app.clock.forward({ minutes: 11 });
    expect((await app.call('POST', '/api/live/board', { body: { code: late.body.code } })).status).toBe(404);
  });

  test('only a teacher with a running class or a permanent access starts one', async () => {
    const { app } = await open();
    const start = async (given: object) => {
      const { token } = await addTeacher(app.engine.db, app.clock.now(), given);
      return (await app.call('POST', '/api/teacher/live', { token, body: { slug: 'kviz-matek-5-tortek-osszeadasa' } })).status;
    };
    expect(await start({})).toBe(403);
    const permanent = { permanent_free_at: app.clock.now().toISOString() };
    expect(await start(permanent)).toBe(200);
    expect(await start({ ...permanent, approved_at: null })).toBe(403);
    expect(await start({ ...permanent, approved_at: null, rejected_at: app.clock.now().toISOString() })).toBe(403);
  });
});
