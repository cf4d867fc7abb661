import { CallError } from '@eszkerek/contract/client';
import { api } from '../../../lib/api.ts';
import { currentSession } from '../../../lib/session.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { deviceStorage } from './storage.ts';

export const GUEST = 'vendeg';
/** A reply that has not come by then is asked for again. */
const REPLY_MS = 15_000;

/** Whose answers this device sends now. */
export const accountName = (): string => currentSession().user?.username ?? GUEST;

const storage = deviceStorage();
const outboxes = new Map<string, Outbox>();

/** Made once for an account, lives as long as the page. */
function outboxOf(account: string): Outbox {
  const known = outboxes.get(account);
  if (known) return known;
  const outbox = createOutbox(account, {
    storage,
    now: Date.now,
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    send: async ({ attemptId, questionId, answer, key }) => {
      // Answers of an account never travel with another's token; a guest's attempt is opened by its id alone.
      if (account !== GUEST && account !== accountName()) throw new CallError(401, '');
      const { result } = await api.quiz.answer(
        { params: { id: attemptId }, body: { questionId, answer, key } },
        { signal: AbortSignal.timeout(REPLY_MS) },
      );
      return result;
    },
  });
  outboxes.set(account, outbox);
  return outbox;
}

export const currentOutbox = (): Outbox => outboxOf(accountName());

/** Everything that may leave now. */
export function sendWaiting(): void {
  void outboxOf(GUEST).flush();
  if (accountName() !== GUEST) void currentOutbox().flush();
}
