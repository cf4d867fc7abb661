import { AppError, WITHDRAWAL_DAYS } from '@eszkerek/contract';
import { addDays } from '../../clock.ts';
import { enqueueMail } from '../../mail/outbox-store.ts';
import { withdrawalReceiptMail } from '../../mail/templates/withdrawal-receipt.ts';
import { declareWithdrawal, paymentsOfUser, unsettledWithdrawals } from './payment-store.ts';
import { itemName } from './plans.ts';
import type { BillingDeps } from './read-and-apply.ts';
import { emailOf } from './subject-store.ts';
import { syncPayment } from './sync-payment.ts';

type Payment = Awaited<ReturnType<typeof paymentsOfUser>>[number];

/** The right belongs to the contract: the first payment of a subscription, or the price of a class. Renewals are not new contracts. */
const isContract = (payment: Payment, all: readonly Payment[]): boolean =>
  payment.subscription_ref === null ||
  !all.some(other => other.subscription_ref === payment.subscription_ref && other.paid_at < payment.paid_at);

export const listPayments = async (deps: Pick<BillingDeps, 'engine' | 'clock'>, userId: string) => {
  const now = deps.clock.now().toISOString();
  const all = await paymentsOfUser(deps.engine.db, userId);
  return all.map(payment => {
    const until = addDays(new Date(payment.paid_at), WITHDRAWAL_DAYS).toISOString();
    const open = until > now && !payment.refunded_at && !payment.disputed_at && !payment.withdrawn_at && isContract(payment, all);
    return {
      id: payment.id,
      provider_ref: payment.provider_ref,
      name: itemName(payment.kind, payment.class_name),
      amount_ron: payment.amount_ron,
      paid_at: payment.paid_at,
      refunded_at: payment.refunded_at,
      withdrawn_at: payment.withdrawn_at,
      withdrawable_until: open ? until : null,
    };
  });
};

/** The withdrawal is effective when stored; the refund follows now or, if the provider is unreachable, in the daily job. */
export const withdraw = async (deps: BillingDeps, userId: string, paymentId: string): Promise<void> => {
  const payment = (await listPayments(deps, userId)).find(p => p.id === paymentId);
  if (!payment) throw new AppError('notFound');
  if (!payment.withdrawable_until) throw new AppError('withdrawalClosed');
  const now = deps.clock.now().toISOString();
  await deps.engine.db.transaction().execute(async trx => {
    if (!(await declareWithdrawal(trx, payment.id, now))) throw new AppError('withdrawalClosed');
    const account = await emailOf(trx, userId);
    if (!account) return;
    const mail = withdrawalReceiptMail({
      name: account.real_name ?? account.username,
      item: payment.name,
      amountRon: payment.amount_ron,
      paidAt: payment.paid_at,
      declaredAt: now,
      number: payment.id,
    });
    await enqueueMail(trx, { mail, to: account.email, userId, now });
  });
  await settleWithdrawals(deps);
};

/** Refunds withdrawn payments; failures stay for the next run. */
export const settleWithdrawals = async (deps: BillingDeps): Promise<void> => {
  for (const { provider_ref } of await unsettledWithdrawals(deps.engine.db))
    try {
      await deps.payments.refund(provider_ref);
      await syncPayment(deps, provider_ref);
    } catch (error) {
      deps.log.warn({ err: error }, 'a refund has to wait');
      return;
    }
};
