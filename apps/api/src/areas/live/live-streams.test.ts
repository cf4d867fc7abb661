import { expect, test } from 'vitest';
import { allJobs } from '../../jobs/all-jobs.ts';
import { testApp } from '../../testing/app.ts';
import { freshEngine, onBothEngines } from '../../testing/engines.ts';
import { liveKit, openStream } from '../../testing/live.ts';

onBothEngines('streams of a live lesson', fresh => {
  const open = async () => {
    const app = await testApp({ engine: await fresh() });
    const lesson = await liveKit(app).start({ names: ['Kiss Anna'] });
    const token = await lesson.enter(lesson.schoolClass.students[0]?.token);
    return { app, lesson, token };
  };

  test("the teacher's step reaches pupil and board; votes arrive as counts, the own one as a whole state", async () => {
    const { app, lesson, token } = await open();
    const board = await openStream(app, '/api/live/stream', await lesson.openBoard());
    const pupil = await openStream(app, '/api/live/stream', token);
    expect(pupil.response.headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(pupil.response.headers.get('x-accel-buffering')).toBe('no');
    expect(pupil.response.headers.get('x-content-type-options')).toBe('nosniff');
    await lesson.act('start');
    await pupil.until(({ data }) => (data.lesson as { phase: string }).phase === 'voting');
    const { questionId, right } = await lesson.keys();
    await board.until(({ data }) => (data.lesson as { phase: string }).phase === 'voting');
    await lesson.answer(token, { questionId, round: 1, answer: right });
    expect((await board.until(({ event }) => event === 'counts'))?.data).toMatchObject({ answered: 1, present: 1 });
    expect((await pupil.until(({ data }) => Array.isArray(data.mine) && data.mine.length === 1))?.event).toBe('state');
  });

  test('the same Last-Event-ID gets a comment only; an older one the whole state', async () => {
    const { app, lesson, token } = await open();
    const { version } = await lesson.pupilSees(token);
    const same = await openStream(app, '/api/live/stream', token, String(version));
    expect(await same.nextComment()).toBe('same');
    const older = await openStream(app, '/api/live/stream', token, String(version - 1));
    expect(await older.until(() => true)).toMatchObject({ id: version, event: 'state' });
  });

  test('a removed pupil is told, the end closes every stream with the last state', async () => {
    const { app, lesson, token } = await open();
    const guest = await openStream(app, '/api/live/stream', await lesson.enter());
    const pupil = await openStream(app, '/api/live/stream', token);
    const { wall } = await lesson.teacherSees();
    const anna = wall.find(({ guest: isGuest }) => !isGuest);
    await app.call('DELETE', `/api/teacher/live/${lesson.id}/participants/${anna?.id}`, { token: lesson.teacher.token });
    expect((await pupil.until(({ event }) => event === 'gone'))?.event).toBe('gone');
    await lesson.act('end');
    expect((await guest.until(({ data }) => (data.lesson as { phase?: string })?.phase === 'ended'))?.event).toBe('state');
    expect(await guest.until(() => true)).toBeUndefined();
  });

  test('a guest whose answers were erased at the end still gets the own score with the last state', async () => {
    const { app, lesson } = await open();
    const token = await lesson.enter();
    const guest = await openStream(app, '/api/live/stream', token);
    await lesson.act('start');
    const { questionId, right } = await lesson.keys();
    await lesson.answer(token, { questionId, round: 1, answer: right });
    await guest.until(({ data }) => Array.isArray(data.mine) && data.mine.length === 1);
    await lesson.act('end');
    const last = await guest.until(({ data }) => (data.lesson as { phase?: string })?.phase === 'ended');
    expect(last?.data.score).toEqual({ done: 1, right: 1 });
    expect(await app.engine.db.selectFrom('live_answers').selectAll().execute()).toEqual([]);
  });

  test('a pupil whose device is away for twenty seconds is not waited for, and counts again when back', async () => {
    const { app, lesson, token } = await open();
    await lesson.enter();
    const pupil = await openStream(app, '/api/live/stream', token);
    await pupil.until(() => true);
    const anna = () =>
      app.engine.db.selectFrom('live_participants').select(['stream_id', 'away_at']).where('user_id', 'is not', null).executeTakeFirst();
    await expect.poll(async () => (await anna())?.stream_id).toBeTypeOf('string');
    await lesson.act('start');
    pupil.close();
    await expect.poll(async () => (await anna())?.away_at).toBeTypeOf('string');
    app.clock.forward({ seconds: 19 });
    expect((await lesson.teacherSees()).present).toBe(2);
    app.clock.forward({ seconds: 1 });
    expect(await lesson.teacherSees()).toMatchObject({
      present: 1,
      wall: expect.arrayContaining([expect.objectContaining({ name: 'Kiss Anna', away: true })]),
    });
    const back = await openStream(app, '/api/live/stream', token);
    await back.until(() => true);
    await expect.poll(async () => (await anna())?.away_at).toBeNull();
    expect((await lesson.teacherSees()).present).toBe(2);
  });

  test('closing the server ends open streams instead of waiting for them', async () => {
    const { app, token } = await open();
    const pupil = await openStream(app, '/api/live/stream', token);
    await pupil.until(() => true);
    await app.app.close();
    expect(await pupil.until(() => true)).toBeUndefined();
  });

  test('a lesson whose code expired is ended by the job: pupils are saved, guests erased, later everyone removed', async () => {
    const { app, lesson, token } = await open();
    const job = allJobs.find(({ name }) => name === 'live-lessons');
    await lesson.act('start');
    const { questionId, right } = await lesson.keys();
    await lesson.answer(token, { questionId, round: 1, answer: right });
    await lesson.enter();
    app.clock.forward({ hours: 3, seconds: 1 });
    await job?.run(app.deps);
    const count = async (table: 'progress' | 'live_participants' | 'live_answers') =>
      (await app.engine.db.selectFrom(table).selectAll().execute()).length;
    expect([await count('progress'), await count('live_participants'), await count('live_answers')]).toEqual([1, 0, 0]);
    await job?.run(app.deps);
    expect(await count('progress')).toBe(1);
  });
});

test('a step taken at one node is seen at the other, and a listener that lost its connection comes back', async () => {
  const engine = await freshEngine('postgres');
  const [one, two] = [await testApp({ engine }), await testApp({ engine })];
  const lesson = await liveKit(one).start();
  const token = await lesson.enter();
  const pupil = await openStream(two, '/api/live/stream', token);
  await pupil.until(() => true);
  await lesson.act('start');
  const phaseIs = (phase: string) => (event: { data: Record<string, unknown> }) =>
    (event.data.lesson as { phase?: string })?.phase === phase;
  expect(await pupil.until(phaseIs('voting'))).toBeDefined();
  const { sql } = await import('kysely');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'eszkerek-listen' and datname = current_database()`.execute(
    engine.db,
  );
  await lesson.act('close');
  expect(await pupil.until(phaseIs('closed'))).toBeDefined();
});
