import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { Button } from '@eszkerek/ui/button.tsx';
import { useSession } from '../../../lib/session.ts';
import { useStored } from '../../../lib/stored.ts';
import frameStyles from '../player/frame.module.css';
import type { StartBody } from '../player/use-attempt.ts';
import styles from '../result/result.module.css';
import { ResultView } from '../result/result-view.tsx';
import { examHeadline, missedIds, percentOf, pointsOf, type ReviewedQuestion, reviewOf, scoresBy } from '../result/summary.ts';
import { MistakeBookLink } from '../review/mistake-book-link.tsx';
import { isWritten, withMarks } from './barem.ts';
import { BaremGrade } from './barem-grade.tsx';
import { desks } from './desk.ts';
import { gradeHu, gradeHuName, gradeRo, gradeText, pointsText } from './grades.ts';
import { NextLessons } from './next-lessons.tsx';
import { ScoreTable } from './score-table.tsx';
import { SelfMarking } from './self-marking.tsx';
import type { ExamSetup } from './setup.ts';

interface ExamResultProps {
  setup: ExamSetup;
  attempt: AttemptView;
  onStart: (body: StartBody) => void;
}

/** The mistake book keeps what can be asked again: answered questions of the bank, whose id names their page, or of a fixed paper. */
const isInBook = ({ fixed }: ExamSetup, { verdict, question }: ReviewedQuestion): boolean =>
  (verdict === 'wrong' || verdict === 'partial') && (fixed || question.id.includes('.'));

/** Percent, points and grade, by part and by topic, then every question. */
export function ExamResult({ setup, attempt, onStart }: ExamResultProps) {
  const { user } = useSession();
  const review = reviewOf(attempt);
  const missed = missedIds(review);
  const again = setup.fixed ? 'Újra az egészet' : 'Újra más számokkal';
  const restart = () => onStart({ fresh: true });
  const parts = new Set(setup.parts.flatMap(part => (part.written ? [part.id] : [])));
  const written = review.filter(({ question }) => isWritten(question, parts));
  const ticked = new Set(useStored(desks)[attempt.id]?.marks);
  // One total everywhere: written tasks are worth what the barem gives for them, not their results alone.
  const marked = withMarks(review, written, ticked);
  const { points, total } = pointsOf(marked);
  const percent = percentOf(marked);
  const hu = gradeHu(percent);
  const empty = review.filter(({ verdict }) => verdict === 'empty').map(({ question }) => question.id);
  const mostlyEmpty = 2 * empty.length >= review.length;
  // A grade of a paper that is mostly empty says nothing of what the pupil knows.
  const isGraded = (other: ExamSetup['grading']) => setup.grading !== other && !mostlyEmpty;
  const titleOf = new Map(setup.parts.map(({ id, title }) => [id, title]));
  const missedOnly = (main?: string) => (
    <Button className={main} variant={main ? 'primary' : 'ghost'} onClick={() => onStart({ fresh: true, only: missed })}>
      Kijavítom a hibásakat
    </Button>
  );
  return (
    <ResultView
      attempt={attempt}
      title={setup.title}
      subject={setup.subject}
      back={setup.back}
      counted={marked}
      words={examHeadline(percent, empty.length, review.length)}
      extra={
        <>
          <dl className={styles.examGrades}>
            <div>
              <dt>Pont</dt>
              <dd>
                {pointsText(points)} / {pointsText(total)}
                {setup.bonusPoints > 0 && <small> + {pointsText(setup.bonusPoints)} hivatalból</small>}
              </dd>
            </div>
            {isGraded('hu-1-5') && (
              <div>
                <dt>
                  Jegy <span className="keep-end">(Románia, 1–10)</span>
                </dt>
                <dd>{gradeText(gradeRo(points, total, setup.bonusPoints))}</dd>
              </div>
            )}
            {isGraded('ro-1-10') && (
              <div>
                <dt>
                  Osztályzat <span className="keep-end">(Magyarország, 1–5)</span>
                </dt>
                <dd>
                  {hu} <small>{gradeHuName(hu)}</small>
                </dd>
              </div>
            )}
          </dl>
          <BaremGrade attemptId={attempt.id} review={review} written={written} />
        </>
      }
      first={
        mostlyEmpty ? (
          <Button className={frameStyles.main} onClick={() => onStart({ fresh: true, only: empty })}>
            Megoldom, ami kimaradt
          </Button>
        ) : missed.length > 0 ? (
          missedOnly(frameStyles.main)
        ) : (
          <Button className={frameStyles.main} icon="retry" onClick={restart}>
            {again}
          </Button>
        )
      }
      links={
        <>
          {mostlyEmpty && missed.length > empty.length && missedOnly()}
          {missed.length > 0 && (
            <Button variant="ghost" icon="retry" onClick={restart}>
              {again}
            </Button>
          )}
          <Button variant="ghost" icon="document" onClick={() => print()}>
            Nyomtatás
          </Button>
          {user?.role === 'student' && review.some(item => isInBook(setup, item)) && <MistakeBookLink />}
        </>
      }
    >
      <NextLessons review={marked} />
      <SelfMarking attemptId={attempt.id} review={written} />
      <ScoreTable title="Részenként" scores={scoresBy(marked, ({ question }) => titleOf.get(question.part ?? ''))} />
      <ScoreTable title="Témánként" scores={scoresBy(marked, ({ topic }) => topic)} />
    </ResultView>
  );
}
