import type { Db } from '../../db/engine.ts';

const counted = (eb: { n: number } | undefined): number => eb?.n ?? 0;

export const healthNumbers = async (db: Db, now: string) => {
  const users = await db
    .selectFrom('users')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('n'))
    .executeTakeFirst();
  const sessions = await db
    .selectFrom('sessions')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('n'))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const mails = await db
    .selectFrom('outbox')
    .select(eb => [eb.cast<number>(eb.fn.countAll(), 'integer').as('n'), eb.fn.min('created_at').as('oldest')])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  return { users: counted(users), live_sessions: counted(sessions), mails_waiting: counted(mails), oldest_mail_at: mails?.oldest ?? null };
};

export const codesList = (db: Db) =>
  db
    .selectFrom('codes')
    .select(['id', 'kind', 'note', 'uses_max', 'uses_left', 'expires_at', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
