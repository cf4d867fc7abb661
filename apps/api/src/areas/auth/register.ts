import type { Db } from '../../db/engine.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox-store.ts';
import { alreadyRegisteredMail } from '../../mail/templates/already-registered.ts';
import { registrationPendingMail } from '../../mail/templates/registration-pending.ts';
import { verifyEmailMail } from '../../mail/templates/verify-email.ts';
import { checkCaptcha } from './check-captcha.ts';
import { createAccount, type RegistrationForm } from './create-account.ts';
import { issueMailToken } from './issue-mail-token.ts';
import { mailLinks } from './mail-links.ts';
import { mayMailAgain } from './may-mail-again.ts';
import { findByEmail } from './user-store.ts';

const DONE = 'Sikeres regisztráció! Küldtünk egy levelet: a benne lévő linkkel erősítsd meg az e-mail-címedet.';
const REFERRAL_UNKNOWN = 'Ezt az ajánlókódot nem ismerjük, ezért nem számítottuk be.';

export const registrationMessage = (base: string, referralUnknown: boolean): string =>
  referralUnknown ? `${base} ${REFERRAL_UNKNOWN}` : base;

/** Thrown to undo everything a registration of a taken address tried. */
class AddressTaken extends Error {
  readonly referralUnknown: boolean;
  constructor(referralUnknown: boolean) {
    super('address taken');
    this.referralUnknown = referralUnknown;
  }
}

export const register = async (
  deps: Deps,
  form: RegistrationForm & { username: string; email: string; password: string; recaptchaToken?: string | null | undefined },
): Promise<string> => {
  await checkCaptcha(deps, form.recaptchaToken);
  const passwordHash = await deps.passwords.hash(form.password);
  const { db } = deps.engine;
  try {
    return await db.transaction().execute(async trx => {
      const { username, email } = form;
      const created = await createAccount(trx, deps, form, { username, email, passwordHash, googleSub: null, verifiedAt: null });
      if (created.taken) throw new AddressTaken(created.referralUnknown);
      const url = mailLinks(deps.settings).verify(await issueMailToken(trx, deps, created.userId, 'verify'));
      const now = deps.clock.now().toISOString();
      await enqueueMail(trx, { mail: verifyEmailMail({ name: username, url }), to: email, userId: created.userId, now });
      return registrationMessage(DONE, created.referralUnknown);
    });
  } catch (error) {
    if (!(error instanceof AddressTaken)) throw error;
    await db.transaction().execute(trx => tellOwner(trx, deps, form.email));
    return registrationMessage(DONE, error.referralUnknown);
  }
};

/** Whoever fills the form learns nothing; whoever owns the address learns that somebody did. */
const tellOwner = async (trx: Db, deps: Deps, email: string): Promise<void> => {
  const owner = await findByEmail(trx, email);
  if (!owner || !(await mayMailAgain(trx, deps, owner.id, 'registration'))) return;
  const links = mailLinks(deps.settings);
  const { username: name, email_verified_at: verified } = owner;
  const mail = verified
    ? alreadyRegisteredMail({ name, loginUrl: links.login, forgotUrl: links.forgot })
    : registrationPendingMail({ name, url: links.verify(await issueMailToken(trx, deps, owner.id, 'verify')), forgotUrl: links.forgot });
  await enqueueMail(trx, { mail, to: owner.email, userId: owner.id, now: deps.clock.now().toISOString() });
};
