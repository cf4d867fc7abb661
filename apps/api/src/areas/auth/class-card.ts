import { AppError } from '@eszkerek/contract';
import { recordAudit } from '../../db/audit.ts';
import type { Db } from '../../db/engine.ts';
import type { Deps } from '../../deps.ts';
import { listedNameOf } from '../classes/class-list.ts';
import { hasLiveSeat } from '../classes/has-live-seat.ts';
import { cancelCards } from './cancel-cards.ts';
import { setClassSecret } from './class-account-store.ts';
import { type ClassSecret, secretText } from './class-secret.ts';
import { findMailToken, insertMailToken, useMailToken } from './mail-token-store.ts';
import { openSession, type SignedIn } from './open-session.ts';
import { readableCode } from './readable-code.ts';
import { endSessions } from './session-store.ts';
import { lockById } from './user-store.ts';

const CODE_LENGTH = 8;

/** As it is typed: any case, spaces or dashes between. */
const foldCardCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** A card for an account without an address: a code short enough to type. Cancels earlier cards. */
export const issueClassCard = async (trx: Db, deps: Pick<Deps, 'clock'>, userId: string, expiresAt: string): Promise<string> => {
  await cancelCards(trx, deps, [userId]);
  const token = readableCode(CODE_LENGTH);
  return insertMailToken(trx, { userId, kind: 'classCard', now: deps.clock.now().toISOString(), expiresAt, token });
};

const requireCard = async ({ engine, clock }: Pick<Deps, 'engine' | 'clock'>, code: string) => {
  const found = await findMailToken(engine.db, foldCardCode(code), ['classCard']);
  const open = found && found.used_at === null && found.canceled_at === null && found.expires_at > clock.now().toISOString();
  const listed = open ? await listedNameOf(engine.db, found.user_id) : undefined;
  if (!found || !listed) throw new AppError('cardInvalid');
  return { ...found, listed };
};

/** Asked when the page opens, so that the pupil sees whose card it is before choosing a password. */
export const readCard = async (deps: Pick<Deps, 'engine' | 'clock'>, code: string) => {
  const { listed } = await requireCard(deps, code);
  return { real_name: listed.real_name, class_name: listed.class_name };
};

/** Sets the password of the card's pupil, ends earlier ones and their sessions, and signs in. */
export const redeemCard = async (
  deps: Deps,
  input: ClassSecret & { code: string; address: string },
): Promise<SignedIn & { class_code: string; listed_name: string }> => {
  const { engine, clock, passwords } = deps;
  const { listed, ...card } = await requireCard(deps, input.code);
  const hash = await passwords.hash(secretText(input), input.address);
  const signedIn = await engine.db.transaction().execute(async trx => {
    const now = clock.now().toISOString();
    const account = await lockById(trx, card.user_id);
    if (!account || !(await useMailToken(trx, card.id, now)) || !(await hasLiveSeat(trx, deps, account.id)))
      throw new AppError('cardInvalid');
    if (account.deletion_requested_at !== null) throw new AppError('accountLeaving');
    const pictures = input.pictures !== undefined;
    await setClassSecret(trx, account.id, { pictureHash: pictures ? hash : null, passwordHash: pictures ? null : hash });
    await endSessions(trx, account.id, 'password', now);
    await recordAudit(trx, { at: now, actorId: account.id, action: 'auth.card-used', subjectId: account.id });
    return openSession(trx, deps, account, { remember: false, by: 'card' });
  });
  return { ...signedIn, class_code: listed.class_code, listed_name: listed.listed_name };
};
