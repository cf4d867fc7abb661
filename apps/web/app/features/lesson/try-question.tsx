import type { AnswerResult, AnswerValue, Solution } from '@eszkerek/contract/quiz-shapes';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import { say } from '@eszkerek/exercises/grading/messages';
import { MAX_TRIES } from '@eszkerek/exercises/grading/score';
import { publicView } from '@eszkerek/exercises/questions/public-view';
import { Button } from '@eszkerek/ui/button.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { useMemo, useRef, useState } from 'react';
import { useKept } from '../../lib/use-kept.ts';
import { AnswerFeedback } from '../../questions/answer-feedback.tsx';
import { missingPart } from '../../questions/answering.ts';
import { HintList } from '../../questions/hint-list.tsx';
import { LateKeypad } from '../../questions/keypad/late-keypad.tsx';
import { letteredResult, letteredSolution } from '../../questions/lettered-solution.ts';
import { QuestionView } from '../../questions/question-view.tsx';
import styles from '../../questions/questions.module.css';

interface TryQuestionProps {
  id: string;
  question: CompiledQuestion;
  onAnswered?: () => void;
}

const THINK_AGAIN = 'Gondold át újra!';
const HELP_WAITS = 'Gondold át újra! Ha elakadtál, a „Segítség” gomb ad egy ötletet.';

/** A question inside a lesson: checked here and now, never recorded; the grading code comes with the first check. */
export function TryQuestion({ id, question, onAnswered }: TryQuestionProps) {
  const { view, shown } = useMemo(() => publicView(question, id), [question, id]);
  const [value, setValue] = useKept<AnswerValue | null>(id, null);
  const [result, setResult] = useState<AnswerResult | null>(null);
  const [solution, setSolution] = useState<Solution | null>(null);
  /** What the reply on screen is about. */
  const [checked, setChecked] = useState<AnswerValue | null>(null);
  const [hints, setHints] = useState(0);
  const tries = useRef(0);
  const form = useRef<HTMLFormElement>(null);
  const closed = result?.status === 'correct' || solution !== null;

  const missing = missingPart(view, value);
  const changed = result !== null && !closed && JSON.stringify(value) !== JSON.stringify(checked);

  /** The same answer again would use up the last try. */
  const retry = () => {
    setValue(null);
    setResult(null);
    setChecked(null);
  };

  const check = async () => {
    if (value === null || missing !== null || closed) return;
    const [{ grade, showsParts }, { solutionOf }] = await Promise.all([
      import('@eszkerek/exercises/grading/grade'),
      import('@eszkerek/exercises/grading/solution'),
    ]);
    const {
      misconception: _id,
      parts,
      choices,
      ...graded
    } = grade(question, value, shown, { practice: true, retry: tries.current + 1 < MAX_TRIES });
    setChecked(value);
    if (graded.status !== 'unreadable') {
      tries.current += 1;
      onAnswered?.();
    }
    const canRetry = graded.status !== 'correct' && tries.current < MAX_TRIES;
    const isRight = graded.status === 'correct';
    const canHelp = hints < question.hints.length;
    setResult({
      ...graded,
      ...(isRight && !graded.explanation && question.solution ? { explanation: question.solution } : {}),
      ...(canRetry && graded.message === say.notYetAlone ? { message: canHelp ? HELP_WAITS : THINK_AGAIN } : {}),
      questionId: view.id,
      canRetry,
      ...(choices ? { choices: [...choices] } : {}),
      ...(parts && showsParts(question.type) ? { parts: [...parts] } : {}),
    });
    if (!isRight && !canRetry) {
      const { correct, ...rest } = solutionOf(question, shown);
      setSolution({ ...rest, ...(correct ? { correct: [...correct] } : {}) });
    }
  };
  const again = () => {
    tries.current = 0;
    setValue(null);
    setResult(null);
    setChecked(null);
    setSolution(null);
  };

  return (
    <form
      ref={form}
      className={styles.try}
      data-part="try"
      onSubmit={event => {
        event.preventDefault();
        if (result?.canRetry && !changed) retry();
        else void check();
      }}
    >
      <LateKeypad form={form}>
        <QuestionView
          question={view}
          value={value}
          onChange={setValue}
          disabled={closed}
          result={changed ? null : result}
          tried={changed ? checked : null}
          solution={solution}
        />
      </LateKeypad>
      <HintList hints={question.hints.slice(0, hints)} />
      <AnswerFeedback result={letteredResult(view, result, solution, checked)} solution={letteredSolution(view, solution)} />
      <div className={layoutStyles.row} data-part="row">
        {closed ? (
          <Button variant="secondary" icon="retry" onClick={again}>
            Újra
          </Button>
        ) : (
          <>
            <Button type="submit" variant="subject" disabled={value === null || missing !== null}>
              {result?.canRetry && !changed ? 'Próbáld újra' : (missing ?? 'Ellenőrzés')}
            </Button>
            {hints < question.hints.length && (
              <Button variant={result?.canRetry ? 'secondary' : 'ghost'} icon="bulb" onClick={() => setHints(hints + 1)}>
                Segítség
              </Button>
            )}
          </>
        )}
      </div>
    </form>
  );
}
