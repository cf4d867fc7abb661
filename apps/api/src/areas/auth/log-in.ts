import { AppError } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import { checkSecondStep } from './check-second-step.ts';
import { noteFailure, waitForTurn } from './login-delay.ts';
import { openSession, type SignedIn } from './open-session.ts';
import { findByEmail } from './user-store.ts';

export const logIn = async (
  deps: Deps,
  input: { email: string; password: string; remember: boolean; totp?: string | undefined },
): Promise<SignedIn> => {
  const { engine, clock, passwords } = deps;
  await waitForTurn(deps, input.email);
  const account = await findByEmail(engine.db, input.email);
  if (!(await passwords.verify(account?.password_hash ?? null, input.password)) || !account) {
    const userId = account?.id ?? null;
    await engine.db.transaction().execute(trx => noteFailure(trx, clock, { email: input.email, userId, action: 'auth.login-failed' }));
    throw new AppError('loginFailed');
  }
  if (account.email_verified_at === null) throw new AppError('emailUnverified', { extra: { email_unverified: true } });
  if (account.deletion_requested_at !== null) throw new AppError('accountLeaving');
  await checkSecondStep(deps, account, input.totp);
  return engine.db.transaction().execute(trx => openSession(trx, deps, account, { remember: input.remember, by: 'password' }));
};
