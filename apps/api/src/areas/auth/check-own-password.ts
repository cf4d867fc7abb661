import { AppError } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import { inTurn, noteFailure } from './login-delay.ts';
import { type Account, findById } from './user-store.ts';

/** Checks the signed-in user's password again; wrong ones delay the next tries, as at login. */
export const checkOwnPassword = async (deps: Deps, userId: string, password: string, address: string): Promise<Account> => {
  const { engine, clock, passwords } = deps;
  const account = await findById(engine.db, userId);
  if (!account) throw new AppError('tokenInvalid');
  const { email, password_hash } = account;
  if (password_hash === null) throw new AppError('noPassword');
  return inTurn(deps, { email, address }, async () => {
    if (await passwords.verify(password_hash, password, address)) return account;
    await engine.db.transaction().execute(trx => noteFailure(trx, clock, { email, userId, action: 'auth.password-wrong' }));
    throw new AppError('wrongPassword');
  });
};
