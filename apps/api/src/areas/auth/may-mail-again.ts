import { addSeconds } from '../../clock.ts';
import type { Db } from '../../db/engine.ts';
import type { Deps } from '../../deps.ts';
import { countMailsSince } from '../../mail/outbox-store.ts';

const PER_HOUR = 5;
const KINDS = {
  registration: ['verify-email', 'registration-pending', 'already-registered'],
  reset: ['reset-password'],
};

/** Limits emails per address, so that no one can flood another's inbox; the response stays the same. */
export const mayMailAgain = async (db: Db, { clock }: Pick<Deps, 'clock'>, userId: string, about: keyof typeof KINDS): Promise<boolean> =>
  (await countMailsSince(db, { userId, kinds: KINDS[about], since: addSeconds(clock.now(), -3600).toISOString() })) < PER_HOUR;
