import { daysUntil } from '../../lib/days-until.ts';

/** Days until a deadline, as a calm word. */
export function dueText(dueAt: string, now: Date): string {
  const days = daysUntil(new Date(dueAt), now);
  if (days < 0) return 'még beadhatod';
  if (days === 0) return 'máig';
  return days === 1 ? 'holnapig' : `még ${days} nap`;
}
