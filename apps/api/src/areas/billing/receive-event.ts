import { AppError } from '@eszkerek/contract';
import { markProcessed, noteEvent } from './event-store.ts';
import type { BillingDeps } from './read-and-apply.ts';
import { syncTarget } from './sync-target.ts';

/** Processes a verified event once. On failure it stays unprocessed and the provider redelivers it. */
export const receiveEvent = async (deps: BillingDeps, body: Buffer, signature: string | undefined): Promise<void> => {
  const event = deps.payments.verifyEvent(body, signature);
  const now = deps.clock.now().toISOString();
  const objectRef = event.target ? `${event.target.kind}:${event.target.ref}` : '';
  if (await noteEvent(deps.engine.db, { id: event.id, type: event.type, objectRef, now })) return;
  try {
    if (event.target) await syncTarget(deps, event.target);
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
  await markProcessed(deps.engine.db, event.id, now);
};
