import type { Engine } from '../db/engine.ts';

/** Mails waiting in the outbox, oldest first: tests that do not test the sending read them here. */
export const waitingMails = (engine: Engine) =>
  engine.db.selectFrom('outbox').select(['kind', 'recipient', 'subject', 'html', 'body']).orderBy('id').execute();

/** The token in the newest mail of this kind. */
export const mailedToken = async (engine: Engine, kind: string): Promise<string> => {
  const mail = (await waitingMails(engine)).findLast(m => m.kind === kind);
  const token = /\/(?:verify-email|reset-password|szulo)\/([\w-]{43})/.exec(mail?.body ?? '')?.[1];
  if (!token) throw new Error(`no ${kind} mail with a link`);
  return token;
};
