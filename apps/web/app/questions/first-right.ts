import type { FirstRight } from '@eszkerek/contract/first-right';

/** Whole percent of the pupils who were right at the first try; null when nobody has answered. */
export const firstRightPercent = (counted: FirstRight | null | undefined): number | null =>
  counted && counted.pupils > 0 ? Math.round((100 * counted.right) / counted.pupils) : null;
