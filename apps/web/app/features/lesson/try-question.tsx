import type { AnswerResult, AnswerValue, Solution } from '@eszkerek/contract/quiz-shapes';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import { say } from '@eszkerek/exercises/grading/messages';
import { MAX_TRIES } from '@eszkerek/exercises/grading/score';
import { publicView } from '@eszkerek/exercises/questions/public-view';
import { Button } from '@eszkerek/ui/button.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useKept } from '../../lib/use-kept.ts';
import { AnswerFeedback } from '../../questions/answer-feedback.tsx';
import { answering, missingPart } from '../../questions/answering.ts';
import { HintList } from '../../questions/hint-list.tsx';
import { LateKeypad } from '../../questions/keypad/late-keypad.tsx';
import { letteredResult, letteredSolution } from '../../questions/lettered-solution.ts';
import { QuestionView } from '../../questions/question-view.tsx';
import styles from '../../questions/questions.module.css';
import { namedPartOf, rightPartsOf } from '../../questions/shared/kept.ts';

interface TryQuestionProps {
  id: string;
  question: CompiledQuestion;
  onAnswered?: () => void;
}

const THINK_AGAIN = 'Gondold át újra!';
const HELP_WAITS = 'Gondold át újra! Ha elakadtál, a „Segítség” gomb ad egy ötletet.';

/** Nothing is said there yet, and what will be said has a margin of its own. */
const NO_GAP = { marginTop: 'calc(-1 * var(--s-4))' };

/** A long question and its reply do not fit on a phone together. */
const bringIntoView = (element: Element | null | undefined) => element?.scrollIntoView?.({ block: 'nearest' });

/** A question inside a lesson: checked here and now, never recorded; the grading code comes with the first check. */
export function TryQuestion({ id, question, onAnswered }: TryQuestionProps) {
  const { view, shown } = useMemo(() => publicView(question, id), [question, id]);
  const [value, setValue] = useKept<AnswerValue | null>(id, null);
  const [result, setResult] = useState<AnswerResult | null>(null);
  const [solution, setSolution] = useState<Solution | null>(null);
  /** What the reply on screen is about. */
  const [checked, setChecked] = useState<AnswerValue | null>(null);
  /** The second try was asked for by the button; a changed answer begins it too. */
  const [reopened, setReopened] = useState(false);
  const [hints, setHints] = useState(0);
  const tries = useRef(0);
  const form = useRef<HTMLFormElement>(null);
  const closed = result?.status === 'correct' || solution !== null;

  const missing = missingPart(view, value);
  const isSame = JSON.stringify(value) === JSON.stringify(checked);
  /** The second answer is being made. */
  const again = result?.canRetry === true && (reopened || !isSame);
  /** The same answer again would use up the last try. */
  const repeats = again && isSame;
  /** „Változtass rajta!” and the help stand side by side, above the keys. */
  const size = again ? 'sm' : undefined;

  useEffect(() => {
    if (result) bringIntoView(form.current?.lastElementChild);
  }, [result]);
  const showQuestion = () => bringIntoView(form.current?.querySelector('[data-part~="question-text"]'));

  /** As in the player: what was typed or arranged is kept, so that only the slip has to be mended. */
  const retry = () => {
    if (checked !== null) setValue(answering[view.type].kept(checked, rightPartsOf(result)));
    setReopened(true);
    showQuestion();
    const field = form.current?.querySelector<HTMLInputElement>('[data-part~="typed"] input, [data-part~="fill-steps"] input');
    field?.focus({ preventScroll: true });
    field?.select();
  };

  const check = async () => {
    if (value === null || missing !== null || repeats || closed) return;
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
    setReopened(false);
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
  const restart = () => {
    tries.current = 0;
    setValue(null);
    setResult(null);
    setChecked(null);
    setSolution(null);
    showQuestion();
  };

  return (
    <form
      ref={form}
      className={styles.try}
      data-part="try"
      onSubmit={event => {
        event.preventDefault();
        if (result?.canRetry && !again) retry();
        else void check();
      }}
    >
      <LateKeypad form={form}>
        <QuestionView
          question={view}
          value={value}
          onChange={setValue}
          disabled={closed}
          result={again ? null : result}
          tried={again ? checked : null}
          rightParts={again ? rightPartsOf(result) : undefined}
          namedPart={again ? namedPartOf(result) : undefined}
          solution={solution}
        />
      </LateKeypad>
      <div style={NO_GAP}>
        <HintList hints={question.hints.slice(0, hints)} />
      </div>
      {/* While the second answer is made, its button stands right below it: the keys leave no room for the reply as well. */}
      <div style={again ? { order: 1 } : NO_GAP}>
        <AnswerFeedback result={letteredResult(view, result, solution, checked)} solution={letteredSolution(view, solution)} />
      </div>
      <div className={layoutStyles.row} data-part="row" style={{ scrollMarginBottom: 'var(--s-3)' }}>
        {closed ? (
          <Button variant="secondary" icon="retry" onClick={restart}>
            Újra
          </Button>
        ) : (
          <>
            <Button type="submit" variant="subject" size={size} disabled={value === null || missing !== null || repeats}>
              {result?.canRetry && !again ? 'Próbáld újra' : (missing ?? (repeats ? 'Változtass rajta!' : 'Ellenőrzés'))}
            </Button>
            {hints < question.hints.length && (
              <Button variant={result?.canRetry ? 'secondary' : 'ghost'} size={size} icon="bulb" onClick={() => setHints(hints + 1)}>
                Segítség
              </Button>
            )}
          </>
        )}
      </div>
    </form>
  );
}
