import { AppError } from '@eszkerek/contract';
import { recordAudit } from '../../db/audit.ts';
import { violatedConstraint } from '../../db/constraint.ts';
import type { Db } from '../../db/engine.ts';
import { addressOf } from '../../db/no-address.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox-store.ts';
import { addAddressMail } from '../../mail/templates/add-address.ts';
import { alreadyRegisteredMail } from '../../mail/templates/already-registered.ts';
import type { SeatOutcome } from '../classes/request-seat.ts';
import { findClassAccount, setAskedEmail } from './class-account-store.ts';
import { issueMailToken } from './issue-mail-token.ts';
import { mailLinks } from './mail-links.ts';
import { mayMailAgain } from './may-mail-again.ts';
import { openAccount } from './open-account.ts';
import { type Account, deleteUnverified, findByEmail, lockById, setEmail } from './user-store.ts';

/** Mails the link that gives an account its address. The owner of a taken address hears of it; the person at the form does not. */
export const askForAddress = (deps: Deps, input: { userId: string; email: string }): Promise<void> =>
  deps.engine.db.transaction().execute(async trx => {
    const account = await lockById(trx, input.userId);
    if (!account || addressOf(account.email) !== null) throw new AppError('conflict');
    const now = deps.clock.now().toISOString();
    await setAskedEmail(trx, account.id, input.email);
    await recordAudit(trx, { at: now, actorId: account.id, action: 'auth.address-asked', subjectId: account.id });
    if (!(await mayMailAgain(trx, deps, account.id, 'registration'))) return;
    const links = mailLinks(deps.settings);
    const url = links.verify(await issueMailToken(trx, deps, account.id, 'address'));
    const owner = await findByEmail(trx, input.email);
    const taken = owner?.email_verified_at ? owner : undefined;
    const mail = taken
      ? alreadyRegisteredMail({ name: taken.username, loginUrl: links.login, forgotUrl: links.forgot })
      : addAddressMail({ name: account.username, url, requestedAt: now });
    await enqueueMail(trx, { mail, to: input.email, userId: taken?.id ?? account.id, now });
  });

/** The link was opened: the address is the account's. An unverified registration with it makes room for the proven owner. */
export const takeAddress = async (trx: Db, deps: Deps, account: Account): Promise<SeatOutcome> => {
  const email = (await findClassAccount(trx, account.id))?.asked_email;
  if (!email) throw new AppError('linkInvalid');
  await deleteUnverified(trx, email);
  try {
    await setEmail(trx, account.id, email);
  } catch (error) {
    if (violatedConstraint(error) === 'unique') throw new AppError('linkInvalid', { cause: error });
    throw error;
  }
  await setAskedEmail(trx, account.id, null);
  return openAccount(trx, deps, { ...account, email });
};
