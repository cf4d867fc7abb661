import { sql } from 'kysely';
import type { Db } from '../db/engine.ts';
import { foldEmail } from '../db/fold.ts';
import { newId } from '../db/id.ts';
import { addressOf } from '../db/no-address.ts';
import type { Mail } from './mail.ts';
import { dailyCapOf, isAccountKind, URGENT_KINDS } from './mail-kinds.ts';
import { countMailTo } from './recipient-count-store.ts';

export interface QueuedMail {
  mail: Mail;
  to: string;
  userId: string | null;
  /** Another account the text speaks of: if that one is deleted before the mail has left, so is the mail. */
  aboutUserId?: string | null;
  now: string;
}

/**
 * Queues an email inside the caller's transaction: it is sent if and only if that commits. An account's email is
 * inserted by a select from its row: without an account the same statement takes the same time and writes nothing.
 * So it does for news about a pupil whose parent has not consented, and for an address that had its emails for today. An account
 * without an address gets none.
 */
export const enqueueMail = async (trx: Db, input: QueuedMail): Promise<void> => {
  const { mail, to, userId, now, aboutUserId = null } = input;
  if (addressOf(to) === null) return;
  const cap = dailyCapOf(mail.kind);
  if (cap && (await countMailTo(trx, { address: foldEmail(to), bucket: cap.bucket, now })) > cap.max) return;
  const row = {
    id: newId(),
    kind: mail.kind,
    recipient: to,
    subject: mail.subject,
    html: mail.html,
    body: mail.text,
    unsubscribe_url: mail.unsubscribeUrl ?? null,
    created_at: now,
  };
  if (userId === null)
    await trx
      .insertInto('outbox')
      .values({ ...row, user_id: null, about_user_id: aboutUserId, not_before: now, last_error: null, sent_at: null, failed_at: null })
      .execute();
  else
    await sql`
      insert into outbox (user_id, about_user_id, id, kind, recipient, subject, html, body, unsubscribe_url, created_at, not_before)
      select users.id, ${aboutUserId}, ${row.id}, ${row.kind}, ${to}, ${row.subject}, ${row.html}, ${row.body}, ${row.unsubscribe_url}, ${now}, ${now}
      from users
      where users.id = ${userId}
        and (users.role <> 'student' or users.parental_confirmed_at is not null or ${isAccountKind(mail.kind) ? 1 : 0} = 1)`.execute(trx);
};

export interface DueTimes {
  now: string;
  /** A retry time beyond this was written by a wrong clock. */
  impossibleAfter: string;
}

const isDue = ({ now, impossibleAfter }: DueTimes) =>
  sql<boolean>`sent_at is null and failed_at is null and (not_before <= ${now} or not_before > ${impossibleAfter})`;

/** Polled several times a second: a read does not block writers. */
export const hasDueMail = async (db: Db, times: DueTimes): Promise<boolean> =>
  (await db.selectFrom('outbox').select('id').where(isDue(times)).limit(1).executeTakeFirst()) !== undefined;

/** Urgent ones first, then those tried least: emails that keep failing never delay the others. */
const urgentFirst = sql`case when kind in (${sql.join([...URGENT_KINDS])}) then 0 else 1 end`;

/** Claims due emails; other nodes skip them until the lease expires, which also recovers from a crash. */
export const claimDueMails = (db: Db, input: DueTimes & { leaseUntil: string; max: number }) =>
  db
    .updateTable('outbox')
    .set(eb => ({ not_before: input.leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', eb =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where(isDue(input))
        .orderBy(urgentFirst)
        .orderBy('attempts')
        .orderBy('not_before')
        .limit(input.max),
    )
    .where(isDue(input))
    .returningAll()
    .execute();

/** Of a mail that has left or failed only kind and times stay: its links are secrets, its subject may hold a name. */
const EMPTIED = { subject: '', html: '', body: '', recipient: '', unsubscribe_url: null };

export const markSent = async (db: Db, id: string, now: string): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ ...EMPTIED, sent_at: now, last_error: null })
    .where('id', '=', id)
    .execute();
};

/** Not tried again. */
export const markFailed = async (db: Db, id: string, input: { now: string; error: string }): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ ...EMPTIED, failed_at: input.now, last_error: input.error })
    .where('id', '=', id)
    .execute();
};

export const putBack = async (db: Db, id: string, input: { notBefore: string; error: string }): Promise<void> => {
  await db.updateTable('outbox').set({ not_before: input.notBefore, last_error: input.error }).where('id', '=', id).execute();
};

/** Includes sent ones: their text is deleted, the row stays. */
export const countMailsSince = async (db: Db, input: { userId: string; kinds: readonly string[]; since: string }): Promise<number> => {
  const row = await db
    .selectFrom('outbox')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('user_id', '=', input.userId)
    .where('kind', 'in', input.kinds)
    .where('created_at', '>', input.since)
    .executeTakeFirstOrThrow();
  return row.count;
};
