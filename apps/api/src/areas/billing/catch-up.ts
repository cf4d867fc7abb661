import { addSeconds } from '../../clock.ts';
import { cancelOrphans } from './cancel-orphans.ts';
import { grantRewards } from './count-referrals.ts';
import type { BillingDeps } from './read-and-apply.ts';
import { receiveEvent } from './receive-event.ts';
import { overdueSubscriptions } from './subscription-store.ts';
import { syncSubscription } from './sync-subscription.ts';
import { settleWithdrawals } from './withdrawal.ts';

/** A period that ended this long ago without an event: the event was lost, so query the provider. */
const LOST_AFTER_SECONDS = 3600;

/** Repairs what a lost event or a provider outage left unfinished. */
export const catchUp = async (deps: BillingDeps): Promise<void> => {
  for (const { body, signature } of (await deps.payments.sandbox?.renewDue()) ?? []) await receiveEvent(deps, body, signature);
  const before = addSeconds(deps.clock.now(), -LOST_AFTER_SECONDS).toISOString();
  for (const { provider_ref } of await overdueSubscriptions(deps.engine.db, deps.payments.name, before))
    await syncSubscription(deps, provider_ref);
  await settleWithdrawals(deps);
  await grantRewards(deps);
  await cancelOrphans(deps);
};
