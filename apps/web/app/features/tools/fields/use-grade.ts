import { GRADES } from '@eszkerek/documents/tools/field-values';
import { useSessionValue } from '../session-value.ts';

/** The grade the visitor has chosen in this visit; null before that. */
export const useChosenGrade = () => useSessionValue<number | null>('grade', null, value => (typeof value === 'number' ? value : null));

/** The pupil's grade for templates; one choice for all tools of this visit. */
export function useGrade(grades: readonly number[]): [grade: number, set: (grade: number) => void, choices: readonly number[]] {
  const choices = GRADES.filter(grade => grades.includes(grade));
  const [stored, set] = useChosenGrade();
  const first = choices[0] ?? GRADES[0];
  return [stored !== null && choices.some(grade => grade === stored) ? stored : first, set, choices];
}
