import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Engine } from '../../db/engine.ts';
import { newId } from '../../db/id.ts';
import { createLog } from '../../log.ts';
import { StripeWorld, type WorldEvent } from '../../payments/testing/stripe-world.ts';
import { worldProvider } from '../../payments/testing/world-provider.ts';
import { TestClock, testSettings } from '../../testing/app.ts';
import { freshEngine } from '../../testing/engines.ts';
import { addTeacher } from '../../testing/people.ts';
import type { BillingDeps } from './read-and-apply.ts';
import { receiveEvent } from './receive-event.ts';
import { startCheckout } from './start-checkout.ts';

/** The full run uses 10,000. */
const HISTORIES = process.env.TEST_FULL ? 10_000 : 40;

const actions = ['payPlan', 'payClass', 'abandon', 'renew', 'fail', 'switch', 'cancelAtEnd', 'cancel', 'refund', 'dispute', 'win'] as const;
type Action = (typeof actions)[number];

interface Step {
  action: Action;
  /** Which of the subscriptions or payments there are by then. */
  pick: number;
}
interface Delivery {
  pick: number;
  crash: boolean;
  forget: boolean;
  together: boolean;
}

/** What happened at the provider: fixed before anything is delivered, so both replays see the same history. */
const play = async (deps: BillingDeps, world: StripeWorld, userId: string, steps: readonly Step[]): Promise<void> => {
  for (const { action, pick } of steps) {
    world.now += 86_400;
    const of = <T>(map: Map<string, T>): string => [...map.keys()][pick % Math.max(1, map.size)] ?? '';
    if (action === 'payPlan' || action === 'payClass' || action === 'abandon') {
      const before = world.sessions.size;
      await startCheckout(
        deps,
        action === 'payClass'
          ? { userId, kind: 'class', className: `Osztály ${before}`, maxStudents: 5 }
          : { userId, kind: pick % 2 ? 'monthly' : 'yearly' },
      );
      const session = [...world.sessions.keys()].at(-1) ?? '';
      if (action === 'abandon') world.expire(session);
      else world.pay(session);
    }
    if (action === 'renew') world.renew(of(world.subscriptions));
    if (action === 'fail') world.renew(of(world.subscriptions), false);
    if (action === 'switch') world.switchPlan(of(world.subscriptions));
    if (action === 'cancelAtEnd') world.cancelAtEnd(of(world.subscriptions));
    if (action === 'cancel') world.cancel(of(world.subscriptions));
    if (action === 'refund') world.refund(of(world.intents));
    if (action === 'dispute') world.dispute(of(world.intents));
    if (action === 'win') world.winDispute(of(world.intents));
  }
};

class Crash extends Error {}

const replay = async (engine: Engine, steps: readonly Step[], deliveries: readonly Delivery[] | 'in order, once') => {
  const clock = new TestClock();
  const world = new StripeWorld(`${newId()}_`, clock.now());
  const teacher = await addTeacher(engine.db, clock.now());
  let faults = 0;
  const fault = (): void => {
    if (faults > 0 && --faults === 0) throw new Crash();
  };
  const log = createLog({ level: 'silent' });
  const deps: BillingDeps = { engine, clock, log, settings: testSettings(), payments: worldProvider(world, fault) };
  await play(deps, world, teacher.id, steps);

  const done = new Set<string>();
  const deliver = async (event: WorldEvent): Promise<void> => {
    try {
      await receiveEvent(deps, Buffer.from(JSON.stringify({ ...event, data: { object: event.object } })), '');
      done.add(event.id);
    } catch (error) {
      if (!(error instanceof Error && error.cause instanceof Crash)) throw error;
    }
  };
  if (deliveries !== 'in order, once') {
    let waiting: Promise<void>[] = [];
    for (const { pick, crash, forget, together } of deliveries) {
      const event = world.events[pick % Math.max(1, world.events.length)];
      if (!event) continue;
      // A crash after the work and before the note that it was done.
      if (forget) await engine.db.updateTable('payment_events').set({ processed_at: null }).where('event_id', '=', event.id).execute();
      faults = crash ? 1 + (pick % 5) : 0;
      waiting.push(deliver(event));
      if (together) continue;
      await Promise.all(waiting);
      waiting = [];
    }
    await Promise.all(waiting);
    faults = 0;
  }
  for (let i = 0; i < world.events.length; i++) {
    const event = world.events[i];
    if (event && !done.has(event.id)) await deliver(event);
  }
  return stateOf(engine, teacher.id, world);
};

/** Everything the events decide, without ids, codes and the times of delivery. */
const stateOf = async ({ db }: Engine, userId: string, world: StripeWorld) => {
  const { subject_id } = (await db
    .selectFrom('billing_subjects')
    .select('subject_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()) ?? { subject_id: '' };
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['plan_id', 'status', 'current_period_end', 'cancel_at_period_end_at', 'created_at'])
    .where('subject_id', '=', subject_id)
    .execute();
  const payments = await db
    .selectFrom('payments')
    .select(['kind', 'amount_ron', 'paid_at', 'refunded_at', 'disputed_at'])
    .where('subject_id', '=', subject_id)
    .execute();
  const checkouts = await db
    .selectFrom('checkouts')
    .select(['kind', 'class_name', 'completed_at', 'canceled_at'])
    .where('subject_id', '=', subject_id)
    .execute();
  const classes = await db.selectFrom('classes').select(['class_name', 'paid_at', 'expires_at']).where('teacher_id', '=', userId).execute();
  const notices = await db.selectFrom('notifications').select(['title', 'message']).where('user_id', '=', userId).execute();
  const provider = [...world.subscriptions.values()].map(s => s.status);
  return Object.fromEntries(
    Object.entries({ subscriptions, payments, checkouts, classes, notices, provider }).map(([name, rows]) => [
      name,
      rows.map(r => JSON.stringify(r)).sort(),
    ]),
  );
};

const step = fc.record({ action: fc.constantFrom(...actions), pick: fc.nat(9) });
const history = fc.tuple(
  fc.constantFrom<Step['action']>('payPlan', 'payClass'),
  fc.array(step, { maxLength: 9 }),
  fc.array(fc.record({ pick: fc.nat(60), crash: fc.boolean(), forget: fc.boolean(), together: fc.boolean() }), { maxLength: 60 }),
);

test(`${HISTORIES} histories of events, repeated, reordered, in parallel and with crashes, end as if delivered once and in order`, {
  timeout: 3_600_000,
}, async () => {
  const engine = await freshEngine('sqlite');
  // Order is tried here, not durability.
  await sql`pragma synchronous = off`.execute(engine.db);
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(history, async ([first, rest, deliveries]) => {
      const steps = [{ action: first, pick: 1 }, ...rest];
      const expected = await replay(engine, steps, 'in order, once');
      const actual = await replay(engine, steps, deliveries);
      expect(actual).toEqual(expected);
      if ((expected.payments ?? []).length > 0) seen += 1;
    }),
    { numRuns: HISTORIES },
  );
  expect(seen).toBe(HISTORIES);
});

test('the same on PostgreSQL', { timeout: 120_000 }, async () => {
  const engine = await freshEngine('postgres');
  await fc.assert(
    fc.asyncProperty(history, async ([first, rest, deliveries]) => {
      const steps = [{ action: first, pick: 1 }, ...rest];
      expect(await replay(engine, steps, deliveries)).toEqual(await replay(engine, steps, 'in order, once'));
    }),
    { numRuns: Math.ceil(HISTORIES / 10) },
  );
});
