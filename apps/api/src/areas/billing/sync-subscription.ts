import { newId } from '../../db/id.ts';
import type { SubscriptionState } from '../../payments/provider.ts';
import { PLAN_NAMES } from './plans.ts';
import { type BillingDeps, readAndApply } from './read-and-apply.ts';
import { linkCustomer, userOfSubject } from './subject-store.ts';
import { upsertSubscription } from './subscription-store.ts';

/** Syncs one subscription with the provider's current state. */
export const syncSubscription = (deps: BillingDeps, ref: string): Promise<SubscriptionState | undefined> =>
  readAndApply(
    deps,
    ref,
    () => deps.payments.readSubscription(ref),
    async (trx, state) => {
      if (!(await userOfSubject(trx, state.subjectId))) return;
      await linkCustomer(trx, state.subjectId, state.customerRef);
      await upsertSubscription(trx, {
        id: newId(),
        subject_id: state.subjectId,
        provider_ref: state.ref,
        plan_id: state.plan,
        plan_name: PLAN_NAMES[state.plan],
        status: state.status,
        current_period_end: state.currentPeriodEnd,
        cancel_at_period_end_at: state.cancelAt,
        created_at: state.createdAt,
        updated_at: deps.clock.now().toISOString(),
      });
    },
  );
