import type { Target } from '../../payments/provider.ts';
import { closeCheckout, findCheckout } from './checkout-store.ts';
import { type BillingDeps, readAndApply } from './read-and-apply.ts';
import { linkCustomer } from './subject-store.ts';
import { syncPayment } from './sync-payment.ts';
import { syncSubscription } from './sync-subscription.ts';

const syncInvoice = async (deps: BillingDeps, ref: string): Promise<void> => {
  const invoice = await deps.payments.readInvoice(ref);
  if (!invoice?.subscriptionRef) return;
  const subscription = await syncSubscription(deps, invoice.subscriptionRef);
  if (!subscription || !invoice.paid || !invoice.paymentRef) return;
  await syncPayment(deps, invoice.paymentRef, {
    subjectId: subscription.subjectId,
    kind: invoice.plan ?? subscription.plan,
    subscriptionRef: invoice.subscriptionRef,
  });
};

const syncCheckout = async (deps: BillingDeps, ref: string): Promise<void> => {
  const state = await readAndApply(
    deps,
    ref,
    () => deps.payments.readCheckout(ref),
    async (trx, checkout) => {
      const known = await findCheckout(trx, checkout.checkoutId);
      if (!known || checkout.state === 'open') return;
      if (checkout.customerRef) await linkCustomer(trx, known.subject_id, checkout.customerRef);
      await closeCheckout(trx, known.id, checkout.state === 'paid' ? 'completed' : 'canceled', deps.clock.now().toISOString());
    },
  );
  if (state?.state !== 'paid') return;
  if (state.subscriptionRef) await syncSubscription(deps, state.subscriptionRef);
  if (state.invoiceRef) await syncInvoice(deps, state.invoiceRef);
  if (state.paymentRef) await syncPayment(deps, state.paymentRef);
};

/** Handles every event by re-reading the object, so order and repetition of events do not matter. */
export const syncTarget = async (deps: BillingDeps, target: Target): Promise<void> => {
  if (target.kind === 'checkout') await syncCheckout(deps, target.ref);
  else if (target.kind === 'invoice') await syncInvoice(deps, target.ref);
  else if (target.kind === 'payment') await syncPayment(deps, target.ref);
  else await syncSubscription(deps, target.ref);
};
