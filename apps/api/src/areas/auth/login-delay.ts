import type { Clock } from '../../clock.ts';
import { recordAudit } from '../../db/audit.ts';
import type { Db } from '../../db/engine.ts';
import { foldEmail } from '../../db/fold.ts';
import type { Deps } from '../../deps.ts';
import { addFailure, countFailures } from './login-failure-store.ts';

const WINDOW_S = 900;
const FREE_TRIES = 3;
const FIRST_MS = 250;
const LONGEST_MS = 4000;

export const delayAfter = (failures: number): number =>
  failures < FREE_TRIES ? 0 : Math.min(FIRST_MS * 2 ** (failures - FREE_TRIES), LONGEST_MS);

const windowOf = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000 / WINDOW_S) * WINDOW_S;

/**
 * Wrong passwords delay an account's next tries and never lock it. The delay precedes the check, so its length
 * reveals nothing about this try; it is per account, so a class behind one IP address is not affected.
 */
export const waitForTurn = async ({ engine, clock }: Pick<Deps, 'engine' | 'clock'>, email: string): Promise<void> => {
  const delay = delayAfter(await countFailures(engine.db, foldEmail(email), windowOf(clock) - WINDOW_S));
  if (delay > 0) await clock.wait(delay);
};

export const noteFailure = async (db: Db, clock: Clock, input: { email: string; userId: string | null; action: string }): Promise<void> => {
  await addFailure(db, foldEmail(input.email), windowOf(clock));
  await recordAudit(db, { at: clock.now().toISOString(), actorId: null, action: input.action, subjectId: input.userId });
};
