import type Stripe from 'stripe';
import type { CheckoutState, InvoiceState, PaymentState, Plan, SubscriptionState } from './provider.ts';

/** Maps Stripe objects to our types. Pure; I/O is in `stripe-provider.ts`. */
export type Prices = Readonly<Record<Plan | 'class', string>>;

const time = (seconds: number): string => new Date(seconds * 1000).toISOString();
const refOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
const planOf = (price: string | undefined, prices: Prices): Plan | null =>
  price === prices.monthly ? 'monthly' : price === prices.yearly ? 'yearly' : null;

const STATUS: Readonly<Record<string, SubscriptionState['status']>> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'canceled',
  // The first payment failed: nothing was bought.
  incomplete: 'canceled',
  incomplete_expired: 'canceled',
};

export const toCheckout = (session: Stripe.Checkout.Session): CheckoutState | undefined =>
  session.client_reference_id
    ? {
        ref: session.id,
        checkoutId: session.client_reference_id,
        state: session.payment_status === 'paid' ? 'paid' : session.status === 'expired' ? 'expired' : 'open',
        customerRef: refOf(session.customer),
        subscriptionRef: refOf(session.subscription),
        invoiceRef: refOf(session.invoice),
        paymentRef: refOf(session.payment_intent),
      }
    : undefined;

const paymentRefOf = (invoice: Stripe.Invoice): string | null => {
  const payments = invoice.payments?.data ?? [];
  const settled = payments.find(p => p.status === 'paid') ?? payments[0];
  return refOf(settled?.payment.payment_intent);
};

export const toSubscription = (subscription: Stripe.Subscription, prices: Prices): SubscriptionState | undefined => {
  const item = subscription.items.data[0];
  const plan = planOf(item?.price.id, prices);
  const subjectId = subscription.metadata.subject_id;
  const customerRef = refOf(subscription.customer);
  // Another product may sell through the same account.
  if (!item || !plan || !subjectId || !customerRef) return undefined;
  const latest = subscription.latest_invoice;
  const end = subscription.cancel_at_period_end ? item.current_period_end : subscription.cancel_at;
  return {
    ref: subscription.id,
    subjectId,
    customerRef,
    plan,
    status: STATUS[subscription.status] ?? 'past_due',
    currentPeriodEnd: time(item.current_period_end),
    cancelAt: end === null ? null : time(end),
    createdAt: time(subscription.created),
    latestPaymentRef: latest && typeof latest === 'object' ? paymentRefOf(latest) : null,
  };
};

export const toInvoice = (invoice: Stripe.Invoice, prices: Prices): InvoiceState => ({
  ref: invoice.id,
  subscriptionRef: refOf(invoice.parent?.subscription_details?.subscription),
  plan: planOf(refOf(invoice.lines.data[0]?.pricing?.price_details?.price) ?? undefined, prices),
  paymentRef: paymentRefOf(invoice),
  paid: invoice.status === 'paid',
});

/** A won dispute or closed inquiry changes nothing. */
const HARMLESS: ReadonlySet<string> = new Set(['won', 'warning_closed', 'warning_needs_response', 'warning_under_review', 'prevented']);

export const toPayment = (intent: Stripe.PaymentIntent, disputes: readonly Stripe.Dispute[]): PaymentState => {
  const charge = intent.latest_charge && typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const refund = charge?.refunded ? charge.refunds?.data[0] : undefined;
  const dispute = disputes.find(d => !HARMLESS.has(d.status));
  return {
    ref: intent.id,
    amountRon: Math.round(intent.amount_received / 100),
    paidAt: intent.status === 'succeeded' ? time(charge?.created ?? intent.created) : null,
    refundedAt: charge?.refunded ? time(refund?.created ?? charge.created) : null,
    disputedAt: dispute ? time(dispute.created) : null,
    checkoutId: intent.metadata.checkout_id ?? null,
  };
};
