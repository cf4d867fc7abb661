import { PRICE_RON } from '@eszkerek/contract';
import { addMonths } from '../clock.ts';
import type { Db } from '../db/engine.ts';
import { newId } from '../db/id.ts';
import type { Plan, Target } from './provider.ts';
import { getObject, putObject } from './sandbox-store.ts';

/** Simulates payments: each step updates the sandbox's tables and returns the events a provider would send. Runs inside a transaction. */
export type Happened = { type: string; target: Target };

const MONTHS: Record<Plan, number> = { monthly: 1, yearly: 12 };

const periodEnd = (from: string, plan: Plan): string => addMonths(new Date(from), MONTHS[plan]).toISOString();

const takePayment = async (trx: Db, input: { amountRon: number; checkoutId: string | null; now: string }): Promise<string> => {
  const ref = `sbx_pay_${newId()}`;
  await putObject(
    trx,
    ref,
    { kind: 'payment', amountRon: input.amountRon, paidAt: input.now, refundedAt: null, disputedAt: null, checkoutId: input.checkoutId },
    input.now,
  );
  return ref;
};

const payPeriod = async (trx: Db, input: { subscriptionRef: string; plan: Plan; now: string }) => {
  const paymentRef = await takePayment(trx, { amountRon: PRICE_RON[input.plan], checkoutId: null, now: input.now });
  const invoiceRef = `sbx_inv_${newId()}`;
  await putObject(
    trx,
    invoiceRef,
    { kind: 'invoice', subscriptionRef: input.subscriptionRef, plan: input.plan, paymentRef, paid: true },
    input.now,
  );
  return { paymentRef, invoiceRef };
};

const startSubscription = async (
  trx: Db,
  input: { subjectId: string; customerRef: string; plan: Plan; now: string },
): Promise<{ subscriptionRef: string; invoiceRef: string; happened: Happened[] }> => {
  const subscriptionRef = `sbx_sub_${newId()}`;
  const { paymentRef, invoiceRef } = await payPeriod(trx, { subscriptionRef, plan: input.plan, now: input.now });
  await putObject(
    trx,
    subscriptionRef,
    {
      kind: 'subscription',
      subjectId: input.subjectId,
      customerRef: input.customerRef,
      plan: input.plan,
      status: 'active',
      currentPeriodEnd: periodEnd(input.now, input.plan),
      cancelAt: null,
      createdAt: input.now,
      latestPaymentRef: paymentRef,
    },
    input.now,
  );
  return {
    subscriptionRef,
    invoiceRef,
    happened: [
      { type: 'customer.subscription.created', target: { kind: 'subscription', ref: subscriptionRef } },
      { type: 'invoice.paid', target: { kind: 'invoice', ref: invoiceRef } },
    ],
  };
};

/** Pays an open checkout; undefined if no longer open. */
export const payCheckout = async (trx: Db, ref: string, now: string): Promise<Happened[] | undefined> => {
  const checkout = await getObject(trx, 'checkout', ref);
  if (checkout?.state !== 'open') return undefined;
  const done: Happened = { type: 'checkout.session.completed', target: { kind: 'checkout', ref } };
  if (checkout.item === 'class') {
    const paymentRef = await takePayment(trx, { amountRon: checkout.amountRon, checkoutId: checkout.checkoutId, now });
    await putObject(trx, ref, { ...checkout, state: 'paid', paymentRef }, now);
    return [{ type: 'payment_intent.succeeded', target: { kind: 'payment', ref: paymentRef } }, done];
  }
  const { subscriptionRef, invoiceRef, happened } = await startSubscription(trx, { ...checkout, plan: checkout.item, now });
  await putObject(trx, ref, { ...checkout, state: 'paid', subscriptionRef, invoiceRef }, now);
  return [...happened, done];
};

/** Renews or, if cancelled, ends a subscription whose period is over. */
export const rollSubscription = async (trx: Db, ref: string, now: string): Promise<Happened[]> => {
  const subscription = await getObject(trx, 'subscription', ref);
  if (!subscription || subscription.status === 'canceled' || subscription.currentPeriodEnd > now) return [];
  const changed: Happened = { type: 'customer.subscription.updated', target: { kind: 'subscription', ref } };
  if (subscription.cancelAt) {
    await putObject(trx, ref, { ...subscription, status: 'canceled' }, now);
    return [{ ...changed, type: 'customer.subscription.deleted' }];
  }
  const { paymentRef, invoiceRef } = await payPeriod(trx, { subscriptionRef: ref, plan: subscription.plan, now });
  await putObject(
    trx,
    ref,
    { ...subscription, status: 'active', currentPeriodEnd: periodEnd(now, subscription.plan), latestPaymentRef: paymentRef },
    now,
  );
  return [changed, { type: 'invoice.paid', target: { kind: 'invoice', ref: invoiceRef } }];
};

export const changeSubscription = async (
  trx: Db,
  ref: string,
  now: string,
  change: 'cancelNow' | 'cancelAtEnd' | 'resume' | { until: string },
): Promise<Happened[]> => {
  const subscription = await getObject(trx, 'subscription', ref);
  if (!subscription || subscription.status === 'canceled') return [];
  const next =
    change === 'cancelNow'
      ? { ...subscription, status: 'canceled' as const }
      : change === 'cancelAtEnd'
        ? { ...subscription, cancelAt: subscription.currentPeriodEnd }
        : change === 'resume'
          ? { ...subscription, cancelAt: null }
          : { ...subscription, status: 'trialing' as const, currentPeriodEnd: change.until };
  await putObject(trx, ref, next, now);
  return [{ type: 'customer.subscription.updated', target: { kind: 'subscription', ref } }];
};

export const refundPayment = async (trx: Db, ref: string, now: string): Promise<Happened[]> => {
  const payment = await getObject(trx, 'payment', ref);
  if (!payment || payment.refundedAt) return [];
  await putObject(trx, ref, { ...payment, refundedAt: now }, now);
  return [{ type: 'charge.refunded', target: { kind: 'payment', ref } }];
};
