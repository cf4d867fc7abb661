import { addDays, addSeconds } from '../../clock.ts';
import type { Db } from '../../db/engine.ts';
import type { Deps } from '../../deps.ts';
import { cancelMailTokens, insertMailToken, type MailTokenKind } from './mail-token-store.ts';

const LIVES = {
  verify: (now: Date) => addSeconds(now, 48 * 3600),
  address: (now: Date) => addSeconds(now, 48 * 3600),
  reset: (now: Date) => addSeconds(now, 30 * 60),
  card: (now: Date) => addDays(now, 14),
  // A parent may use the link of any email as long as the account exists.
  parent: (now: Date) => addDays(now, 3650),
} satisfies Record<Exclude<MailTokenKind, 'classCard'>, (now: Date) => Date>;

/** A new link cancels older ones of its kind, except for links to the parent. */
export const issueMailToken = async (
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  userId: string,
  kind: keyof typeof LIVES,
  expiresAt = LIVES[kind](clock.now()).toISOString(),
): Promise<string> => {
  const now = clock.now();
  if (kind !== 'parent') await cancelMailTokens(trx, userId, [kind], now.toISOString());
  return insertMailToken(trx, { userId, kind, now: now.toISOString(), expiresAt });
};
