import { expect, test } from 'vitest';
import { announceTrialEnd } from '../areas/billing/announce-trial-end.ts';
import { announceClassEnd } from '../areas/classes/announce-class-end.ts';
import { writeClock } from '../db/server-clock-store.ts';
import { testApp } from '../testing/app.ts';
import { onBothEngines } from '../testing/engines.ts';
import { addStudent, addTeacher, type Person } from '../testing/people.ts';
import { addClass, addProgress } from '../testing/school.ts';
import { allJobs } from './all-jobs.ts';
import { enforceRetention } from './enforce-retention.ts';
import { trusted } from './judge-clock.ts';
import { latestSunday, queueWeeklySummaries } from './queue-weekly-summaries.ts';

onBothEngines('the jobs', fresh => {
  const kit = async () => {
    const app = await testApp({ engine: await fresh() });
    const { db } = app.engine;
    const titles = async (person: Person) =>
      (await db.selectFrom('notifications').select('dedupe_key').where('user_id', '=', person.id).orderBy('id').execute()).map(
        n => n.dedupe_key,
      );
    return { ...app, db, titles };
  };

  test('all run on an empty database without sending anything', async () => {
    const { deps } = await kit();
    for (const job of allJobs) await job.run(deps);
  });

  test('trial notices come 7 days and 1 day before the end, once, and not to subscribers', async () => {
    const { deps, clock, db, titles } = await kit();
    const student = await addStudent(db, clock.now());
    const teacher = await addTeacher(db, clock.now());
    const seen: number[] = [];
    for (let day = 0; day <= 31; day++) {
      const before = (await titles(student)).length;
      for (let i = 0; i < 2; i++) await announceTrialEnd(deps);
      if ((await titles(student)).length > before) seen.push(day);
      clock.forward({ days: 1 });
    }
    expect(seen).toEqual([23, 29]);
    expect(await titles(student)).toEqual(['trial-7', 'trial-1']);
    expect(await titles(teacher)).toEqual([]);
  });

  test('class notices come 30 and 7 days before the end', async () => {
    const { deps, clock, db, titles } = await kit();
    const { teacher, id } = await addClass(db, clock);
    clock.set('2027-11-15T08:00:00Z');
    clock.forward({ days: -30, seconds: -1 });
    await announceClassEnd(deps);
    expect(await titles(teacher)).toHaveLength(1);
    clock.forward({ seconds: 1 });
    for (let i = 0; i < 2; i++) await announceClassEnd(deps);
    clock.forward({ days: 23 });
    for (let i = 0; i < 2; i++) await announceClassEnd(deps);
    expect((await titles(teacher)).slice(1)).toEqual([`class-end-30:${id}`, `class-end-7:${id}`]);
  });

  test('the weekly summary is sent once, on Sunday, only to a confirmed parent who wants it', async () => {
    const { deps, clock, db } = await kit();
    const parent = { parental_email: 'szulo@pelda.hu', parental_confirmed_at: '2026-10-01T00:00:00.000Z' };
    const pupil = await addStudent(db, clock.now(), { ...parent, username: 'Kis Réka' });
    await addStudent(db, clock.now(), { parental_email: 'varakozo@pelda.hu' });
    await addStudent(db, clock.now(), {
      ...parent,
      parental_email: 'leallt@pelda.hu',
      parental_letter_stopped_at: '2026-11-01T00:00:00.000Z',
    });
    await addProgress(db, { user_id: pupil.id, at: '2026-11-18T10:00:00.000Z', activity_type: 'lesson' });
    await addProgress(db, { user_id: pupil.id, at: '2026-11-19T10:00:00.000Z', score_percentage: 60, curriculum_title: 'Törtek kvíz' });
    clock.set('2026-11-20T15:00:00Z');
    await queueWeeklySummaries(deps);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    clock.set('2026-11-22T14:00:00Z');
    for (let i = 0; i < 3; i++) await queueWeeklySummaries(deps);
    const mails = await db.selectFrom('outbox').selectAll().execute();
    expect(mails.map(m => m.recipient)).toEqual(['szulo@pelda.hu']);
    expect(mails[0]?.subject).toBe('Kis Réka hete az Észkeréken');
    expect(mails[0]?.body).toContain('„Törtek kvíz” (60%)');
    expect(mails[0]?.body.match(/^\d\. .+\?$/gm)).toHaveLength(3);
    const stop = /http:\/\/eszkerek\.test(\/szulo\/[\w-]+)\?leallitas=1/.exec(mails[0]?.body ?? '');
    expect(stop).not.toBeNull();
    expect(mails[0]?.unsubscribe_url).toBe(`http://eszkerek.test${stop?.[1]?.replace('/szulo/', '/api/parent/')}/stop-letters`);
    clock.set('2026-11-29T14:00:00Z');
    await queueWeeklySummaries(deps);
    expect(await db.selectFrom('outbox').selectAll().execute()).toHaveLength(2);
  });

  test('retention: each kind of data goes at its own time', async () => {
    const { deps, clock, db } = await kit();
    const now = clock.now();
    const student = await addStudent(db, now);
    const waiting = await addStudent(db, now, { email_verified_at: null });
    await addProgress(db, { user_id: student.id, at: now.toISOString() });
    const at = now.toISOString();
    const notice = {
      id: 'n',
      user_id: student.id,
      kind: 'class',
      dedupe_key: 'x',
      title: 'x',
      message: 'x',
      link: null,
      sent_at: at,
      read_at: null,
    };
    await db.insertInto('notifications').values(notice).execute();
    const message = { id: 'm', user_id: null, name: 'x', email: 'x', subject: 'x', message: 'x', created_at: at, read_at: null };
    await db.insertInto('contact_messages').values(message).execute();
    const guest = {
      id: 'g',
      user_id: null,
      quiz_slug: 'x',
      mode: 'x',
      shown: '',
      question_count: 1,
      started_at: at,
      finished_at: null,
      score_percentage: null,
    };
    await db
      .insertInto('attempts')
      .values({ ...guest, expires_at: '2026-11-16T08:00:00.000Z' })
      .execute();
    await db
      .insertInto('billing_subjects')
      .values({ subject_id: 's', user_id: null, provider: 'stripe', customer_ref: null, created_at: at })
      .execute();
    const payment = {
      id: 'p',
      subject_id: 's',
      checkout_id: null,
      subscription_ref: null,
      kind: 'monthly',
      amount_ron: 30,
      provider_ref: 'x',
      paid_at: at,
    };
    await db
      .insertInto('payments')
      .values({ ...payment, refunded_at: null, disputed_at: null, withdrawn_at: null })
      .execute();
    const left = async () => ({
      waiting: (await db.selectFrom('users').select('id').where('id', '=', waiting.id).execute()).length,
      guest: (await db.selectFrom('attempts').selectAll().execute()).length,
      notifications: (await db.selectFrom('notifications').selectAll().execute()).length,
      messages: (await db.selectFrom('contact_messages').selectAll().execute()).length,
      progress: (await db.selectFrom('progress').selectAll().execute()).length,
      payments: (await db.selectFrom('payments').selectAll().execute()).length,
      subjects: (await db.selectFrom('billing_subjects').selectAll().execute()).length,
    });
    const after = async (days: number) => {
      clock.set(now);
      clock.forward({ days, seconds: 1 });
      // The server has run all the time: else the clock would be taken for wrong.
      await writeClock(db, trusted(clock.now()));
      await enforceRetention(deps);
      return left();
    };
    const all = { waiting: 1, guest: 1, notifications: 1, messages: 1, progress: 1, payments: 1, subjects: 1 };
    expect(await after(0)).toEqual(all);
    expect(await after(7)).toEqual({ ...all, guest: 0, waiting: 0 });
    expect(await after(89)).toMatchObject({ notifications: 1 });
    expect(await after(90)).toMatchObject({ notifications: 0, messages: 1 });
    expect(await after(365)).toMatchObject({ messages: 0, progress: 1 });
    expect(await after(729)).toMatchObject({ progress: 1 });
    expect(await after(731)).toMatchObject({ progress: 0, payments: 1, subjects: 1 });
    expect(await after(2921)).toMatchObject({ payments: 1 });
    expect(await after(2923)).toMatchObject({ payments: 0, subjects: 0 });
    expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: student.id }]);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});

test('the latest Sunday afternoon', () => {
  expect(latestSunday(new Date('2026-11-22T13:59:59Z')).toISOString()).toBe('2026-11-15T14:00:00.000Z');
  expect(latestSunday(new Date('2026-11-22T14:00:00Z')).toISOString()).toBe('2026-11-22T14:00:00.000Z');
  expect(latestSunday(new Date('2026-11-28T23:00:00Z')).toISOString()).toBe('2026-11-22T14:00:00.000Z');
});
