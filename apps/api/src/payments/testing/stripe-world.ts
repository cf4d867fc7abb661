import { PRICE_RON } from '@eszkerek/contract';
import { addMonths } from '../../clock.ts';

/** Stripe's objects and what happens to them, as far as our product can see: the state behind the test double's HTTP answers. */
export const PRICES = { monthly: 'price_month', yearly: 'price_year', class: 'price_class' } as const;
type Item = keyof typeof PRICES;

type Loose = Record<string, unknown>;
export interface Session extends Loose {
  id: string;
  mode: 'subscription' | 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  customer: string | null;
  subscription: string | null;
  invoice: string | null;
  payment_intent: string | null;
  item: Item;
  metadata: Record<string, string>;
}
export interface Subscription extends Loose {
  id: string;
  status: string;
  plan: 'monthly' | 'yearly';
  periodEnd: number;
  latest_invoice: string;
  cancel_at_period_end: boolean;
  metadata: Record<string, string>;
}
export interface Intent {
  id: string;
  created: number;
  amount: number;
  refunded: number | null;
  dispute: { id: string; created: number; status: string } | null;
  metadata: Record<string, string>;
}
export interface Invoice {
  id: string;
  subscription: string;
  plan: 'monthly' | 'yearly';
  status: 'paid' | 'open';
  intent: string;
}
export interface WorldEvent {
  id: string;
  type: string;
  /** The object as it was then: an honest receiver does not trust it. */
  object: Loose;
}

export class StripeWorld {
  readonly sessions = new Map<string, Session>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly intents = new Map<string, Intent>();
  readonly invoices = new Map<string, Invoice>();
  readonly events: WorldEvent[] = [];
  now: number;
  #count = 0;
  readonly #name: string;

  constructor(name: string, now: Date) {
    this.#name = name;
    this.now = Math.floor(now.getTime() / 1000);
  }

  id(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${this.#name}${this.#count}`;
  }

  #emit(type: string, object: Loose): void {
    this.events.push({ id: this.id('evt'), type, object });
  }

  openSession(input: { item: Item; customer: string | null; reference: string; metadata: Record<string, string> }): Session {
    const session: Session = {
      id: this.id('cs'),
      object: 'checkout.session',
      mode: input.item === 'class' ? 'payment' : 'subscription',
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: input.reference,
      customer: input.customer,
      subscription: null,
      invoice: null,
      payment_intent: null,
      item: input.item,
      metadata: input.metadata,
      url: `https://checkout.stripe.test/${this.#count}`,
    };
    this.sessions.set(session.id, session);
    return session;
  }

  #charge(amountRon: number, metadata: Record<string, string>): Intent {
    const intent: Intent = { id: this.id('pi'), created: this.now, amount: amountRon * 100, refunded: null, dispute: null, metadata };
    this.intents.set(intent.id, intent);
    return intent;
  }

  #bill(subscription: string, plan: 'monthly' | 'yearly', paid: boolean): Invoice {
    const intent = this.#charge(PRICE_RON[plan], {});
    const invoice: Invoice = { id: this.id('in'), subscription, plan, status: paid ? 'paid' : 'open', intent: intent.id };
    this.invoices.set(invoice.id, invoice);
    return invoice;
  }

  #end(plan: 'monthly' | 'yearly'): number {
    return Math.floor(addMonths(new Date(this.now * 1000), plan === 'monthly' ? 1 : 12).getTime() / 1000);
  }

  pay(sessionId: string): void {
    const session = this.sessions.get(sessionId);
    if (session?.status !== 'open') return;
    session.status = 'complete';
    session.payment_status = 'paid';
    session.customer ??= this.id('cus');
    if (session.item === 'class') {
      session.payment_intent = this.#charge(PRICE_RON.class, session.metadata).id;
      this.#emit('payment_intent.succeeded', { id: session.payment_intent });
    } else {
      const id = this.id('sub');
      const invoice = this.#bill(id, session.item, true);
      this.subscriptions.set(id, {
        id,
        status: 'active',
        plan: session.item,
        periodEnd: this.#end(session.item),
        latest_invoice: invoice.id,
        cancel_at_period_end: false,
        metadata: session.metadata,
        customer: session.customer,
        created: this.now,
      });
      session.subscription = id;
      session.invoice = invoice.id;
      this.#emit('customer.subscription.created', { id, status: 'incomplete' });
      this.#emit('invoice.paid', { id: invoice.id });
    }
    this.#emit('checkout.session.completed', { id: session.id });
  }

  expire(sessionId: string): void {
    const session = this.sessions.get(sessionId);
    if (session?.status !== 'open') return;
    session.status = 'expired';
    this.#emit('checkout.session.expired', { id: sessionId });
  }

  renew(subscriptionId: string, paid = true): void {
    const subscription = this.subscriptions.get(subscriptionId);
    if (!subscription || subscription.status === 'canceled') return;
    const invoice = this.#bill(subscriptionId, subscription.plan, paid);
    subscription.latest_invoice = invoice.id;
    subscription.status = paid ? 'active' : 'past_due';
    subscription.periodEnd = this.#end(subscription.plan);
    this.#emit('customer.subscription.updated', { id: subscriptionId, status: 'active' });
    this.#emit(paid ? 'invoice.paid' : 'invoice.payment_failed', { id: invoice.id });
  }

  switchPlan(subscriptionId: string): void {
    const subscription = this.subscriptions.get(subscriptionId);
    if (!subscription || subscription.status === 'canceled') return;
    subscription.plan = subscription.plan === 'monthly' ? 'yearly' : 'monthly';
    this.#emit('customer.subscription.updated', { id: subscriptionId });
  }

  cancelAtEnd(subscriptionId: string): void {
    const subscription = this.subscriptions.get(subscriptionId);
    if (!subscription || subscription.status === 'canceled') return;
    subscription.cancel_at_period_end = !subscription.cancel_at_period_end;
    this.#emit('customer.subscription.updated', { id: subscriptionId });
  }

  cancel(subscriptionId: string): boolean {
    const subscription = this.subscriptions.get(subscriptionId);
    if (!subscription || subscription.status === 'canceled') return false;
    subscription.status = 'canceled';
    this.#emit('customer.subscription.deleted', { id: subscriptionId });
    return true;
  }

  extend(subscriptionId: string, until: number): void {
    const subscription = this.subscriptions.get(subscriptionId);
    if (!subscription) return;
    subscription.status = 'trialing';
    subscription.periodEnd = until;
    this.#emit('customer.subscription.updated', { id: subscriptionId });
  }

  refund(intentId: string): boolean {
    const intent = this.intents.get(intentId);
    if (!intent || intent.refunded !== null) return false;
    intent.refunded = this.now;
    this.#emit('charge.refunded', { id: `ch_${intentId}`, payment_intent: intentId });
    return true;
  }

  dispute(intentId: string): void {
    const intent = this.intents.get(intentId);
    if (!intent || intent.dispute) return;
    intent.dispute = { id: this.id('dp'), created: this.now, status: 'needs_response' };
    this.#emit('charge.dispute.created', { id: intent.dispute.id, payment_intent: intentId });
  }

  winDispute(intentId: string): void {
    const intent = this.intents.get(intentId);
    if (!intent?.dispute || intent.dispute.status === 'won') return;
    intent.dispute.status = 'won';
    this.#emit('charge.dispute.closed', { id: intent.dispute.id, payment_intent: intentId });
  }
}
