import { classAccountsDue } from '../areas/auth/class-accounts-due.ts';
import { deleteAccount } from '../areas/profile/delete-account.ts';
import { inactiveWithLearning, redateRemovedLearning, setLearningAside } from '../db/removed-learning-store.ts';
import { removeExpired, removeLeftovers, unverifiedSince } from '../db/retention-store.ts';
import { writeClock } from '../db/server-clock-store.ts';
import type { Deps } from '../deps.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { trusted } from './judge-clock.ts';
import { noteJob } from './lease-store.ts';
import { planRetention } from './plan-retention.ts';

/**
 * Removes rows past their retention; returns the number of rows per table. Refuses what looks like the work of a wrong clock,
 * unless `anyway` (the operator has looked at the plan).
 */
export const enforceRetention = async (deps: Deps, options: { anyway?: boolean } = {}): Promise<Record<string, number>> => {
  const { db } = deps.engine;
  const plan = await planRetention(deps);
  const refusals = options.anyway ? [] : plan.refusals;
  await noteJob(db, 'retention', refusals.length > 0 ? refusals.join(' ') : null);
  for (const refusal of refusals) deps.log.error({ job: 'retention' }, refusal);
  await writeClock(db, options.anyway ? trusted(plan.now) : plan.clock.record);
  if (!plan.clock.believed && !options.anyway) return {};
  const spared: ReadonlySet<string> = options.anyway ? new Set() : plan.spared;

  await redateRemovedLearning(db, plan.now);
  const unverified = await unverifiedSince(db, plan.unverifiedBefore);
  const leftClass = await classAccountsDue(db, plan.now);
  for (const { id } of [...unverified, ...leftClass]) {
    await yieldToEventLoop();
    await deleteAccount(deps, { userId: id, actorId: null, silent: true });
  }
  const removed = await removeExpired(db, plan.now, spared);
  let learning = 0;
  if (!spared.has('attempts'))
    for (const id of await inactiveWithLearning(db, plan.inactiveBefore)) {
      await yieldToEventLoop();
      learning += await setLearningAside(db, id, plan.now);
    }
  await removeLeftovers(db, plan.now);
  return { ...removed, unverified: unverified.length, leftClass: leftClass.length, learning };
};
