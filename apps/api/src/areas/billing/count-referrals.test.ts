import { expect, test } from 'vitest';
import { violatedConstraint } from '../../db/constraint.ts';
import { newId } from '../../db/id.ts';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addStudent, type Person } from '../../testing/people.ts';
import { countReferrals } from './count-referrals.ts';

onBothEngines('referrals', fresh => {
  const programme = async () => {
    const kit = await testApp({ engine: await fresh() });
    const { db } = kit.engine;
    const pay = async (person: Person, interval: 'monthly' | 'yearly' = 'monthly'): Promise<void> => {
      const { body } = await kit.call('POST', '/api/create-checkout-session', { token: person.token, body: { interval } });
      const id = String(body.url).split('/fizetes-proba/')[1];
      await kit.call('POST', `/api/sandbox-checkout/${id}`, { body: { action: 'pay' } });
    };
    const refer = async (referrer: Person, count: number): Promise<Person[]> => {
      const friends: Person[] = [];
      for (let i = 0; i < count; i++) {
        const friend = await addStudent(db, kit.clock.now());
        const created_at = kit.clock.now().toISOString();
        await db
          .insertInto('referrals')
          .values({
            id: newId(),
            referrer_id: referrer.id,
            referred_id: friend.id,
            created_at,
            counted_at: null,
            outcome: null,
            reward_ref: null,
            reward_until: null,
          })
          .execute();
        await pay(friend);
        friends.push(friend);
      }
      return friends;
    };
    const profile = async (person: Person) => (await kit.call('GET', '/api/profile', { token: person.token })).body;
    const notified = async (person: Person) =>
      (
        await db
          .selectFrom('notifications')
          .select('message')
          .where('user_id', '=', person.id)
          .where('kind', '=', 'referral')
          .orderBy('id')
          .execute()
      ).map(n => n.message);
    const referrer = await addStudent(db, kit.clock.now());
    return { ...kit, db, pay, refer, profile, notified, referrer };
  };
  const end = (profile: Record<string, unknown>) => (profile.subscriptions as { current_period_end: string }[])[0]?.current_period_end;

  test('count when the first payment is 14 days old, once, however often the job runs', async () => {
    const { deps, clock, referrer, refer, profile } = await programme();
    await refer(referrer, 1);
    clock.forward({ days: 14, seconds: -1 });
    await countReferrals(deps);
    expect(await profile(referrer)).toMatchObject({ successful_referrals: 0 });
    clock.forward({ seconds: 1 });
    for (let i = 0; i < 3; i++) await countReferrals(deps);
    expect(await profile(referrer)).toMatchObject({ successful_referrals: 1, earned_rewards: 0 });
  });

  test.each([
    [4, 0, '2027-11-15T08:00:00.000Z'],
    [5, 1, '2027-12-15T08:00:00.000Z'],
    [6, 1, '2027-12-15T08:00:00.000Z'],
    [10, 2, '2028-01-15T08:00:00.000Z'],
  ])('%i with an active subscription earn %i months', async (count, rewards, until) => {
    const { deps, clock, referrer, pay, refer, profile, notified } = await programme();
    await pay(referrer, 'yearly');
    await refer(referrer, count);
    clock.forward({ days: 14 });
    await countReferrals(deps);
    const after = await profile(referrer);
    expect(after).toMatchObject({ successful_referrals: count, earned_rewards: rewards, is_subscribed: true });
    expect(end(after)).toBe(until);
    expect(await notified(referrer)).toHaveLength(count);
  });

  test.each([4, 5, 6, 10])('%i without a subscription earn nothing, and the notification says why', async count => {
    const { deps, clock, referrer, refer, profile, notified } = await programme();
    await refer(referrer, count);
    clock.forward({ days: 14 });
    await countReferrals(deps);
    expect(await profile(referrer)).toMatchObject({ successful_referrals: count, earned_rewards: 0, is_subscribed: false });
    expect((await notified(referrer)).filter(message => message.includes('csak élő előfizetéshez jár'))).toHaveLength(
      Math.floor(count / 5),
    );
  });

  test('a first payment refunded within 14 days never counts, not even through a later payment', async () => {
    const { deps, clock, db, call, referrer, refer, pay, profile } = await programme();
    const [friend] = await refer(referrer, 1);
    clock.forward({ days: 3 });
    const token = friend?.token ?? '';
    const { payments } = (await call('GET', '/api/profile/payments', { token })).body as { payments: { id: string }[] };
    await call('POST', `/api/profile/payments/${payments[0]?.id}/withdraw`, { token, body: { confirmed: true } });
    await pay(friend as Person);
    expect(await db.selectFrom('payments').selectAll().execute()).toHaveLength(2);
    clock.forward({ days: 30 });
    await countReferrals(deps);
    expect(await profile(referrer)).toMatchObject({ successful_referrals: 0 });
  });

  test('while the provider is away the reward waits, and comes once', async () => {
    const { deps, clock, referrer, pay, refer, profile } = await programme();
    await pay(referrer, 'yearly');
    await refer(referrer, 5);
    clock.forward({ days: 14 });
    const away = { ...deps, payments: { ...deps.payments, extendSubscription: () => Promise.reject(new Error('away')) } };
    await countReferrals(away);
    expect(await profile(referrer)).toMatchObject({
      earned_rewards: 1,
      subscriptions: [{ current_period_end: '2027-11-15T08:00:00.000Z' }],
    });
    await refer(referrer, 1);
    clock.forward({ days: 14 });
    for (let i = 0; i < 2; i++) await countReferrals(deps);
    expect(end(await profile(referrer))).toBe('2027-12-15T08:00:00.000Z');
  });

  test('nobody refers themselves', async () => {
    const { db, referrer } = await programme();
    const row = {
      id: newId(),
      referrer_id: referrer.id,
      referred_id: referrer.id,
      created_at: '',
      counted_at: null,
      outcome: null,
      reward_ref: null,
      reward_until: null,
    };
    expect(await db.insertInto('referrals').values(row).execute().catch(violatedConstraint)).toBe('check');
  });
});
