import { AppError, messages } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import { createAccount, type RegistrationForm } from './create-account.ts';
import type { GoogleIdentity } from './google-sign-in.ts';
import { requireGoogle } from './log-in-with-google.ts';
import { openSession, type SignedIn } from './open-session.ts';
import { registrationMessage } from './register.ts';
import { deleteUnverified, findByEmail, findByGoogleSub } from './user-store.ts';

/** Before the form: checks the token and that no account has its identity yet. */
export const verifyForRegistration = async (deps: Deps, token: string): Promise<GoogleIdentity> => {
  const identity = await requireGoogle(deps).identify(token, { code: 'googleTokenInvalid', message: messages.googleVerifyError });
  const { db } = deps.engine;
  const sameAddress = await findByEmail(db, identity.email);
  if ((await findByGoogleSub(db, identity.sub)) || (sameAddress && sameAddress.email_verified_at !== null))
    throw new AppError('googleTaken');
  return identity;
};

export const registerWithGoogle = async (
  deps: Deps,
  form: RegistrationForm & { googleToken: string },
): Promise<SignedIn & { message: string }> => {
  const identity = await requireGoogle(deps).identify(form.googleToken, {
    code: 'googleTokenInvalid',
    message: messages.googleRegisterError,
  });
  return deps.engine.db.transaction().execute(async trx => {
    await deleteUnverified(trx, identity.email);
    const { userId, taken, referralUnknown } = await createAccount(trx, deps, form, {
      email: identity.email,
      username: identity.name,
      passwordHash: null,
      googleSub: identity.sub,
      verifiedAt: deps.clock.now().toISOString(),
    });
    if (taken) throw new AppError('googleTaken');
    const signedIn = await openSession(trx, deps, { id: userId, email: identity.email }, { remember: true, by: 'registration' });
    return { ...signedIn, message: registrationMessage('Sikeres regisztráció!', referralUnknown) };
  });
};
