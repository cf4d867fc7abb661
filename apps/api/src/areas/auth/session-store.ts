import { createHash } from 'node:crypto';
import { compiledOnce, type ValueOf } from '../../db/compiled-once.ts';
import type { Db } from '../../db/engine.ts';
import { newId, newSecret } from '../../db/id.ts';

export type EndReason = 'replaced' | 'logout' | 'password' | 'role' | 'deleted';

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const sessionOf = compiledOnce((db, value: ValueOf<{ tokenHash: string }>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.expires_at',
      'sessions.ended_at',
      'sessions.end_reason',
      'sessions.created_at',
      'sessions.confirmed_at',
      'sessions.teacher_mode_at',
      'users.role',
      'users.approved_at',
      'users.rejected_at',
      'users.rejection_reason',
      'users.totp_enabled_at',
    ])
    .where('sessions.token_hash', '=', value('tokenHash')),
);

export const findSession = async (db: Db, tokenHash: string) => (await sessionOf(db, { tokenHash }))[0];

/** Ends the account's live session and opens a new one; the caller runs it inside a transaction. */
export const replaceSession = async (trx: Db, input: { userId: string; now: Date; expiresAt: Date }): Promise<string> => {
  const now = input.now.toISOString();
  const token = newSecret();
  await endSessions(trx, input.userId, 'replaced', now);
  await trx
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id: input.userId,
      token_hash: hashToken(token),
      created_at: now,
      expires_at: input.expiresAt.toISOString(),
      confirmed_at: now,
    })
    .execute();
  return token;
};

export const endSessions = async (db: Db, userId: string, reason: EndReason, now: string): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
};

/** Marks the session as just confirmed and gives it a new token; the old one is unknown from now on. Undefined when it has ended. */
export const confirmWithNewToken = async (db: Db, sessionId: string, now: string): Promise<string | undefined> => {
  const token = newSecret();
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ confirmed_at: now, token_hash: hashToken(token) })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? undefined : token;
};
