import Stripe from 'stripe';
import { afterEach } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { startStripeDouble } from './stripe-double.ts';
import { PRICES, StripeWorld, type WorldEvent } from './stripe-world.ts';

const SECRET = 'whsec_test_secret';
const doubles: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const double of doubles.splice(0)) await double.stop();
});

const { webhooks } = new Stripe('sk_test_signer');

export const signed = (event: unknown, now: Date, options: { secret?: string; ageSeconds?: number } = {}) => {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(now.getTime() / 1000) - (options.ageSeconds ?? 0);
  return { payload, signature: webhooks.generateTestHeaderString({ payload, secret: options.secret ?? SECRET, timestamp }) };
};

/** The whole API wired to a Stripe that runs on this machine. */
export const stripeApp = async (options: Parameters<typeof testApp>[0] = {}) => {
  const world = new StripeWorld('', new Date('2026-11-15T08:00:00Z'));
  const double = await startStripeDouble(world);
  doubles.push(double);
  const kit = await testApp({
    ...options,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_double',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_BASE: double.url,
      STRIPE_PRICE_MONTHLY: PRICES.monthly,
      STRIPE_PRICE_YEARLY: PRICES.yearly,
      STRIPE_PRICE_CLASS: PRICES.class,
    },
  });
  const post = (event: unknown, signing: Parameters<typeof signed>[2] = {}) => {
    const { payload, signature } = signed(event, kit.clock.now(), signing);
    return kit.app
      .inject({
        method: 'POST',
        url: '/api/stripe/webhook',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload,
      })
      .then(response => response.statusCode);
  };
  const deliver = (event: WorldEvent) =>
    post({ id: event.id, object: 'event', type: event.type, created: world.now, data: { object: event.object } });
  const deliverAll = async (): Promise<void> => {
    // A delivery may cause the next event, as a refund causes a cancellation.
    for (let i = 0; i < world.events.length; i++) await deliver(world.events[i] as WorldEvent);
  };
  return { ...kit, world, double, post, deliver, deliverAll };
};
