import { CallError } from '@eszkerek/contract/client';

/** A whole school at once is served within a minute; after two minutes the form shows the failure. */
const GIVE_UP_MS = 120_000;
const LONGEST_PAUSE_S = 10;

const pause = (seconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, seconds * 1000));

/** Sends again while the server says it has no place in its queue, each time when it said to come again. */
export const whenNotBusy = async <T>(send: () => Promise<T>, onWaiting: (waiting: boolean) => void): Promise<T> => {
  const started = performance.now();
  for (;;) {
    try {
      const answer = await send();
      onWaiting(false);
      return answer;
    } catch (error) {
      const busy = error instanceof CallError && error.body.code === 'busy';
      if (!busy || performance.now() - started > GIVE_UP_MS) {
        onWaiting(false);
        throw error;
      }
      onWaiting(true);
      // Not all of them in the same moment again.
      await pause(Math.min(error.retryAfter ?? 1, LONGEST_PAUSE_S) * (1 + Math.random() / 2));
    }
  }
};
