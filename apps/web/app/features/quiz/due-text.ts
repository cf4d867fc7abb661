import { daysUntil } from '../../lib/days-until.ts';

/** When a question comes back, in the words of a calendar. */
export function dueText(due: Date, now: Date): { text: string; now: boolean } {
  const days = daysUntil(due, now);
  if (days <= 0) return { text: 'Ma esedékes', now: true };
  if (days === 1) return { text: 'Holnap jön vissza', now: false };
  return { text: `${days} nap múlva jön vissza`, now: false };
}
