import type { AnswerValue } from '@eszkerek/contract/quiz-shapes';
import { createStored } from '../../../lib/stored.ts';

export interface Unsaved {
  attemptId: string;
  questionId: string;
  value: AnswerValue;
}

const isUnsaved = (value: unknown): value is Unsaved =>
  typeof value === 'object' && value !== null && 'attemptId' in value && 'questionId' in value && 'value' in value;

/** What was typed in the last moment before the page went away: too late for the outbox, whose storage answers later. */
const stored = createStored<Unsaved | null>('unsavedAnswer', {
  initial: null,
  parse: text => {
    const value: unknown = JSON.parse(text);
    return isUnsaved(value) ? value : undefined;
  },
  print: value => value && JSON.stringify(value),
});

export const keepUnsaved = (unsaved: Unsaved | null): void => stored.set(unsaved);

/** Read once: an answer of another attempt is dropped. */
export function takeUnsaved(attemptId: string): Unsaved | null {
  const kept = stored.get();
  if (kept) stored.set(null);
  return kept?.attemptId === attemptId ? kept : null;
}
