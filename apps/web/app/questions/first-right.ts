import type { FirstRight } from '@eszkerek/contract/first-right';

/** Share of pupils right at the first try, in whole percent; null if nobody answered. */
export const firstRightPercent = (counted: FirstRight | null | undefined): number | null =>
  counted && counted.pupils > 0 ? Math.round((100 * counted.right) / counted.pupils) : null;
