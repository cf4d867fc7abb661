import { monthDay } from '@eszkerek/numbers/dates';

interface Result {
  done_at: string | null;
  score_percentage: number | null;
  tries: number;
  first_score: number | null;
  late: boolean;
}

/** One pupil's homework in a line: with several tries the teacher sees the first result beside the best one. */
export const homeworkResult = ({ done_at, score_percentage, tries, first_score, late }: Result): string => {
  const counted = tries > 1 ? `, ${tries} próbálkozás` : '';
  if (!done_at) return tries > 0 ? `Még nincs kész, ${tries} abbahagyott próbálkozás` : 'Még nincs kész';
  const best = score_percentage === null ? '' : `, ${score_percentage}%`;
  const first = tries > 1 && first_score !== null && score_percentage !== null ? ` (elsőre ${first_score}%)` : '';
  return `Kész: ${monthDay(done_at)}${best}${first}${counted}${late ? ' (késve)' : ''}`;
};
