import { daysUntil } from './days-until.ts';

/** Days until the deadline of homework, as a calm word; what is late may still be handed in. */
export function homeworkDue(dueAt: string, now: Date): string {
  const days = daysUntil(new Date(dueAt), now);
  if (days < 0) return 'lejárt, még beadhatod';
  if (days === 0) return 'máig';
  return days === 1 ? 'holnapig' : `még ${days} nap`;
}
