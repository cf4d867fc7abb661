import { type Intent, type Invoice, PRICES, type StripeWorld, type Subscription } from './stripe-world.ts';

/** The world's objects in the shape of Stripe's API answers, the expanded parts included. */
const list = (data: unknown[]) => ({ object: 'list', data, has_more: false });

export const invoiceAnswer = (invoice: Invoice) => ({
  id: invoice.id,
  object: 'invoice',
  status: invoice.status,
  parent: { type: 'subscription_details', subscription_details: { subscription: invoice.subscription, metadata: {} } },
  lines: list([
    { object: 'line_item', pricing: { type: 'price_details', price_details: { price: PRICES[invoice.plan], product: 'prod_1' } } },
  ]),
  payments: list([
    {
      object: 'invoice_payment',
      status: invoice.status === 'paid' ? 'paid' : 'open',
      payment: { type: 'payment_intent', payment_intent: invoice.intent },
    },
  ]),
});

export const subscriptionAnswer = (world: StripeWorld, subscription: Subscription) => {
  const latest = world.invoices.get(subscription.latest_invoice);
  return {
    id: subscription.id,
    object: 'subscription',
    status: subscription.status,
    customer: subscription.customer,
    created: subscription.created,
    cancel_at: null,
    cancel_at_period_end: subscription.cancel_at_period_end,
    metadata: subscription.metadata,
    items: list([{ object: 'subscription_item', price: { id: PRICES[subscription.plan] }, current_period_end: subscription.periodEnd }]),
    latest_invoice: latest ? invoiceAnswer(latest) : null,
  };
};

export const intentAnswer = (intent: Intent) => ({
  id: intent.id,
  object: 'payment_intent',
  status: 'succeeded',
  created: intent.created,
  amount_received: intent.amount,
  metadata: intent.metadata,
  latest_charge: {
    id: `ch_${intent.id}`,
    object: 'charge',
    created: intent.created,
    refunded: intent.refunded !== null,
    disputed: intent.dispute !== null,
    refunds: list(intent.refunded === null ? [] : [{ object: 'refund', created: intent.refunded }]),
  },
});

export const disputesAnswer = (intent: Intent | undefined) => list(intent?.dispute ? [{ object: 'dispute', ...intent.dispute }] : []);
