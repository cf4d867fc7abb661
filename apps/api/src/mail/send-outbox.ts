import type { Logger } from 'pino';
import { addSeconds, type Clock } from '../clock.ts';
import type { Db } from '../db/engine.ts';
import { claimDueMails, hasDueMail, markFailed, markSent, putBack } from './outbox-store.ts';
import { LONGEST_DEFERRAL_S, nextTry } from './retry-plan.ts';
import type { MailTransport } from './transport.ts';

const POLL_MS = 300;
const AT_ONCE = 10;
const LEASE_S = 60;
/** An email postponed for longer was postponed by a wrong clock. */
const IMPOSSIBLE_S = LONGEST_DEFERRAL_S + 10 * LEASE_S;

interface OutboxDeps {
  db: Db;
  clock: Clock;
  log: Logger;
  transport: MailTransport;
}

/** Sends due emails once; returns how many it claimed. */
export const sendDueMails = async ({ db, clock, log, transport }: OutboxDeps): Promise<number> => {
  const now = clock.now();
  const times = { now: now.toISOString(), impossibleAfter: addSeconds(now, IMPOSSIBLE_S).toISOString() };
  if (!(await hasDueMail(db, times))) return 0;
  const mails = await claimDueMails(db, {
    ...times,
    leaseUntil: addSeconds(now, LEASE_S).toISOString(),
    max: AT_ONCE,
  });
  const send = async (mail: (typeof mails)[number]): Promise<void> => {
    try {
      await transport.deliver({
        id: mail.id,
        to: mail.recipient,
        subject: mail.subject,
        html: mail.html,
        text: mail.body,
        at: new Date(mail.created_at),
        unsubscribeUrl: mail.unsubscribe_url,
      });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed';
      log.warn({ mail: mail.id, kind: mail.kind, attempts: mail.attempts, code }, 'mail not sent');
      const again = nextTry(error, mail, clock.now());
      if (again) await putBack(db, mail.id, { notBefore: again.toISOString(), error: code });
      else await markFailed(db, mail.id, { now: clock.now().toISOString(), error: code });
      return;
    }
    await markSent(db, mail.id, clock.now().toISOString());
  };
  await Promise.all(mails.map(send));
  return mails.length;
};

export interface OutboxWorker {
  stop(): Promise<void>;
}

/** Runs in every process; the claim in the database prevents double sending. */
export const startOutbox = (deps: OutboxDeps): OutboxWorker => {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const round = async (): Promise<void> => {
    let sent = 0;
    try {
      sent = await sendDueMails(deps);
    } catch (error) {
      deps.log.error({ err: error }, 'outbox round failed');
    }
    if (!stopped) timer = setTimeout(next, sent > 0 ? 0 : POLL_MS);
  };
  const next = (): void => {
    running = round();
  };
  next();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
      deps.transport.close();
    },
  };
};
