import type { GuideLabel } from '@eszkerek/contract/guide-shapes';

/** Mastery in words; never as a percentage. */
export const LABELS: Record<GuideLabel, string> = { new: 'új', forming: 'alakul', known: 'megvan', repeat: 'ismételd' };
