import { addSeconds } from '../clock.ts';

/** The longest pause while the server cannot be reached: one that is back gets its mails within a minute. */
const LONGEST_PAUSE_S = 30;
/** A server that answers 4xx knows the address and wants to be asked later. */
const FIRST_DEFERRAL_S = 60;
export const LONGEST_DEFERRAL_S = 4 * 3600;
const GIVE_UP_AFTER_S = 3 * 86_400;

export const pauseAfter = (attempts: number): number => Math.min(2 ** Math.max(0, attempts - 1), LONGEST_PAUSE_S);
export const deferralAfter = (attempts: number): number => Math.min(FIRST_DEFERRAL_S * 2 ** Math.max(0, attempts - 1), LONGEST_DEFERRAL_S);

const textOf = (error: unknown, name: string): unknown =>
  error instanceof Error ? (error as Error & Record<string, unknown>)[name] : undefined;

/** When a mail that could not be sent is tried again; null: never. */
export const nextTry = (error: unknown, mail: { attempts: number; created_at: string }, now: Date): Date | null => {
  const [code, status] = [textOf(error, 'code'), textOf(error, 'responseCode')];
  const aboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!aboutTheMail) return addSeconds(now, pauseAfter(mail.attempts));
  if (typeof status !== 'number' || status >= 500) return null;
  if (addSeconds(new Date(mail.created_at), GIVE_UP_AFTER_S) <= now) return null;
  return addSeconds(now, deferralAfter(mail.attempts));
};
