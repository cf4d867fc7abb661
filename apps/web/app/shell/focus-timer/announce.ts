import type { SessionKind } from './timer.ts';

const minute = 60_000;

export const sessionNames: Record<SessionKind, string> = { work: 'Munka', short: 'Rövid szünet', long: 'Hosszú szünet' };

/** What a screen reader hears when the remaining time falls from `before` to `after`: only 5 minutes and 1 minute are told. */
export function announcement(before: number, after: number): string | null {
  if (before > 5 * minute && after <= 5 * minute && after > 0) return 'Még 5 perc van hátra.';
  if (before > minute && after <= minute && after > 0) return 'Még 1 perc van hátra.';
  return null;
}

export const endAnnouncement = (next: SessionKind): string =>
  next === 'work' ? 'Vége a szünetnek. Munka következik.' : `Letelt az idő. ${sessionNames[next]} következik.`;
