import { CallError } from '@eszkerek/contract/client';
import type { AnswerResult } from '@eszkerek/contract/quiz-shapes';
import { fresh, type OutboxEntry, withEntry, without } from './entry.ts';
import type { OutboxStorage } from './storage.ts';

export type SaveStatus = 'saved' | 'saving' | 'offline';

export type OutboxEvent =
  | { type: 'reply'; entry: OutboxEntry; result: AnswerResult }
  /** The server will never take this answer, e.g. because another device has answered. */
  | { type: 'refused'; entry: OutboxEntry; message: string }
  | { type: 'status'; status: SaveStatus; waiting: number };

interface OutboxDeps {
  storage: OutboxStorage;
  send: (entry: OutboxEntry) => Promise<AnswerResult>;
  now: () => number;
  /** Runs once later; answers how to call it off. */
  later: (run: () => void, ms: number) => () => void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 20_000;

/** A failure that says nothing about the answer itself: it is sent again, with the same key. */
const passes = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500;

export type Outbox = ReturnType<typeof createOutbox>;

/** Sends the answers of one account in the order they were given. Nothing leaves the list before the server has replied. */
export function createOutbox(account: string, deps: OutboxDeps) {
  const listeners = new Set<(event: OutboxEvent) => void>();
  let sending: string | null = null;
  let running: Promise<void> | null = null;
  let asked = false;
  let waitMs = FIRST_WAIT_MS;
  let callOff: (() => void) | null = null;
  let last: Extract<OutboxEvent, { type: 'status' }> = { type: 'status', status: 'saved', waiting: 0 };

  const emit = (event: OutboxEvent) => {
    if (event.type === 'status') last = event;
    for (const listener of listeners) listener(event);
  };

  const settle = async (entry: OutboxEntry): Promise<void> => {
    await deps.storage.change(account, entries => without(entries, entry.key));
  };

  const pause = (error: unknown) => {
    // A refused token is answered by a new login, not by asking again.
    if (error instanceof CallError && error.status === 401) return;
    callOff?.();
    callOff = deps.later(() => void flush(), waitMs);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  };

  const drain = async (): Promise<void> => {
    for (;;) {
      const entries = await deps.storage.change(account, all => fresh(all, deps.now()));
      const [entry] = entries;
      if (!entry) {
        emit({ type: 'status', status: 'saved', waiting: 0 });
        return;
      }
      emit({ type: 'status', status: last.status === 'offline' ? 'offline' : 'saving', waiting: entries.length });
      sending = entry.key;
      try {
        const result = await deps.send(entry);
        await settle(entry);
        waitMs = FIRST_WAIT_MS;
        emit({ type: 'reply', entry, result });
      } catch (error) {
        if (passes(error)) {
          emit({ type: 'status', status: 'offline', waiting: entries.length });
          pause(error);
          return;
        }
        await settle(entry);
        emit({ type: 'refused', entry, message: error instanceof Error ? error.message : '' });
      } finally {
        sending = null;
      }
    }
  };

  /** One run at a time; what is asked for meanwhile makes it look once more. */
  const flush = (): Promise<void> => {
    callOff?.();
    callOff = null;
    asked = true;
    running ??= (async () => {
      try {
        while (asked) {
          asked = false;
          await drain();
        }
      } finally {
        running = null;
      }
    })();
    return running;
  };

  return {
    account,
    flush,
    async put(entry: OutboxEntry, { replaces = false } = {}): Promise<void> {
      emit({ type: 'status', status: last.status === 'offline' ? 'offline' : 'saving', waiting: last.waiting + 1 });
      await deps.storage.change(account, entries => withEntry(entries, entry, { replaces, sending }));
      void flush();
    },
    async waiting(attemptId: string): Promise<OutboxEntry[]> {
      return fresh(await deps.storage.read(account), deps.now()).filter(entry => entry.attemptId === attemptId);
    },
    status: () => last,
    subscribe(listener: (event: OutboxEvent) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
