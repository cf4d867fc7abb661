import formStyles from '@eszkerek/ui/form.module.css';
import { useStored } from '../../../lib/stored.ts';
import { pointsOf, type ReviewedQuestion } from '../result/summary.ts';
import { baremOf, markedPoints } from './barem.ts';
import { desks } from './desk.ts';
import { pointsText } from './grades.ts';

interface BaremGradeProps {
  attemptId: string;
  /** All questions of the paper, and those whose solution is written down. */
  review: readonly ReviewedQuestion[];
  written: readonly ReviewedQuestion[];
}

/** How the points came about: closed questions as graded, written ones by their results and the steps that the pupil marked. */
export function BaremGrade({ attemptId, review, written }: BaremGradeProps) {
  const ticked = new Set(useStored(desks)[attemptId]?.marks);
  if (written.length === 0) return null;
  const closed = pointsOf(review.filter(item => !written.includes(item)));
  const marked = markedPoints(written.flatMap(baremOf), ticked);
  const ofWritten = `${marked.points} / ${marked.total} pont az írásbeli feladatokért.`;
  return (
    <p className={formStyles.help} data-part="help">
      {closed.total > 0 ? `${pointsText(closed.points)} / ${pointsText(closed.total)} pont a rövid feladatokért, ${ofWritten}` : ofWritten}{' '}
      {ticked.size > 0 ? (
        'A leírt lépéseket te pontoztad.'
      ) : (
        <>
          Ezekben most csak az eredmény számít, pedig a lépések is pontot érnek: <a href="#onertekeles">pontozd a leírásodat!</a>
        </>
      )}
    </p>
  );
}
