import { AppError } from '@eszkerek/contract';
import type { AuditAction } from '@eszkerek/contract/audit-actions';
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
/** Tries of one address that may wait for an account with wrong passwords. */
const DELAYED_WAITING = 8;
/** Proxies and browsers have given up by then. */
const LONGEST_WAIT_MS = 30_000;
const RETRY_S = 2;

export const delayAfter = (failures: number): number =>
  failures < FREE_TRIES ? 0 : Math.min(FIRST_MS * 2 ** (failures - FREE_TRIES), LONGEST_MS);

const windowOf = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000 / WINDOW_S) * WINDOW_S;

const tooMany = (): AppError => new AppError('tooMany', { retryAfter: (DELAYED_WAITING * LONGEST_MS) / 1000 });

/**
 * Wrong passwords delay an account's next tries and never lock it. Tries of one account are checked one after the other, so
 * that sending them in parallel does not avoid the delay. The delay precedes the check, so its length reveals nothing about
 * this try; it is per account, so a class behind one IP address is not affected.
 */
export const inTurn = async <T>(
  { engine, clock, loginTurns }: Pick<Deps, 'engine' | 'clock' | 'loginTurns'>,
  { email, address }: { email: string; address: string },
  check: () => Promise<T>,
): Promise<T> => {
  const failures = () => countFailures(engine.db, foldEmail(email), windowOf(clock) - WINDOW_S);
  if (loginTurns.waitingOf(email, address) >= DELAYED_WAITING && (await failures()) >= FREE_TRIES) throw tooMany();
  const start = performance.now();
  return loginTurns.run(email, address, async () => {
    // Nothing was tried yet: the page sends it again by itself.
    if (performance.now() - start > LONGEST_WAIT_MS) throw new AppError('busy', { retryAfter: RETRY_S });
    const delay = delayAfter(await failures());
    if (delay > 0) await clock.wait(delay);
    return check();
  });
};

export const noteFailure = async (
  db: Db,
  clock: Clock,
  input: { email: string; userId: string | null; action: AuditAction },
): Promise<void> => {
  await addFailure(db, foldEmail(input.email), windowOf(clock));
  await recordAudit(db, { at: clock.now().toISOString(), actorId: null, action: input.action, subjectId: input.userId });
};
