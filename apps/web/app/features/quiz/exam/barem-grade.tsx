import { useStored } from '../../../lib/stored.ts';
import styles from '../result/result.module.css';
import type { ReviewedQuestion } from '../result/summary.ts';
import { baremOf, markedPoints } from './barem.ts';
import { desks } from './desk.ts';
import { gradeHu, gradeHuName, gradeRo, gradeText, pointsText } from './grades.ts';
import type { ExamSetup } from './setup.ts';

interface BaremGradeProps {
  setup: ExamSetup;
  attemptId: string;
  /** All questions of the paper, and those whose solution is written down. */
  review: readonly ReviewedQuestion[];
  written: readonly ReviewedQuestion[];
}

/** The grade by the barem: closed questions as graded, written ones as the pupil marked them. Before the first mark: where to do that. */
export function BaremGrade({ setup, attemptId, review, written }: BaremGradeProps) {
  const ticked = new Set(useStored(desks)[attemptId]?.marks);
  if (written.length === 0) return null;
  if (ticked.size === 0)
    return (
      <p>
        Az írásbeli feladatokban a lépések is pontot érnek. <a href="#onertekeles">Pontozd a leírásodat</a>, és megtudod a jegyed a barem
        szerint!
      </p>
    );
  const others = review.filter(item => !written.includes(item));
  const closed = others.reduce((sum, { question, points }) => sum + (question.points ?? 1) * points, 0);
  const closedTotal = others.reduce((sum, { question }) => sum + (question.points ?? 1), 0);
  const marked = markedPoints(written.flatMap(baremOf), ticked);
  const [points, total] = [closed + marked.points, closedTotal + marked.total];
  const hu = gradeHu(Math.round((100 * points) / total));
  return (
    <dl className={styles.examGrades}>
      <div>
        <dt>Pont a barem szerint</dt>
        <dd>
          {pointsText(points)} / {pointsText(total)} <small>ebből {marked.points} a te pontozásod</small>
        </dd>
      </div>
      <div>
        <dt>{setup.grading === 'hu-1-5' ? 'Osztályzat' : 'Jegy'} a barem szerint</dt>
        <dd>
          {setup.grading === 'hu-1-5' ? (
            <>
              {hu} <small>{gradeHuName(hu)}</small>
            </>
          ) : (
            gradeText(gradeRo(points, total, setup.bonusPoints))
          )}
        </dd>
      </div>
    </dl>
  );
}
