import { AppError } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import { hasLiveSeat } from '../classes/has-live-seat.ts';
import { dropRequestedSeat } from '../classes/request-seat.ts';
import { findMailToken, useMailToken } from './mail-token-store.ts';
import { openAccount } from './open-account.ts';
import { storeNewPassword } from './store-new-password.ts';
import { forgetTyped, lockById } from './user-store.ts';

const isOpen = (found: { used_at: string | null; canceled_at: string | null; expires_at: string }, now: string): boolean =>
  found.used_at === null && found.canceled_at === null && found.expires_at > now;

/** Asked when the page opens, so that nobody types a password into a link that no longer works. */
export const requireResetLink = async ({ engine, clock }: Pick<Deps, 'engine' | 'clock'>, token: string) => {
  const found = await findMailToken(engine.db, token, ['reset', 'card']);
  if (!found || !isOpen(found, clock.now().toISOString())) throw new AppError('linkInvalid');
  return found;
};

/** By an emailed link (which also verifies the address) or a teacher's card (which does not). */
export const resetPassword = async (deps: Deps, input: { token: string; password: string; address: string }): Promise<void> => {
  const { engine, clock, passwords } = deps;
  const found = await requireResetLink(deps, input.token);
  const passwordHash = await passwords.hash(input.password, input.address);
  await engine.db.transaction().execute(async trx => {
    const now = clock.now().toISOString();
    const account = await lockById(trx, found.user_id);
    if (!account || !(await useMailToken(trx, found.id, now))) throw new AppError('linkInvalid');
    if (found.kind === 'card' && !(await hasLiveSeat(trx, deps, account.id))) throw new AppError('linkInvalid');
    if (found.kind === 'reset' && account.email_verified_at === null) {
      // The owner of the mailbox is proven; that the parent's address and the class code are theirs is not.
      await dropRequestedSeat(trx, account.id);
      await forgetTyped(trx, account.id, {});
      await openAccount(trx, deps, { ...account, parental_email: null });
    }
    await storeNewPassword(trx, deps, account, { passwordHash, action: 'auth.password-reset' });
  });
};
