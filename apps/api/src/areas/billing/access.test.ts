import { expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addAdmin, addPerson, addStudent, addTeacher, type Person } from '../../testing/people.ts';
import { addClass } from '../../testing/school.ts';

/** The profile's six cases in specified order, decided from the profile response alone, as the client does. */
const displayCase = (profile: Record<string, unknown>, now: Date): number => {
  const list = profile.subscriptions as { status: string; plan_id: string | null; current_period_end: string }[];
  const own = list.filter(
    s => s.plan_id !== null && (s.status === 'active' || s.status === 'trialing') && s.current_period_end > now.toISOString(),
  );
  if (profile.subscription_status === 'vip_teacher') return 1;
  if (profile.is_permanent_free) return 2;
  if (profile.is_member_of_approved_class && own.length === 0) return 3;
  if (own.length > 0) return 4;
  if (list.some(s => s.status === 'trialing' && s.plan_id === null)) return 5;
  return 6;
};

onBothEngines('access', fresh => {
  const kit = async () => {
    const app = await testApp({ engine: await fresh() });
    const { db } = app.engine;
    const profile = async (person: Person) => {
      const { body } = await app.call('GET', '/api/profile', { token: person.token });
      return { body, case: displayCase(body, app.clock.now()), subscribed: body.is_subscribed, status: body.subscription_status };
    };
    const addSubscription = async (person: Person, status: 'active' | 'trialing' | 'past_due' | 'canceled', end: string) => {
      const subject_id = newId();
      const at = app.clock.now().toISOString();
      await db
        .insertInto('billing_subjects')
        .values({ subject_id, user_id: person.id, provider: 'sandbox', customer_ref: null, created_at: at })
        .execute();
      const plan = { plan_id: 'monthly', plan_name: 'Havi előfizetés', cancel_at_period_end_at: null };
      await db
        .insertInto('subscriptions')
        .values({
          id: newId(),
          subject_id,
          provider_ref: newId(),
          ...plan,
          status,
          current_period_end: end,
          created_at: at,
          updated_at: at,
        })
        .execute();
    };
    return { ...app, db, profile, addSubscription };
  };

  test('case 5 to 6: the trial ends exactly 30 days after registration', async () => {
    const { clock, db, profile } = await kit();
    const student = await addStudent(db, clock.now());
    clock.forward({ days: 30, seconds: -1 });
    expect(await profile(student)).toMatchObject({ case: 5, subscribed: false, status: 'trialing' });
    clock.forward({ seconds: 1 });
    expect(await profile(student)).toMatchObject({ case: 6, subscribed: false, status: 'none', body: { subscriptions: [] } });
  });

  test('case 4 to 6: an own subscription counts until its period ends, active or trialing', async () => {
    for (const status of ['active', 'trialing'] as const) {
      const { clock, db, profile, addSubscription } = await kit();
      const student = await addStudent(db, clock.now());
      await addSubscription(student, status, '2027-01-15T08:00:00.000Z');
      clock.set('2027-01-15T07:59:59.999Z');
      expect(await profile(student)).toMatchObject({ case: 4, subscribed: true, status });
      clock.set('2027-01-15T08:00:00.000Z');
      expect(await profile(student)).toMatchObject({ case: 6, subscribed: false, status: 'canceled', body: { subscriptions: [] } });
    }
  });

  test('past due and canceled grant nothing', async () => {
    const { clock, db, profile, addSubscription } = await kit();
    const old = new Date('2026-01-01T00:00:00Z');
    const [late, gone] = [await addStudent(db, old), await addStudent(db, old)];
    await addSubscription(late, 'past_due', '2027-01-15T08:00:00.000Z');
    await addSubscription(gone, 'canceled', '2027-01-15T08:00:00.000Z');
    expect(clock.now().getTime()).toBeGreaterThan(old.getTime());
    expect(await profile(late)).toMatchObject({ case: 6, subscribed: false, status: 'past_due', body: { subscriptions: [] } });
    expect(await profile(gone)).toMatchObject({ case: 6, subscribed: false, status: 'canceled', body: { subscriptions: [] } });
  });

  test('case 3 to 6: the class gives access until it expires, while its teacher is approved, and after the teacher has left', async () => {
    const { clock, db, profile } = await kit();
    const { students, teacher, id } = await addClass(db, clock, { names: ['Kis Éva'] });
    const pupil = students[0] as Person;
    expect(await profile(pupil)).toMatchObject({
      case: 3,
      subscribed: true,
      body: { is_member_of_approved_class: true, subscriptions: [] },
    });
    await db.updateTable('users').set({ approved_at: null }).where('id', '=', teacher.id).execute();
    expect(await profile(pupil)).toMatchObject({ case: 5, subscribed: false });
    await db.deleteFrom('users').where('id', '=', teacher.id).execute();
    clock.forward({ days: 60 });
    expect(await profile(pupil)).toMatchObject({ case: 3, subscribed: true });
    const { expires_at } = await db.selectFrom('classes').select('expires_at').where('id', '=', id).executeTakeFirstOrThrow();
    clock.set(expires_at);
    clock.forward({ seconds: -1 });
    expect(await profile(pupil)).toMatchObject({ case: 3 });
    clock.set(expires_at);
    expect(await profile(pupil)).toMatchObject({ case: 6, subscribed: false, body: { is_member_of_approved_class: false } });
  });

  test('case 3 yields to 4 when a member buys a plan', async () => {
    const { clock, db, profile, addSubscription } = await kit();
    const { students } = await addClass(db, clock, { names: ['Kis Éva'] });
    const pupil = students[0] as Person;
    await addSubscription(pupil, 'active', '2027-01-15T08:00:00.000Z');
    expect(await profile(pupil)).toMatchObject({ case: 4, subscribed: true, status: 'active' });
  });

  test('cases 1 and 2, the waiting teacher, and the admin', async () => {
    const { clock, db, profile } = await kit();
    const now = clock.now();
    expect(await profile(await addTeacher(db, now))).toMatchObject({ case: 1, subscribed: true, status: 'vip_teacher' });
    expect(await profile(await addPerson(db, now, { permanent_free_at: now.toISOString() }))).toMatchObject({ case: 2, subscribed: true });
    expect(await profile(await addTeacher(db, now, { approved_at: null }))).toMatchObject({
      case: 5,
      subscribed: false,
      body: { is_approved: false },
    });
    expect(await profile(await addAdmin(db, now))).toMatchObject({ subscribed: true });
  });
});
