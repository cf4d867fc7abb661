import { deleteAccount } from '../areas/profile/delete-account.ts';
import { addDays, addMonths } from '../clock.ts';
import { removeExpired, removeLearningOfInactive, removeLeftovers, unverifiedSince } from '../db/retention-store.ts';
import type { Deps } from '../deps.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';

const UNVERIFIED_DAYS = 7;
const INACTIVE_MONTHS = 24;

/** Deletes rows past their retention; returns the number of deleted rows per table. */
export const enforceRetention = async (deps: Deps): Promise<Record<string, number>> => {
  const { db } = deps.engine;
  const now = deps.clock.now();
  const unverified = await unverifiedSince(db, addDays(now, -UNVERIFIED_DAYS).toISOString());
  for (const { id } of unverified) {
    await yieldToEventLoop();
    await deleteAccount(deps, { userId: id, actorId: null, silent: true });
  }
  const removed = await removeExpired(db, now);
  const learning = await removeLearningOfInactive(db, addMonths(now, -INACTIVE_MONTHS).toISOString());
  await removeLeftovers(db, now);
  return { ...removed, unverified: unverified.length, learning };
};
