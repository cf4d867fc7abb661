import type { Db } from '../../db/engine.ts';
import type { Deps } from '../../deps.ts';
import { beginReading, claimReading } from './event-store.ts';

export type BillingDeps = Pick<Deps, 'engine' | 'clock' | 'settings' | 'log' | 'payments'>;

const TRIES = 5;

/**
 * Reads an object from the provider and applies what it says in one transaction. The network stays outside the transaction,
 * so two reads of one object can overtake each other: a stale read is discarded and repeated.
 */
export const readAndApply = async <T>(
  deps: BillingDeps,
  objectRef: string,
  read: () => Promise<T | undefined>,
  apply: (trx: Db, state: T) => Promise<void>,
): Promise<T | undefined> => {
  for (let i = 0; i < TRIES; i++) {
    const reading = await beginReading(deps.engine.db, objectRef);
    const state = await read();
    if (state === undefined) return undefined;
    const applied = await deps.engine.db.transaction().execute(async trx => {
      if (!(await claimReading(trx, objectRef, reading))) return false;
      await apply(trx, state);
      return true;
    });
    if (applied) return state;
  }
  throw new Error('The object kept changing while it was read.');
};
