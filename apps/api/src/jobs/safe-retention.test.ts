import { expect, test } from 'vitest';
import { replaceSession } from '../areas/auth/session-store.ts';
import { addDays } from '../clock.ts';
import { retention } from '../commands/retention.ts';
import { restoreLearning } from '../db/removed-learning-store.ts';
import { testApp } from '../testing/app.ts';
import { onBothEngines } from '../testing/engines.ts';
import { addAdmin, addStudent } from '../testing/people.ts';
import { addProgress } from '../testing/school.ts';
import { allJobs } from './all-jobs.ts';
import { runJob } from './run-job.ts';

const QUIZ = 'kviz-matek-5-tortek-osszeadasa';

onBothEngines('retention', fresh => {
  const open = async () => {
    const app = await testApp({ engine: await fresh() });
    const { db } = app.engine;
    const student = await addStudent(db, app.clock.now());
    const { body } = await app.call('POST', `/api/quiz/${QUIZ}/attempts`, { token: student.token, body: {} });
    const { id } = body.attempt as { id: string };
    await app.call('POST', `/api/attempts/${id}/answers`, {
      token: student.token,
      body: { questionId: 'q3', answer: '2/5', key: 'the-only-key' },
    });
    const run = async () => {
      for (const job of allJobs) if (job.name === 'retention') await runJob(app.deps, job);
    };
    const learning = async () => ({
      attempts: (await db.selectFrom('attempts').selectAll().execute()).length,
      answers: (await db.selectFrom('attempt_answers').selectAll().execute()).length,
      mistakes: (await db.selectFrom('mistakes').selectAll().execute()).length,
    });
    const warnings = async () => (await app.call('GET', '/api/ready')).body.warnings as string[];
    /** Somebody signs in now, so the clock is believable. */
    const signIn = async () => {
      const now = app.clock.now();
      return replaceSession(db, { userId: student.id, now, expiresAt: addDays(now, 1) });
    };
    return { ...app, db, student, run, learning, warnings, signIn };
  };
  /** A server that runs: retention looks at least once a week. */
  const live = async ({ clock, run }: Awaited<ReturnType<typeof open>>, days: number) => {
    for (let left = days; left > 0; left -= 7) {
      clock.forward({ days: Math.min(left, 7) });
      await run();
    }
  };
  const all = { attempts: 1, answers: 1, mistakes: 1 };
  const none = { attempts: 0, answers: 0, mistakes: 0 };

  test('a clock that runs ahead removes nothing, and the operator can see why', async () => {
    const { clock, run, learning, warnings, call, db } = await open();
    expect(await warnings()).toEqual([]);
    clock.forward({ days: 800 });
    await run();
    expect(await learning()).toEqual(all);
    expect(await warnings()).toEqual([
      expect.stringMatching(/^retention: The clock says 2029-01-23.*nothing was removed\..*from 2029-01-26/),
    ]);
    const admin = await addAdmin(db, clock.now());
    const { body } = await call('GET', '/api/admin/health', { token: admin.token });
    expect(body.jobs).toContainEqual(expect.objectContaining({ name: 'retention', note: expect.stringContaining('The clock says') }));
  });

  test('the note goes when the clock is right again', async () => {
    const { clock, run, warnings } = await open();
    clock.forward({ days: 800 });
    await run();
    clock.forward({ days: -799 });
    await run();
    expect(await warnings()).toEqual([]);
  });

  test('a login under the wrong clock does not make it right', async () => {
    const { clock, run, learning, signIn } = await open();
    await run();
    clock.forward({ days: 800 });
    await signIn();
    await run();
    clock.forward({ days: -799 });
    await run();
    expect(await learning()).toEqual(all);
  });

  test('a site without a login for more than 75 days removes what is due on its day', async () => {
    const app = await open();
    const { db, student, clock, run, learning, warnings } = app;
    await db
      .updateTable('users')
      .set({ created_at: addDays(clock.now(), -650).toISOString() })
      .where('id', '=', student.id)
      .execute();
    await run();
    await live(app, 77);
    expect([await learning(), await warnings()]).toEqual([all, []]);
    await live(app, 7);
    expect([await learning(), await warnings()]).toEqual([none, []]);
  });

  test('a large share of a table is not removed at once', async () => {
    const { clock, run, learning, warnings, db, student, signIn, deps } = await open();
    for (let i = 0; i < 150; i++) await addProgress(db, { user_id: student.id, at: clock.now().toISOString() });
    clock.forward({ days: 800 });
    await signIn();
    await run();
    expect(await learning()).toEqual(all);
    expect(await warnings()).toEqual(['retention: 150 of 150 rows of progress are due at once: none of them was removed.']);
    const lines: string[] = [];
    await retention(deps, line => lines.push(line), { anyway: true });
    expect(lines.slice(0, 2)).toEqual(['Would be removed:', expect.stringMatching(/ of /)]);
    expect(lines).toContain('  progress: 150 of 150');
    expect(await learning()).toEqual(none);
  });

  test('learning data can be restored for 30 days', async () => {
    const app = await open();
    const { clock, run, learning, db, signIn } = app;
    clock.forward({ days: 800 });
    await signIn();
    await run();
    expect(await learning()).toEqual(none);
    await live(app, 29);
    expect(await restoreLearning(db)).toBeGreaterThanOrEqual(3);
    expect(await learning()).toEqual(all);
    await run();
    clock.forward({ days: 1, seconds: 1 });
    await run();
    expect(await db.selectFrom('removed_learning').selectAll().execute()).not.toEqual([]);
    await live(app, 31);
    expect(await db.selectFrom('removed_learning').selectAll().execute()).toEqual([]);
    expect(await restoreLearning(db)).toBe(0);
  });

  test('a deleted account leaves nothing to restore', async () => {
    const { clock, run, db, signIn, call } = await open();
    clock.forward({ days: 800 });
    const token = await signIn();
    await run();
    expect(await db.selectFrom('removed_learning').selectAll().execute()).not.toEqual([]);
    expect((await call('DELETE', '/api/profile', { token })).status).toBe(200);
    expect(await db.selectFrom('removed_learning').selectAll().execute()).toEqual([]);
  });
});
