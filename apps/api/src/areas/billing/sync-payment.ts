import type { Db } from '../../db/engine.ts';
import { newId } from '../../db/id.ts';
import { enqueueMail } from '../../mail/outbox-store.ts';
import { paymentNoticeMail } from '../../mail/templates/payment-notice.ts';
import type { PaymentState } from '../../payments/provider.ts';
import { createPaidClass } from '../classes/create-paid-class.ts';
import { notify } from '../notifications/notify.ts';
import { findCheckout } from './checkout-store.ts';
import { findPayment, upsertPayment } from './payment-store.ts';
import { itemName } from './plans.ts';
import { type BillingDeps, readAndApply } from './read-and-apply.ts';
import { confirmedParentOf, userOfSubject } from './subject-store.ts';
import { syncSubscription } from './sync-subscription.ts';

/** What a payment was for: known from the invoice for a subscription, from the payment for a class. */
export interface PaidFor {
  subjectId: string;
  kind: string;
  subscriptionRef: string | null;
}

const whatFor = async (trx: Db, state: PaymentState, given: PaidFor | undefined) => {
  if (given) return { ...given, checkout: undefined };
  const checkout = state.checkoutId ? await findCheckout(trx, state.checkoutId) : undefined;
  if (checkout) return { subjectId: checkout.subject_id, kind: checkout.kind, subscriptionRef: null, checkout };
  const known = await findPayment(trx, state.ref);
  return known && { subjectId: known.subject_id, kind: known.kind, subscriptionRef: known.subscription_ref, checkout: undefined };
};

/** Notifies the owner in the app, and a confirmed parent by email when something changed. */
const announcePayment = async (
  trx: Db,
  deps: BillingDeps,
  input: { state: PaymentState; userId: string; item: string; isNew: boolean; newlyRefunded: boolean },
): Promise<void> => {
  const { state, userId, item } = input;
  const shared = { userId, kind: 'payment' as const, link: '/profil#elofizetes' };
  await notify(trx, deps, {
    ...shared,
    dedupeKey: `paid:${state.ref}`,
    title: 'Sikeres fizetés',
    message: `Megérkezett a befizetésed: ${item}, ${state.amountRon} RON. Köszönjük!`,
  });
  if (state.refundedAt)
    await notify(trx, deps, {
      ...shared,
      dedupeKey: `refunded:${state.ref}`,
      title: 'Visszatérítés',
      message: `Visszautaltuk ezt a befizetést: ${item}, ${state.amountRon} RON.`,
    });
  const parent = await confirmedParentOf(trx, userId);
  if (!parent?.parental_email) return;
  const news = [...(input.isNew ? ['paid' as const] : []), ...(input.newlyRefunded ? ['refunded' as const] : [])];
  for (const what of news) {
    const mail = paymentNoticeMail({ childName: parent.real_name ?? parent.username, item, amountRon: state.amountRon, what });
    await enqueueMail(trx, { mail, to: parent.parental_email, userId, now: deps.clock.now().toISOString() });
  }
};

const apply = async (trx: Db, deps: BillingDeps, state: PaymentState, given: PaidFor | undefined): Promise<string | null> => {
  const purpose = await whatFor(trx, state, given);
  // Not ours, or its invoice has not arrived yet and will sync this payment again.
  if (!purpose || !state.paidAt) return null;
  const subject = await userOfSubject(trx, purpose.subjectId);
  if (!subject) return null;
  const known = await findPayment(trx, state.ref);
  await upsertPayment(trx, {
    id: newId(),
    subject_id: purpose.subjectId,
    checkout_id: purpose.checkout?.id ?? null,
    subscription_ref: purpose.subscriptionRef,
    kind: purpose.kind,
    amount_ron: state.amountRon,
    provider_ref: state.ref,
    paid_at: state.paidAt,
    refunded_at: state.refundedAt,
    disputed_at: state.disputedAt,
  });
  if (!subject.user_id) return purpose.subscriptionRef;
  if (purpose.checkout?.kind === 'class')
    await createPaidClass(trx, deps, {
      checkoutId: purpose.checkout.id,
      teacherId: subject.user_id,
      className: purpose.checkout.class_name ?? '',
      maxStudents: purpose.checkout.max_students ?? 0,
      paidAt: state.paidAt,
      endedAt: state.refundedAt ?? state.disputedAt,
    });
  await announcePayment(trx, deps, {
    state,
    userId: subject.user_id,
    item: itemName(purpose.kind, purpose.checkout?.class_name ?? null),
    isNew: !known,
    newlyRefunded: state.refundedAt !== null && !known?.refunded_at,
  });
  return purpose.subscriptionRef;
};

/** A refund ends the subscription it paid for, unless a later payment covers it. */
const endIfTakenBack = async (deps: BillingDeps, paymentRef: string, subscriptionRef: string): Promise<void> => {
  const subscription = await deps.payments.readSubscription(subscriptionRef);
  if (subscription?.latestPaymentRef !== paymentRef || subscription.status === 'canceled') return;
  await deps.payments.cancelSubscription(subscriptionRef);
  await syncSubscription(deps, subscriptionRef);
};

/** Syncs one payment, and its class or subscription, with the provider's current state. */
export const syncPayment = async (deps: BillingDeps, ref: string, given?: PaidFor): Promise<void> => {
  let subscriptionRef: string | null = null;
  const state = await readAndApply(
    deps,
    ref,
    () => deps.payments.readPayment(ref),
    async (trx, payment) => {
      subscriptionRef = await apply(trx, deps, payment, given);
    },
  );
  if (subscriptionRef && (state?.refundedAt || state?.disputedAt)) await endIfTakenBack(deps, ref, subscriptionRef);
};
