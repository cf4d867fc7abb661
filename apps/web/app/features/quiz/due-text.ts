const DAY_MS = 24 * 60 * 60 * 1000;
const dayOf = (date: Date): number => Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY_MS);

/** When a question comes back, in the words of a calendar. */
export function dueText(due: Date, now: Date): { text: string; now: boolean } {
  const days = dayOf(due) - dayOf(now);
  if (days <= 0) return { text: 'Ma esedékes', now: true };
  if (days === 1) return { text: 'Holnap jön vissza', now: false };
  return { text: `${days} nap múlva jön vissza`, now: false };
}
