import type { PaymentProvider } from '../provider.ts';
import { toProviderEvent } from '../stripe-events.ts';
import { PRICES, type StripeWorld } from './stripe-world.ts';

const time = (seconds: number): string => new Date(seconds * 1000).toISOString();

/**
 * The world read directly, for tests of thousands of histories. What the SDK makes of Stripe's answers is proven against the
 * HTTP double; here `fault` may throw before or after any reading, as a crash would.
 */
export const worldProvider = (world: StripeWorld, fault: () => void): PaymentProvider => {
  const reading = async <T>(read: () => T): Promise<T> => {
    fault();
    const state = read();
    // Lets parallel deliveries overtake each other between reading and writing.
    await new Promise(resolve => setImmediate(resolve));
    fault();
    return state;
  };
  return {
    name: 'stripe',
    createCheckout: async ({ checkoutId, subjectId, kind, customerRef }) => {
      const metadata = { checkout_id: checkoutId, subject_id: subjectId };
      const { id } = world.openSession({ item: kind, customer: customerRef, reference: checkoutId, metadata });
      return { ref: id, url: `https://checkout.stripe.test/${id}` };
    },
    createPortal: async () => ({ url: PRICES.class }),
    verifyEvent: body => toProviderEvent(JSON.parse(body.toString())),
    readCheckout: ref =>
      reading(() => {
        const s = world.sessions.get(ref);
        return (
          s && {
            ref,
            checkoutId: s.metadata.checkout_id ?? '',
            state: s.payment_status === 'paid' ? 'paid' : s.status === 'expired' ? 'expired' : 'open',
            customerRef: s.customer,
            subscriptionRef: s.subscription,
            invoiceRef: s.invoice,
            paymentRef: s.payment_intent,
          }
        );
      }),
    readSubscription: ref =>
      reading(() => {
        const s = world.subscriptions.get(ref);
        return (
          s && {
            ref,
            subjectId: s.metadata.subject_id ?? '',
            customerRef: String(s.customer),
            plan: s.plan,
            status: s.status === 'canceled' ? 'canceled' : s.status === 'past_due' ? 'past_due' : 'active',
            currentPeriodEnd: time(s.periodEnd),
            cancelAt: s.cancel_at_period_end ? time(s.periodEnd) : null,
            createdAt: time(Number(s.created)),
            latestPaymentRef: world.invoices.get(s.latest_invoice)?.intent ?? null,
          }
        );
      }),
    readInvoice: ref =>
      reading(() => {
        const i = world.invoices.get(ref);
        return i && { ref, subscriptionRef: i.subscription, plan: i.plan, paymentRef: i.intent, paid: i.status === 'paid' };
      }),
    readPayment: ref =>
      reading(() => {
        const i = world.intents.get(ref);
        return (
          i && {
            ref,
            amountRon: i.amount / 100,
            paidAt: time(i.created),
            refundedAt: i.refunded === null ? null : time(i.refunded),
            disputedAt: i.dispute && i.dispute.status !== 'won' ? time(i.dispute.created) : null,
            checkoutId: i.metadata.checkout_id ?? null,
          }
        );
      }),
    cancelSubscription: ref => reading(() => void world.cancel(ref)),
    extendSubscription: (ref, until) => reading(() => world.extend(ref, new Date(until).getTime() / 1000)),
    refund: ref => reading(() => void world.refund(ref)),
  };
};
