import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AnswerFeedback } from '../../../questions/answer-feedback.tsx';
import { QuestionView } from '../../../questions/question-view.tsx';
import { placeText } from '../count-text.ts';
import { shownValue } from '../player/derive.ts';
import { FinishDialog } from '../player/finish-dialog.tsx';
import { SaveState } from '../player/save-state.tsx';
import type { PlayerState } from '../player/state.ts';
import { TeacherKey } from '../player/teacher-key.tsx';
import type { AttemptControls } from '../player/use-attempt.ts';
import { useQuizKeys } from '../player/use-quiz-keys.ts';
import quizStyles from '../quiz.module.css';
import { ReportButton } from '../report-button.tsx';
import { Palette } from './palette.tsx';
import sheetStyles from './sheet.module.css';
import { useAutosave } from './use-autosave.ts';

export interface Flags {
  ids: ReadonlySet<string>;
  toggle: (questionId: string) => void;
}

interface TestSheetProps {
  slug: string;
  state: PlayerState;
  controls: AttemptControls;
  head: ReactNode;
  words: { one: string; whole: string };
  flags?: Flags;
  /** Above the question, such as the part of an exam it belongs to. */
  partOf?: (part: string | undefined) => ReactNode;
  /** Beside the question, under the palette: clock, scratch paper. */
  aside?: ReactNode;
}

/** Any order, answers may change until the sheet is handed in, nothing is told before. */
export function TestSheet({ slug, state, controls, head, words, flags, partOf, aside }: TestSheetProps) {
  const { attempt, at } = state;
  const question = attempt.questions[at];
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState(false);
  const { change, saveNow } = useAutosave(controls);
  const last = at === attempt.questions.length - 1;

  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    heading.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const go = (place: number) => {
    saveNow();
    controls.dispatch({ type: 'went', at: place });
  };
  const handIn = () => {
    saveNow();
    setAsking(true);
  };
  const goOn = () => (last ? handIn() : go(at + 1));
  useQuizKeys(form, {
    onEnter: goOn,
    onHint: () => undefined,
    onLetter: letter => {
      const option = form.current?.querySelector<HTMLInputElement>(`input[data-letter="${letter}"]:enabled`);
      option?.focus();
      option?.click();
    },
  });

  if (!question) return null;
  const reply = state.replies[question.id];
  const unreadable = reply?.status === 'unreadable' ? reply : null;
  const flagged = flags?.ids.has(question.id) ?? false;
  return (
    <div className={cx(quizStyles.quizArea)} data-part="quiz-area sheet-area">
      {head}
      <div className={sheetStyles.testSheet}>
        <form
          className={cx(panelStyles.panel, quizStyles.quizCard)}
          ref={form}
          onSubmit={event => {
            event.preventDefault();
            goOn();
          }}
        >
          {partOf?.(question.part)}
          <div className={quizStyles.quizMeta}>
            <p className={quizStyles.quizCount} data-part="quiz-count">
              {placeText(at + 1, attempt.questions.length)}
            </p>
            {question.points !== undefined && (
              <p className={formStyles.help} data-part="help">
                {question.points} pont
              </p>
            )}
            {flags && (
              <Button
                variant={flagged ? 'spark' : 'ghost'}
                size="sm"
                icon="flag"
                aria-pressed={flagged}
                onClick={() => flags.toggle(question.id)}
              >
                {flagged ? 'Megjelölve' : 'Megjelölöm'}
              </Button>
            )}
          </div>
          <QuestionView
            key={question.id}
            question={question}
            value={shownValue(state, question.id)}
            onChange={value => change(question, value)}
            disabled={controls.finishing !== 'no'}
            result={null}
            solution={null}
            headingLevel={2}
            headingRef={heading}
          />
          {question.explanation && <TeacherKey question={question} />}
          <AnswerFeedback result={unreadable} solution={null} />
          <div className={quizStyles.quizActions}>
            <Button variant="secondary" icon="chevron-left" disabled={at === 0} onClick={() => go(at - 1)}>
              Előző
            </Button>
            <Button
              type="submit"
              size="lg"
              className={quizStyles.quizMain}
              data-part="quiz-main"
              iconEnd={last ? undefined : 'arrow-right'}
              loading={controls.finishing !== 'no'}
            >
              {last ? 'Beadom' : 'Következő kérdés'}
            </Button>
          </div>
        </form>
        <aside className={sheetStyles.sheetSide} aria-label="Áttekintés">
          <div className={cx(panelStyles.panel, sheetStyles.sidePanel)}>
            <Palette state={state} flags={flags?.ids} onGo={go} />
            <SaveState status={controls.save.status} waiting={controls.save.waiting} />
            <ReportButton slug={slug} questionId={question.id} />
            <Button variant={last ? 'secondary' : 'soft'} block loading={controls.finishing !== 'no'} onClick={handIn}>
              Beadom
            </Button>
          </div>
          {aside}
        </aside>
      </div>
      <FinishDialog
        open={asking}
        state={state}
        words={words}
        confirmLabel="Beadom"
        onClose={() => setAsking(false)}
        onFinish={() => {
          setAsking(false);
          void controls.finish();
        }}
      />
    </div>
  );
}
