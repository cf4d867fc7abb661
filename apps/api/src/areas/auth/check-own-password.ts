import { AppError } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import { noteFailure, waitForTurn } from './login-delay.ts';
import { type Account, findById } from './user-store.ts';

/** Checks the signed-in user's password again; wrong ones delay the next tries, as at login. */
export const checkOwnPassword = async (deps: Deps, userId: string, password: string): Promise<Account> => {
  const { engine, clock, passwords } = deps;
  const account = await findById(engine.db, userId);
  if (!account) throw new AppError('tokenInvalid');
  if (account.password_hash === null) throw new AppError('noPassword');
  await waitForTurn(deps, account.email);
  if (await passwords.verify(account.password_hash, password)) return account;
  await engine.db.transaction().execute(trx => noteFailure(trx, clock, { email: account.email, userId, action: 'auth.password-wrong' }));
  throw new AppError('wrongPassword');
};
