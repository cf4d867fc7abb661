import { AppError } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import { noteFailure } from './login-delay.ts';
import { totpStep } from './totp.ts';
import { type Account, useTotpStep } from './user-store.ts';

/** After the password or Google, an enrolled admin also needs a TOTP code; each code works once. */
export const checkSecondStep = async ({ engine, clock }: Deps, account: Account, code: string | undefined): Promise<void> => {
  if (account.totp_enabled_at === null || account.totp_secret === null) return;
  const required = (): AppError => new AppError('totpRequired', { extra: { totp_required: true } });
  if (code === undefined) throw required();
  const step = totpStep(account.totp_secret, code, clock.now());
  if (step !== null && (await useTotpStep(engine.db, account.id, step))) return;
  await noteFailure(engine.db, clock, { email: account.email, userId: account.id, action: 'auth.totp-failed' });
  throw required();
};
