import type { AnswerValue } from '@eszkerek/contract/quiz-shapes';

/** An answer on its way: it is written down before it is sent, and forgotten only when the server has told what became of it. */
export interface OutboxEntry {
  /** Made once; a repeated send with it is the same answer. */
  key: string;
  attemptId: string;
  questionId: string;
  answer: AnswerValue;
  /** Milliseconds since 1970 on this device. */
  madeAt: number;
}

const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

export const fresh = (entries: readonly OutboxEntry[], now: number): OutboxEntry[] => entries.filter(entry => now - entry.madeAt < KEEP_MS);

export const without = (entries: readonly OutboxEntry[], key: string): OutboxEntry[] => entries.filter(entry => entry.key !== key);

/**
 * In a test only the last answer of a question counts, so an older one that has not left yet gives way.
 * The one being sent stays: the server may have it already.
 */
export function withEntry(
  entries: readonly OutboxEntry[],
  entry: OutboxEntry,
  { replaces, sending }: { replaces: boolean; sending: string | null },
): OutboxEntry[] {
  const stale = (old: OutboxEntry) =>
    replaces && old.key !== sending && old.attemptId === entry.attemptId && old.questionId === entry.questionId;
  return [...entries.filter(old => !stale(old) && old.key !== entry.key), entry];
}

export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
