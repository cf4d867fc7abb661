import { AppError, CLASS_LOGIN_TRIES } from '@eszkerek/contract';
import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import { findListedPupil } from '../classes/class-list.ts';
import { findClassAccount, forgetTries, giveBackTry, takeTry } from './class-account-store.ts';
import { type ClassSecret, secretText } from './class-secret.ts';
import { openSession, type SignedIn } from './open-session.ts';

interface ClassLogin extends ClassSecret {
  classCode: string;
  name: string;
  remember: boolean;
  address: string;
}

const wrong = (left: number, what: string): AppError =>
  left === 0 ? new AppError('classLoginLocked') : new AppError('loginFailed', { message: `Ez nem az a ${what}. Még ${left} próbád van.` });

/** Signs in a pupil of the class list. The class code already gives access to the names, so an unknown name needs no delay against enumeration. */
export const logInToClass = async (deps: Deps, input: ClassLogin): Promise<SignedIn> => {
  const { engine, clock, passwords } = deps;
  const { db } = engine;
  const listed = await findListedPupil(deps, input);
  const account = listed && (await findClassAccount(db, listed.id));
  if (!account) throw new AppError('loginFailed');
  if (account.picture_hash === null && account.password_hash === null) throw new AppError('cardNeeded');
  const tried = await takeTry(db, account.id);
  if (tried === undefined) throw new AppError('classLoginLocked');
  const stored = input.pictures ? account.picture_hash : account.password_hash;
  const fits = await passwords.verify(stored, secretText(input), input.address).catch(async (error: unknown) => {
    await giveBackTry(db, account.id);
    throw error;
  });
  if (!fits) {
    await recordAudit(db, { at: clock.now().toISOString(), actorId: null, action: 'auth.class-login-failed', subjectId: account.id });
    throw wrong(CLASS_LOGIN_TRIES - tried, input.pictures ? 'négy kép' : 'jelszó');
  }
  if (account.deletion_requested_at !== null) throw new AppError('accountLeaving');
  return db.transaction().execute(async trx => {
    await forgetTries(trx, account.id);
    return openSession(trx, deps, account, { remember: input.remember, by: 'class' });
  });
};
