import { AppError } from '@eszkerek/contract';
import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';
import { findById, setTotp } from './user-store.ts';

/** A new secret stays pending until a code proves that the authenticator app has it. */
export const startTotp = async ({ engine }: Deps, userId: string): Promise<{ secret: string; uri: string }> => {
  const account = await findById(engine.db, userId);
  if (!account) throw new AppError('tokenInvalid');
  if (account.totp_enabled_at !== null) throw new AppError('conflict');
  const secret = newTotpSecret();
  await setTotp(engine.db, userId, { totp_secret: secret, totp_last_step: null });
  return { secret, uri: totpUri(secret, account.email) };
};

export const enableTotp = async ({ engine, clock }: Deps, userId: string, code: string): Promise<void> => {
  const now = clock.now();
  await engine.db.transaction().execute(async trx => {
    const account = await findById(trx, userId);
    if (!account?.totp_secret || account.totp_enabled_at !== null) throw new AppError('conflict');
    const step = totpStep(account.totp_secret, code, now);
    if (step === null) throw new AppError('totpWrong');
    await setTotp(trx, userId, { totp_enabled_at: now.toISOString(), totp_last_step: step });
    await recordAudit(trx, { at: now.toISOString(), actorId: userId, action: 'auth.totp-enabled', subjectId: userId });
  });
};

export const disableTotp = async ({ engine, clock }: Deps, userId: string): Promise<void> => {
  const now = clock.now().toISOString();
  await engine.db.transaction().execute(async trx => {
    await setTotp(trx, userId, {
      totp_secret: null,
      totp_enabled_at: null,
      totp_last_step: null,
      totp_failures: 0,
      totp_locked_until: null,
    });
    await recordAudit(trx, { at: now, actorId: userId, action: 'auth.totp-disabled', subjectId: userId });
  });
};
