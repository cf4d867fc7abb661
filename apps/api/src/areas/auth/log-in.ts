import { AppError } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import { checkSecondStep } from './check-second-step.ts';
import { inTurn, noteFailure } from './login-delay.ts';
import { openSession, type SignedIn } from './open-session.ts';
import { type Account, findByEmail } from './user-store.ts';

interface Login {
  email: string;
  password: string;
  remember: boolean;
  totp?: string | undefined;
  address: string;
}

/** The account of a right password; a wrong one is noted before the next try has its turn. */
const checkPassword = async ({ engine, clock, passwords }: Deps, { email, password, address }: Login): Promise<Account> => {
  const account = await findByEmail(engine.db, email);
  if ((await passwords.verify(account?.password_hash ?? null, password, address)) && account) return account;
  const userId = account?.id ?? null;
  await engine.db.transaction().execute(trx => noteFailure(trx, clock, { email, userId, action: 'auth.login-failed' }));
  throw new AppError('loginFailed');
};

/** The whole sign-in is one turn: the owner's session is open before the next guess is checked. */
export const logIn = async (deps: Deps, input: Login): Promise<SignedIn> =>
  inTurn(deps, input, async () => {
    const account = await checkPassword(deps, input);
    if (account.email_verified_at === null) throw new AppError('emailUnverified', { extra: { email_unverified: true } });
    if (account.deletion_requested_at !== null) throw new AppError('accountLeaving');
    await checkSecondStep(deps, account, input.totp);
    return deps.engine.db.transaction().execute(trx => openSession(trx, deps, account, { remember: input.remember, by: 'password' }));
  });
