import type { GuideLabel } from '@eszkerek/contract/guide-shapes';

/** Mastery in words; never as a percentage. */
export const LABELS: Record<GuideLabel, string> = { new: 'új', forming: 'alakul', known: 'megvan', repeat: 'ismételd' };

/** When a lesson that goes well changes from „alakul” to „megvan”. */
export const UNTIL_KNOWN = '„megvan”: legalább három kérdés, két külön napon is jól ment.';
