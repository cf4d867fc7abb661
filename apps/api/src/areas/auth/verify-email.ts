import { AppError } from '@eszkerek/contract';
import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import { takeAddress } from './add-address.ts';
import { findMailToken, useMailToken } from './mail-token-store.ts';
import { openAccount } from './open-account.ts';
import { findById, lockById } from './user-store.ts';

/** complete: the address was registered more than once, so its owner fills in the form again (complete-registration.ts). */
type Verified = 'opened' | 'openedWithoutSeat' | 'complete';

/** A used link succeeds again: mail clients prefetch links and people click twice. */
export const verifyEmail = async (deps: Deps, token: string): Promise<{ state: Verified; email: string | null }> => {
  const found = await findMailToken(deps.engine.db, token, ['verify', 'address']);
  if (!found) throw new AppError('linkInvalid');
  const state = await openByLink(deps, found);
  // The link to login carries the address, so that only the password is typed.
  return { state, email: (await findById(deps.engine.db, found.user_id))?.email ?? null };
};

const openByLink = async (deps: Deps, found: NonNullable<Awaited<ReturnType<typeof findMailToken>>>): Promise<Verified> => {
  const { engine, clock } = deps;
  if (found.used_at !== null) return 'opened';
  const now = clock.now().toISOString();
  if (found.canceled_at !== null || found.expires_at <= now) throw new AppError('linkInvalid');
  return engine.db.transaction().execute(async trx => {
    const account = await lockById(trx, found.user_id);
    if (!account) throw new AppError('linkInvalid');
    if (found.kind === 'verify' && account.registered_again_at !== null) return 'complete';
    // Lost to another click on the same link, which did the same.
    if (!(await useMailToken(trx, found.id, now)) || account.email_verified_at !== null) return 'opened';
    const seat = found.kind === 'address' ? await takeAddress(trx, deps, account) : await openAccount(trx, deps, account);
    await recordAudit(trx, { at: now, actorId: account.id, action: 'auth.email-verified', subjectId: account.id });
    return seat === 'full' ? 'openedWithoutSeat' : 'opened';
  });
};
