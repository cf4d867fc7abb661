import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { liveKit } from '../../testing/live.ts';

const PRACTICE = 'gyakorlo-matek-5-tortek-osszeadasa';

onBothEngines('a live lesson', fresh => {
  const open = async (names: readonly string[] = [], body: Record<string, unknown> = {}) => {
    const app = await testApp({ engine: await fresh() });
    return { app, lesson: await liveKit(app).start({ names, body }) };
  };

  test('goes through two votes to the diary: join, vote, talk, vote again, reveal, end', async () => {
    const { app, lesson } = await open(['Kiss Anna', 'Nagy Béla']);
    const [anna, bela] = lesson.schoolClass.students;
    const tokens = [await lesson.enter(anna?.token), await lesson.enter(bela?.token), await lesson.enter()];
    const [a = '', b = '', guest = ''] = tokens;
    expect((await lesson.pupilSees(a)).question).toBeNull();
    await lesson.act('start');
    const { questionId, right, wrong } = await lesson.keys();
    expect((await lesson.answer(a, { questionId, round: 1, answer: wrong })).body).toMatchObject({
      result: { status: 'saved', points: 0 },
    });
    await lesson.answer(b, { questionId, round: 1, answer: right });
    await lesson.answer(guest, { questionId, round: 1, answer: wrong });
    const seen = await lesson.teacherSees();
    expect(seen.first_right[0]).toEqual({ pupils: 3, right: 1 });
    expect(seen).toMatchObject({ answered: 3, present: 3, votes: [{ round: 1, total: 3, right: 1 }], advice: null });
    expect(seen.votes[0]?.bars.find(bar => bar.id === wrong)).toMatchObject({ count: 2, right: false });
    await lesson.act('close');
    expect(await lesson.teacherSees()).toMatchObject({ advice: 'discuss', lesson: { phase: 'closed' } });
    expect((await lesson.answer(a, { questionId, round: 1, answer: right })).status).toBe(409);
    await lesson.act('discuss');
    await lesson.act('revote');
    await lesson.answer(a, { questionId, round: 2, answer: right });
    expect((await lesson.pupilSees(a)).mine).toEqual([
      { round: 1, answer: wrong },
      { round: 2, answer: right },
    ]);
    await lesson.act('close');
    await lesson.act('reveal');
    expect((await lesson.pupilSees(a)).reveal).toMatchObject({ status: 'correct', solution: { correct: [right] } });
    // Its vote is still open at the end: nobody is scored on it.
    await lesson.act('next');
    const board = await lesson.openBoard();
    await lesson.act('end');
    // The guest's vote is in it, though erased.
    expect((await lesson.boardSees(board)).reached).toEqual({ questions: 1, right: 1, answers: 3, better: 1 });
    const ended = await lesson.teacherSees();
    expect(ended.first_right[0], 'the guest is erased').toEqual({ pupils: 2, right: 1 });
    expect(ended.texts).toHaveLength(ended.lesson.total);
    // Counted before that, without names.
    expect(ended.summary?.votes[0]).toEqual([
      { round: 1, total: 3, right: 1 },
      { round: 2, total: 1, right: 1 },
    ]);
    expect(ended.summary).toMatchObject({ class_id: lesson.schoolClass.id, misconceptions: [{ pupils: 2, lesson: expect.any(String) }] });
    expect(JSON.stringify(ended.summary)).not.toContain('Anna');

    const diary = await app.engine.db
      .selectFrom('progress')
      .select(['user_id', 'quiz_slug', 'score_percentage', 'tries', 'partial'])
      .execute();
    // One question was opened: a right second vote is worth half, a right first one all.
    expect(diary.toSorted((x, y) => (x.score_percentage ?? 0) - (y.score_percentage ?? 0))).toEqual([
      { user_id: anna?.id, quiz_slug: 'kviz-matek-5-tortek-osszeadasa', score_percentage: 50, tries: 2, partial: 1 },
      { user_id: bela?.id, quiz_slug: 'kviz-matek-5-tortek-osszeadasa', score_percentage: 100, tries: 1, partial: 1 },
    ]);
    // Mastery learns from the vote that was given alone.
    const events = await app.engine.db.selectFrom('guide_events').select(['user_id', 'correct']).execute();
    expect(new Map(events.map(({ user_id, correct }) => [user_id, correct]))).toEqual(
      new Map([
        [anna?.id, 0],
        [bela?.id, 1],
      ]),
    );
    const left = await app.engine.db.selectFrom('live_answers').select('participant_id').execute();
    expect(left).toHaveLength(3);
    expect((await app.call('GET', '/api/live/stream?once=1', { token: guest })).status).toBe(401);
    expect(await lesson.pupilSees(a)).toMatchObject({ lesson: { phase: 'ended' }, score: { done: 1, right: 1 }, missed: [] });
    expect((await app.call('GET', `/api/live/${lesson.code}`)).status).toBe(404);
  });

  test('calls nobody right at the first vote who took part in the second one alone, and names to each what they missed', async () => {
    const { lesson } = await open(['Kiss Anna', 'Nagy Béla']);
    const [anna, bela] = lesson.schoolClass.students;
    const [late, wrong] = [await lesson.enter(anna?.token), await lesson.enter(bela?.token)];
    await lesson.act('start');
    const keys = await lesson.keys();
    await lesson.answer(wrong, { questionId: keys.questionId, round: 1, answer: keys.wrong });
    await lesson.act('close');
    await lesson.act('discuss');
    await lesson.act('revote');
    await lesson.answer(late, { questionId: keys.questionId, round: 2, answer: keys.right });
    await lesson.act('close');
    await lesson.act('reveal');
    const { wall, question } = await lesson.teacherSees();
    expect(wall.find(({ name }) => name === 'Kiss Anna')?.cells[0]).toBe('second');
    expect((await lesson.pupilSees(wrong)).missed).toBeNull();
    await lesson.act('end');
    expect((await lesson.pupilSees(wrong)).missed).toEqual([
      {
        question: expect.objectContaining({ id: question?.id, question: question?.question }),
        answer: keys.wrong,
        solution: expect.objectContaining({ correct: [keys.right] }),
      },
    ]);
    expect((await lesson.pupilSees(late)).missed).toEqual([]);
  });

  test('tells each pupil at the reveal which blanks of a worked solution were right, as the reader reads them', async () => {
    const { lesson } = await open(['Kiss Anna', 'Nagy Béla'], { slug: 'kviz-ai-56-szojoslo' });
    const [anna, bela] = await Promise.all(lesson.schoolClass.students.map(({ token }) => lesson.enter(token)));
    await lesson.act('start');
    while ((await lesson.teacherSees()).question?.type !== 'fillSteps') {
      await lesson.act('reveal');
      await lesson.act('next');
    }
    const { question, solution } = await lesson.teacherSees();
    const blanks = Object.entries(solution?.blanks ?? {});
    const votes = [anna, bela].map((token = '', wrong) => {
      const answer = Object.fromEntries(blanks.map(([id, right], at) => [id, wrong && at === 0 ? '987' : ` ${right} `]));
      return lesson.answer(token, { questionId: question?.id, round: 1, answer });
    });
    await Promise.all(votes);
    expect((await lesson.pupilSees(anna ?? '')).reveal).toBeNull();
    await lesson.act('reveal');
    const partsOf = async (token = '') => (await lesson.pupilSees(token)).reveal?.parts?.map(({ status }) => status);
    const allRight = blanks.map(() => 'correct');
    expect([await partsOf(anna), await partsOf(bela)]).toEqual([allRight, ['incorrect', ...allRight.slice(1)]]);
  });

  test('asks in forints when the teacher teaches in Hungary', async () => {
    const app = await testApp({ engine: await fresh() });
    const asked = async (body: object): Promise<string> => {
      const lesson = await liveKit(app).start({ body: { slug: 'gyakorlo-matek-5-osszehasonlitas-modszere', ...body } });
      await lesson.act('start');
      return JSON.stringify(await lesson.teacherSees());
    };
    expect(await asked({})).toMatch(/\blej/);
    const forints = await asked({ region: 'hu' });
    expect(forints).toContain('forint');
    expect(forints).not.toMatch(/\blej/);
  });

  test('a pupil who reloads ten times and joins again is the same participant, with the same vote', async () => {
    const { lesson } = await open(['Kiss Anna']);
    const [anna] = lesson.schoolClass.students;
    await lesson.act('start');
    const first = await lesson.enter(anna?.token);
    const { questionId, right } = await lesson.keys();
    await lesson.answer(first, { questionId, round: 1, answer: right });
    for (let i = 0; i < 10; i++) expect((await lesson.pupilSees(first)).mine).toEqual([{ round: 1, answer: right }]);
    const second = await lesson.enter(anna?.token);
    expect(await lesson.teacherSees()).toMatchObject({ present: 1, answered: 1 });
    expect((await lesson.pupilSees(second)).mine).toEqual([{ round: 1, answer: right }]);
  });

  test('votes sent at the same moment are all kept, and a changed vote replaces the first', async () => {
    const { app, lesson } = await open();
    const tokens = await Promise.all(Array.from({ length: 20 }, () => lesson.enter()));
    await lesson.act('start');
    const { questionId, right, wrong } = await lesson.keys();
    await Promise.all(tokens.flatMap(token => [wrong, right].map(answer => lesson.answer(token, { questionId, round: 1, answer }))));
    const rows = await app.engine.db.selectFrom('live_answers').select('participant_id').execute();
    expect([rows.length, new Set(rows.map(row => row.participant_id)).size]).toEqual([20, 20]);
    expect(await lesson.teacherSees()).toMatchObject({ answered: 20, present: 20 });
  });

  test('an action on an older step changes nothing: a double tap does not skip a question', async () => {
    const { lesson } = await open();
    await lesson.act('start');
    const { step } = await lesson.teacherSees();
    const replies = await Promise.all([lesson.act('next', { step }), lesson.act('next', { step })]);
    expect(replies.map(({ status, body }) => [status, body.step])).toEqual([
      [200, step + 1],
      [200, step + 1],
    ]);
    expect((await lesson.teacherSees()).lesson.index).toBe(1);
    expect((await lesson.act('revote')).status).toBe(409);
  });

  test('a twin of the question is asked after it', async () => {
    const { lesson } = await open(['Kiss Anna', 'Nagy Béla'], { slug: PRACTICE, questionCount: 2, wheel: true });
    for (const { token } of lesson.schoolClass.students) await lesson.enter(token);
    await lesson.act('start');
    await lesson.act('reveal');
    const before = await lesson.teacherSees();
    expect([before.twin, before.lesson.total]).toEqual([true, 2]);
    await lesson.act('twin');
    const twin = await lesson.teacherSees();
    expect(twin.lesson).toMatchObject({ total: 3, index: 1, phase: 'voting' });
    expect(twin.lesson.wheel?.goal).toBe(before.lesson.wheel?.goal);
    // The words of a twin may be the same: then its figure, options or numbers differ.
    expect(twin.question).not.toEqual(before.question);
  });

  test('a quiz question has a twin only where the tasks of its lesson are about the same', async () => {
    const { lesson } = await open([], { slug: 'kviz-matek-5-helyiertek' });
    await lesson.act('start');
    const offered: string[] = [];
    for (;;) {
      await lesson.act('reveal');
      const { twin, question, lesson: head } = await lesson.teacherSees();
      if (twin) offered.push(String(question?.question));
      if (head.index + 1 === head.total) break;
      await lesson.act('next');
    }
    expect(offered.length).toBeGreaterThan(0);
    expect(offered).not.toContainEqual(expect.stringContaining('beírsz egy nullát'));
    expect((await lesson.act('twin')).status).toBe(409);
  });

  test('counted hands stand beside the votes of devices', async () => {
    const { app, lesson } = await open();
    await lesson.act('start');
    const { questionId, right, wrong } = await lesson.keys();
    const body = { questionId, round: 1, counts: { [right]: 3, [wrong]: 9 } };
    expect((await app.call('PUT', `/api/teacher/live/${lesson.id}/hands`, { token: lesson.teacher.token, body })).status).toBe(200);
    const { votes, answered } = await lesson.teacherSees();
    expect([answered, votes[0]?.total, votes[0]?.right]).toEqual([12, 12, 3]);
  });

  test('at own pace each try is graded at once and is final; the wall says who is where and who is stuck', async () => {
    const { app, lesson } = await open(['Kiss Anna'], { pace: 'own' });
    const [anna] = lesson.schoolClass.students;
    const token = await lesson.enter(anna?.token);
    await lesson.act('start');
    const first = await lesson.pupilSees(token);
    const { id: questionId, answers } = first.question as unknown as { id: string; answers: { id: string }[] };
    const wrong: string[] = [];
    for (const { id: answer } of answers) {
      const round = wrong.length + 1;
      if (round > 2) break;
      const { body } = await lesson.answer(token, { questionId, round, answer });
      const { status } = body.result as { status: string };
      if (status === 'incorrect') wrong.push(answer);
      if (status === 'incorrect' && round === 1) expect((await lesson.teacherSees()).wall[0]?.cells[0]).toBe('again');
      // Sent again after a lost reply: the same answer, no second row.
      expect((await lesson.answer(token, { questionId, round, answer })).body.result).toEqual(body.result);
      if (status === 'correct') break;
    }
    const next = await lesson.pupilSees(token);
    expect(next.lesson.index).toBe(1);
    const { wall, stuck } = await lesson.teacherSees();
    expect(wall[0]?.cells.slice(0, 2)).toEqual([wrong.length < 2 ? expect.stringMatching(/right|second/) : expect.any(String), 'now']);
    expect(stuck.length).toBe(wrong.length === 2 ? 1 : 0);
    expect(stuck.every(({ text }) => text !== '')).toBe(true);
    const read = await app.call('GET', `/api/teacher/live/${lesson.id}/question?index=0`, { token: lesson.teacher.token });
    expect(read.body).toMatchObject({ question: { id: questionId }, solution: { correct: [expect.any(String)] } });
    expect((read.body.answers as { participant: string }[])[0]).toMatchObject({ participant: wall[0]?.id, round: 1 });
    await lesson.act('pause', { index: 0 });
    const other = next.question as unknown as { id: string; answers: { id: string }[] };
    expect((await lesson.answer(token, { questionId: other.id, round: 1, answer: other.answers[0]?.id })).status).toBe(409);
    expect((await lesson.pupilSees(token)).lesson.paused).toBe(true);
  });

  test('the 41st pupil is refused, and a removed one may join again', async () => {
    const { app, lesson } = await open();
    const tokens = await Promise.all(Array.from({ length: 40 }, () => lesson.enter()));
    expect((await lesson.join()).status).toBe(409);
    const { wall } = await lesson.teacherSees();
    expect(new Set(wall.map(({ name }) => name)).size).toBe(40);
    const removed = await app.call('DELETE', `/api/teacher/live/${lesson.id}/participants/${wall[0]?.id}`, { token: lesson.teacher.token });
    expect(removed.status).toBe(200);
    expect((await lesson.join()).status).toBe(200);
    const statuses = await Promise.all(tokens.map(async token => (await app.call('GET', '/api/live/stream?once=1', { token })).status));
    expect(statuses.filter(status => status === 401)).toHaveLength(1);
  });
});
