import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { Button } from '@eszkerek/ui/button.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import quizStyles from '../quiz.module.css';

interface OpenExamProps {
  attempt: AttemptView;
  onContinue: () => void;
  onStartNew: () => void;
}

/** Above a sheet that was begun earlier: it keeps its own settings, whatever was chosen now. */
export function OpenExam({ attempt, onContinue, onStartNew }: OpenExamProps) {
  return (
    <section className={panelStyles.panel} aria-labelledby="megkezdett-vizsga">
      <h2 id="megkezdett-vizsga">Van egy megkezdett vizsgád</h2>
      <p>
        {attempt.questions.length} kérdésből áll, eddig {attempt.answers.length} kérdésre válaszoltál. Folytathatod ott, ahol abbahagytad,
        vagy kezdhetsz egy újat; akkor a régi válaszaid elvesznek.
      </p>
      <div className={quizStyles.quizActions}>
        <Button onClick={onContinue}>Folytatom</Button>
        <Button variant="secondary" onClick={onStartNew}>
          Újat kezdek
        </Button>
      </div>
    </section>
  );
}
