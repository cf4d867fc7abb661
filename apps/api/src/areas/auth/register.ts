import type { Db } from '../../db/engine.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox-store.ts';
import { alreadyRegisteredMail } from '../../mail/templates/already-registered.ts';
import { registrationPendingMail } from '../../mail/templates/registration-pending.ts';
import { verifyEmailMail } from '../../mail/templates/verify-email.ts';
import { dropRequestedSeat } from '../classes/request-seat.ts';
import { checkCaptcha } from './check-captcha.ts';
import { createAccount, type RegistrationForm } from './create-account.ts';
import { issueMailToken } from './issue-mail-token.ts';
import { mailLinks } from './mail-links.ts';
import { mayMailAgain } from './may-mail-again.ts';
import { findByEmail, forgetTyped, lockById } from './user-store.ts';

const DONE = 'Sikeres regisztráció! Küldtünk egy levelet: a benne lévő linkkel erősítsd meg az e-mail-címedet.';
const REFERRAL_UNKNOWN = 'Ezt az ajánlókódot nem ismerjük, ezért nem számítottuk be.';

export const registrationMessage = (base: string, referralUnknown: boolean): string =>
  referralUnknown ? `${base} ${REFERRAL_UNKNOWN}` : base;

/** Thrown to roll back the registration of a taken address. */
class AddressTaken extends Error {
  readonly referralUnknown: boolean;
  constructor(referralUnknown: boolean) {
    super('address taken');
    this.referralUnknown = referralUnknown;
  }
}

export const register = async (
  deps: Deps,
  form: RegistrationForm & {
    username: string;
    email: string;
    password: string;
    recaptchaToken?: string | null | undefined;
    address: string;
  },
): Promise<string> => {
  await checkCaptcha(deps, form.recaptchaToken);
  const passwordHash = await deps.passwords.hash(form.password, form.address);
  const { db } = deps.engine;
  try {
    return await db.transaction().execute(async trx => {
      const { username, email } = form;
      const created = await createAccount(trx, deps, form, { username, email, passwordHash, googleSub: null, verifiedAt: null });
      if (created.taken) throw new AddressTaken(created.referralUnknown);
      const url = mailLinks(deps.settings).verify(await issueMailToken(trx, deps, created.userId, 'verify'));
      const now = deps.clock.now().toISOString();
      await enqueueMail(trx, { mail: verifyEmailMail({ name: username, url, requestedAt: now }), to: email, userId: created.userId, now });
      return registrationMessage(DONE, created.referralUnknown);
    });
  } catch (error) {
    if (!(error instanceof AddressTaken)) throw error;
    await db.transaction().execute(trx => tellOwner(trx, deps, form.email));
    return registrationMessage(DONE, error.referralUnknown);
  }
};

/**
 * The person at the form learns nothing; the owner of the address learns that somebody registered it. While the address is
 * unverified nobody knows which of the registrations is the owner's, so nothing typed for it so far survives: the mailed link
 * leads to the form (complete-registration.ts). When no further mail may leave, the link of the last one does.
 */
const tellOwner = async (trx: Db, deps: Deps, email: string): Promise<void> => {
  const known = await findByEmail(trx, email);
  const owner = known && (await lockById(trx, known.id));
  if (!owner) return;
  const now = deps.clock.now().toISOString();
  const verified = owner.email_verified_at !== null;
  if (!verified) {
    await dropRequestedSeat(trx, owner.id);
    await forgetTyped(trx, owner.id, { password_hash: null, registered_again_at: now });
  }
  if (!(await mayMailAgain(trx, deps, owner.id, 'registration'))) return;
  const links = mailLinks(deps.settings);
  const mail = verified
    ? alreadyRegisteredMail({ name: owner.username, loginUrl: links.login, forgotUrl: links.forgot })
    : registrationPendingMail({ url: links.verify(await issueMailToken(trx, deps, owner.id, 'verify')), requestedAt: now });
  await enqueueMail(trx, { mail, to: owner.email, userId: owner.id, now });
};
