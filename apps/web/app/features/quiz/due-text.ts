import { daysUntil } from '../../lib/days-until.ts';

/** When a question comes back, in the words of a calendar; once the day's round is done nothing is urgent. */
export function dueText(due: Date, now: Date, isDayDone = false): { text: string; now: boolean } {
  const days = daysUntil(due, now);
  if (days <= 0) return { text: isDayDone ? 'Következik' : 'Ma esedékes', now: true };
  if (days === 1) return { text: 'Holnap jön vissza', now: false };
  return { text: `${days} nap múlva jön vissza`, now: false };
}

/** The same of a question that was answered right today, before its day. */
export function againText(due: Date, now: Date): string {
  const days = daysUntil(due, now);
  return `${days > 1 ? `${days} nap múlva` : 'Holnap'} még egyszer előkerül.`;
}
