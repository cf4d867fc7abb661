import { AppError } from '@eszkerek/contract';
import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import { findMailToken, useMailToken } from './mail-token-store.ts';
import { setEmailVerified } from './user-store.ts';

/** A link that was already used succeeds again: mail programs and impatient fingers open it twice. */
export const verifyEmail = async ({ engine, clock }: Deps, token: string): Promise<void> => {
  const found = await findMailToken(engine.db, token, ['verify']);
  if (!found) throw new AppError('linkInvalid');
  if (found.used_at !== null) return;
  const now = clock.now().toISOString();
  if (found.canceled_at !== null || found.expires_at <= now) throw new AppError('linkInvalid');
  await engine.db.transaction().execute(async trx => {
    // Lost only to another click on the same link, which then did the same.
    if (!(await useMailToken(trx, found.id, now))) return;
    await setEmailVerified(trx, found.user_id, now);
    await recordAudit(trx, { at: now, actorId: found.user_id, action: 'auth.email-verified', subjectId: found.user_id });
  });
};
