import { whenText } from './when.ts';

interface StuckPupil {
  reason: 'low_results' | 'inactive' | 'never_started';
  title: string | null;
  attempts: number | null;
  best_percentage: number | null;
  last_activity_at: string | null;
}

/** A pupil may be stuck in several quizzes: one row each, in the order of the first. */
export const byPupil = <T extends { student_id: string; real_name: string }>(stuck: readonly T[]) =>
  [...new Set(stuck.map(({ student_id }) => student_id))].map(id => {
    const reasons = stuck.filter(({ student_id }) => student_id === id);
    return { id, name: reasons[0]?.real_name ?? '', reasons };
  });

/** Why a pupil needs a word, in a line. */
export const stuckWords = ({ reason, title, attempts, best_percentage, last_activity_at }: StuckPupil, now: Date): string => {
  if (reason === 'never_started') return 'Még nem kezdte el';
  if (reason === 'inactive') return whenText(last_activity_at, now);
  return `${title}: ${attempts} próbálkozás, a legjobb ${best_percentage}%`;
};
