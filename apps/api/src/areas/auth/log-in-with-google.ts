import { AppError, messages } from '@eszkerek/contract';
import { recordAudit } from '../../db/audit.ts';
import { violatedConstraint } from '../../db/constraint.ts';
import type { Deps } from '../../deps.ts';
import { checkSecondStep } from './check-second-step.ts';
import type { GoogleIdentity, GoogleSignIn } from './google-sign-in.ts';
import { openSession, type SignedIn } from './open-session.ts';
import { type Account, findByEmail, findByGoogleSub, linkGoogle } from './user-store.ts';

export const requireGoogle = ({ google }: Pick<Deps, 'google'>): GoogleSignIn => {
  if (!google) throw new AppError('notFound');
  return google;
};

/** By the identity itself, else by the address of a verified account that has no Google identity yet. */
const accountOf = async ({ engine, clock }: Deps, identity: GoogleIdentity): Promise<Account> => {
  const known = await findByGoogleSub(engine.db, identity.sub);
  if (known) return known;
  const sameAddress = await findByEmail(engine.db, identity.email);
  if (!sameAddress || sameAddress.email_verified_at === null || sameAddress.google_sub !== null) throw new AppError('googleUnknown');
  try {
    await engine.db.transaction().execute(async trx => {
      if (!(await linkGoogle(trx, sameAddress.id, identity.sub))) throw new AppError('conflict');
      const at = clock.now().toISOString();
      await recordAudit(trx, { at, actorId: sameAddress.id, action: 'auth.google-linked', subjectId: sameAddress.id });
    });
  } catch (error) {
    // Two concurrent sign-ins of one person: the other request linked the account.
    const linked =
      violatedConstraint(error) === 'unique' || error instanceof AppError ? await findByGoogleSub(engine.db, identity.sub) : null;
    if (!linked) throw error;
    return linked;
  }
  return sameAddress;
};

export const logInWithGoogle = async (
  deps: Deps,
  input: { token: string; remember: boolean; totp?: string | undefined },
): Promise<SignedIn> => {
  const identity = await requireGoogle(deps).identify(input.token, { code: 'googleFailed', message: messages.googleFailed });
  const account = await accountOf(deps, identity);
  if (account.deletion_requested_at !== null) throw new AppError('accountLeaving');
  await checkSecondStep(deps, account, input.totp);
  return deps.engine.db.transaction().execute(trx => openSession(trx, deps, account, { remember: input.remember, by: 'google' }));
};
