const DAY_MS = 86_400_000;

const startOfDay = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** How long ago somebody was here, in the words of a teacher. */
export function whenText(at: string | null, now: Date): string {
  if (!at) return 'Még nem tanult';
  const days = Math.round((startOfDay(now) - startOfDay(new Date(at))) / DAY_MS);
  if (days <= 0) return 'Ma tanult';
  if (days === 1) return 'Tegnap tanult';
  return `${days} napja tanult`;
}
