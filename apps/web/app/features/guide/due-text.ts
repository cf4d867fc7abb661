const DAY = 24 * 60 * 60 * 1000;
const midnight = (time: Date): number => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

/** Days until a deadline, as a calm word. */
export function dueText(dueAt: string, now: Date): string {
  const days = Math.round((midnight(new Date(dueAt)) - midnight(now)) / DAY);
  if (days < 0) return 'még beadhatod';
  if (days === 0) return 'máig';
  return days === 1 ? 'holnapig' : `még ${days} nap`;
}
