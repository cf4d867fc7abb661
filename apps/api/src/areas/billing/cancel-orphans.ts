import type { BillingDeps } from './read-and-apply.ts';
import { orphanedSubscriptions } from './subscription-store.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Ends the subscriptions of deleted accounts at the provider: at once if it answers, else by the next job. */
export const cancelOrphans = async (deps: BillingDeps): Promise<void> => {
  for (const { provider_ref } of await orphanedSubscriptions(deps.engine.db, deps.payments.name))
    try {
      await deps.payments.cancelSubscription(provider_ref);
      await syncSubscription(deps, provider_ref);
    } catch (error) {
      deps.log.warn({ err: error }, 'a cancellation has to wait');
      // The provider is away: the others would only wait, too.
      return;
    }
};
