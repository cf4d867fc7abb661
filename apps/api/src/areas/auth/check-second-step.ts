import { AppError } from '@eszkerek/contract';
import { addSeconds } from '../../clock.ts';
import { recordAudit } from '../../db/audit.ts';
import type { Db } from '../../db/engine.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox-store.ts';
import { secondStepLockedMail } from '../../mail/templates/second-step-locked.ts';
import { noteFailure } from './login-delay.ts';
import { mailLinks } from './mail-links.ts';
import { totpStep } from './totp.ts';
import { type Account, lockById, setTotp, useTotpStep } from './user-store.ts';

/** After so many wrong codes in a row each further one locks the second step, the next time for twice as long. */
const FREE_CODES = 10;
const FIRST_LOCK_S = 15 * 60;
const LONGEST_LOCK_S = 86_400;

export const lockAfter = (failures: number): number =>
  failures < FREE_CODES ? 0 : Math.min(FIRST_LOCK_S * 2 ** (failures - FREE_CODES), LONGEST_LOCK_S);

type Outcome = 'right' | 'wrong' | { lockedUntil: string };

/** Holds the account: codes sent in parallel are tried one after the other, on every node. */
const tryCode = async (trx: Db, deps: Deps, userId: string, code: string): Promise<Outcome> => {
  const now = deps.clock.now();
  const at = now.toISOString();
  const account = await lockById(trx, userId);
  if (!account?.totp_secret) return 'wrong';
  if (account.totp_locked_until !== null && account.totp_locked_until > at) return { lockedUntil: account.totp_locked_until };
  const step = totpStep(account.totp_secret, code, now);
  if (step !== null && (await useTotpStep(trx, account.id, step))) {
    await setTotp(trx, account.id, { totp_failures: 0, totp_locked_until: null });
    return 'right';
  }
  const failures = account.totp_failures + 1;
  const lock = lockAfter(failures);
  const lockedUntil = lock > 0 ? addSeconds(now, lock).toISOString() : null;
  await setTotp(trx, account.id, { totp_failures: failures, totp_locked_until: lockedUntil });
  await noteFailure(trx, deps.clock, { email: account.email, userId, action: 'auth.totp-failed' });
  if (lockedUntil === null) return 'wrong';
  await recordAudit(trx, { at, actorId: null, action: 'auth.totp-locked', subjectId: userId, detail: { minutes: lock / 60 } });
  const mail = secondStepLockedMail({ name: account.username, lockedUntil, forgotUrl: mailLinks(deps.settings).forgot });
  await enqueueMail(trx, { mail, to: account.email, userId, now: at });
  return { lockedUntil };
};

/** After the password or Google, an enrolled admin also needs a TOTP code; each code works once. */
export const checkSecondStep = async (deps: Deps, account: Account, code: string | undefined): Promise<void> => {
  if (account.totp_enabled_at === null || account.totp_secret === null) return;
  const extra = { totp_required: true };
  if (code === undefined) throw new AppError('totpRequired', { extra });
  const outcome = await deps.engine.db.transaction().execute(trx => tryCode(trx, deps, account.id, code));
  if (outcome === 'right') return;
  if (outcome === 'wrong') throw new AppError('totpRequired', { extra });
  const retryAfter = Math.ceil((Date.parse(outcome.lockedUntil) - deps.clock.now().getTime()) / 1000);
  throw new AppError('totpLocked', { extra, retryAfter });
};
