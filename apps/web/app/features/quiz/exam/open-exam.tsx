import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { Button } from '@eszkerek/ui/button.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import quizStyles from '../quiz.module.css';

interface OpenExamProps {
  attempt: AttemptView;
  onContinue: () => void;
  onStartNew: () => void;
}

/** In place of a sheet that was begun earlier: it keeps its own settings, whatever was chosen now. */
export function OpenExam({ attempt, onContinue, onStartNew }: OpenExamProps) {
  return (
    <Panel id="megkezdett-vizsga" title="Van egy megkezdett vizsgád">
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
    </Panel>
  );
}
