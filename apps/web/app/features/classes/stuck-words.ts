import { whenText } from './when.ts';

interface StuckPupil {
  reason: 'low_results' | 'inactive' | 'never_started';
  title: string | null;
  attempts: number | null;
  best_percentage: number | null;
  last_activity_at: string | null;
}

/** Why a pupil needs a word, in a line. */
export const stuckWords = ({ reason, title, attempts, best_percentage, last_activity_at }: StuckPupil, now: Date): string => {
  if (reason === 'never_started') return 'Még nem kezdte el';
  if (reason === 'inactive') return whenText(last_activity_at, now);
  return `${title}: ${attempts} próbálkozás, a legjobb ${best_percentage}%`;
};
