import { AppError } from '@eszkerek/contract';
import Stripe from 'stripe';
import type { Clock } from '../clock.ts';
import type { Settings } from '../settings.ts';
import { PROVIDER_DEADLINE_MS, withinDeadline } from './deadline.ts';
import type { CheckoutInput, PaymentProvider } from './provider.ts';
import { toProviderEvent } from './stripe-events.ts';
import { toCheckout, toInvoice, toPayment, toSubscription } from './stripe-states.ts';

const EVENT_MAX_AGE_S = 300;

type StripeSettings = NonNullable<Settings['stripe']>;

const open = ({ secretKey, apiBase }: StripeSettings): Stripe => {
  const base = apiBase ? new URL(apiBase) : undefined;
  return new Stripe(secretKey, {
    timeout: PROVIDER_DEADLINE_MS,
    // No retries: the user is waiting; webhooks are redelivered and buttons can be pressed again.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(base
      ? {
          host: base.hostname,
          protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
          port: base.port || (base.protocol === 'http:' ? '80' : '443'),
        }
      : {}),
  });
};

const codeOf = (error: unknown): string | undefined => (error instanceof Stripe.errors.StripeError ? error.code : undefined);

/** A missing object is a valid result; everything else is an error. */
const orMissing = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await withinDeadline(reading);
  } catch (error) {
    if (codeOf(error) === 'resource_missing') return undefined;
    throw error;
  }
};

/** Treats an already completed step as success. */
const unless = async (doneCodes: readonly string[], step: Promise<unknown>): Promise<void> => {
  try {
    await withinDeadline(step);
  } catch (error) {
    if (!doneCodes.includes(codeOf(error) ?? '')) throw error;
  }
};

const sessionParams = (input: CheckoutInput, price: string): Stripe.Checkout.SessionCreateParams => {
  const metadata = { checkout_id: input.checkoutId, subject_id: input.subjectId };
  return {
    client_reference_id: input.checkoutId,
    line_items: [{ price, quantity: 1 }],
    metadata,
    success_url: input.successUrl,
    cancel_url: input.cancelUrl,
    locale: 'hu',
    ...(input.customerRef ? { customer: input.customerRef } : { customer_email: input.email }),
    ...(input.kind === 'class'
      ? {
          mode: 'payment' as const,
          payment_intent_data: { metadata, ...(input.className ? { description: input.className } : {}) },
          ...(input.customerRef ? {} : { customer_creation: 'always' as const }),
        }
      : { mode: 'subscription' as const, subscription_data: { metadata } }),
  };
};

export const stripeProvider = (settings: StripeSettings, clock: Clock): PaymentProvider => {
  const stripe = open(settings);
  const { prices } = settings;
  return {
    name: 'stripe',
    createCheckout: async input => {
      const session = await withinDeadline(
        stripe.checkout.sessions.create(sessionParams(input, prices[input.kind]), { idempotencyKey: `checkout-${input.checkoutId}` }),
      );
      if (!session.url) throw new Error('The checkout session has no address.');
      return { ref: session.id, url: session.url };
    },
    createPortal: async ({ customerRef, returnUrl }) => {
      const { url } = await withinDeadline(
        stripe.billingPortal.sessions.create({ customer: customerRef, return_url: returnUrl, locale: 'hu' }),
      );
      return { url };
    },
    verifyEvent: (body, signature) => {
      // Stripe's library refuses old signatures only: one dated ahead could be replayed for as long as it is ahead.
      if (Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1]) > clock.now().getTime() / 1000 + EVENT_MAX_AGE_S)
        throw new AppError('badSignature');
      try {
        return toProviderEvent(
          stripe.webhooks.constructEvent(body, signature ?? '', settings.webhookSecret, EVENT_MAX_AGE_S, undefined, clock.now().getTime()),
        );
      } catch (cause) {
        throw new AppError('badSignature', { cause });
      }
    },
    readCheckout: async ref => {
      const session = await orMissing(stripe.checkout.sessions.retrieve(ref));
      return session && toCheckout(session);
    },
    readSubscription: async ref => {
      const subscription = await orMissing(stripe.subscriptions.retrieve(ref, { expand: ['latest_invoice.payments'] }));
      return subscription && toSubscription(subscription, prices);
    },
    readInvoice: async ref => {
      const invoice = await orMissing(stripe.invoices.retrieve(ref, { expand: ['payments'] }));
      return invoice && toInvoice(invoice, prices);
    },
    readPayment: async ref => {
      const intent = await orMissing(stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge.refunds'] }));
      if (!intent) return undefined;
      const charge = intent.latest_charge;
      const disputed = charge && typeof charge === 'object' && charge.disputed;
      const disputes = disputed ? (await withinDeadline(stripe.disputes.list({ payment_intent: ref }))).data : [];
      return toPayment(intent, disputes);
    },
    cancelSubscription: ref => unless(['resource_missing'], stripe.subscriptions.cancel(ref, {}, { idempotencyKey: `cancel-${ref}` })),
    extendSubscription: async (ref, until) => {
      const seconds = Math.floor(new Date(until).getTime() / 1000);
      await withinDeadline(
        stripe.subscriptions.update(
          ref,
          { trial_end: seconds, proration_behavior: 'none' },
          { idempotencyKey: `extend-${ref}-${seconds}` },
        ),
      );
    },
    refund: ref => unless(['charge_already_refunded'], stripe.refunds.create({ payment_intent: ref }, { idempotencyKey: `refund-${ref}` })),
  };
};
