import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import { newId, newSecret } from '../../db/id.ts';
import { hashToken } from './session-store.ts';

/**
 * verify, address (of an account that had none) and reset are sent by email, card and classCard (a code to type) are printed by a
 * teacher, parent is in every email to the parent.
 */
export type MailTokenKind = 'verify' | 'address' | 'reset' | 'card' | 'classCard' | 'parent';

/** Selects from the account's row: without an account the same statement takes the same time and writes nothing. */
export const insertMailToken = async (
  trx: Db,
  input: { userId: string; kind: MailTokenKind; now: string; expiresAt: string; token?: string },
): Promise<string> => {
  const { token = newSecret() } = input;
  await sql`
    insert into mail_tokens (user_id, id, kind, token_hash, created_at, expires_at)
    select users.id, ${newId()}, ${input.kind}, ${hashToken(token)}, ${input.now}, ${input.expiresAt}
    from users where users.id = ${input.userId}`.execute(trx);
  return token;
};

export const cancelMailTokens = async (
  trx: Db,
  userId: string | readonly string[],
  kinds: readonly MailTokenKind[],
  now: string,
): Promise<void> => {
  const userIds = typeof userId === 'string' ? [userId] : userId;
  if (userIds.length === 0) return;
  await trx
    .updateTable('mail_tokens')
    .set({ canceled_at: now })
    .where('user_id', 'in', userIds)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('canceled_at', 'is', null)
    .execute();
};

export const findMailToken = (db: Db, token: string, kinds: readonly MailTokenKind[]) =>
  db
    .selectFrom('mail_tokens')
    .select(['id', 'user_id', 'kind', 'expires_at', 'used_at', 'canceled_at'])
    .where('token_hash', '=', hashToken(token))
    .where('kind', 'in', kinds)
    .executeTakeFirst();

/** True only for the first caller. */
export const useMailToken = async (trx: Db, id: string, now: string): Promise<boolean> =>
  (
    await trx
      .updateTable('mail_tokens')
      .set({ used_at: now })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .where('canceled_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;
