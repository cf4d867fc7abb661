import { AppError } from '@eszkerek/contract';
import type { Plan } from '../../payments/provider.ts';
import { accessOf } from './access.ts';
import type { BillingDeps } from './read-and-apply.ts';
import { startCheckout } from './start-checkout.ts';
import { runningSubscription } from './subscription-store.ts';

/** Class members may buy their own plan, since the class ends; accounts with unlimited access may not. */
export const subscribe = async (deps: BillingDeps, userId: string, plan: Plan): Promise<string> => {
  const now = deps.clock.now();
  const access = await accessOf(deps.engine.db, userId, now);
  if (await runningSubscription(deps.engine.db, userId, now.toISOString())) throw new AppError('alreadySubscribed');
  if (access?.isSubscribed && !access.isMemberOfApprovedClass) throw new AppError('alreadyUnlimited');
  return startCheckout(deps, { userId, kind: plan });
};
