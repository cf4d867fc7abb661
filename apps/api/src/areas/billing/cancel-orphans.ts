import type { BillingDeps } from './read-and-apply.ts';
import { orphanedSubscriptions } from './subscription-store.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Cancels the subscriptions of deleted accounts at the provider, now or in the next job run. */
export const cancelOrphans = async (deps: BillingDeps): Promise<void> => {
  for (const { provider_ref } of await orphanedSubscriptions(deps.engine.db, deps.payments.name))
    try {
      await deps.payments.cancelSubscription(provider_ref);
      await syncSubscription(deps, provider_ref);
    } catch (error) {
      deps.log.warn({ err: error }, 'a cancellation has to wait');
      // The provider is unreachable: the rest would time out too.
      return;
    }
};
