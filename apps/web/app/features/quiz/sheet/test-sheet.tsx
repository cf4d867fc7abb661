import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PinDialog } from '../../../lib/pin-dialog.tsx';
import { AnswerFeedback } from '../../../questions/answer-feedback.tsx';
import { KeypadProvider } from '../../../questions/keypad/keypad-provider.tsx';
import { useFieldInView } from '../../../questions/keypad/use-field-in-view.ts';
import { QuestionView } from '../../../questions/question-view.tsx';
import { placeText } from '../count-text.ts';
import cardStyles from '../player/card.module.css';
import { shownValue } from '../player/derive.ts';
import { FinishDialog } from '../player/finish-dialog.tsx';
import frameStyles from '../player/frame.module.css';
import { Frame } from '../player/frame.tsx';
import { SaveState } from '../player/save-state.tsx';
import { isSettled, type PlayerState } from '../player/state.ts';
import { TeacherKey } from '../player/teacher-key.tsx';
import type { AttemptControls } from '../player/use-attempt.ts';
import { useFit } from '../player/use-fit.ts';
import { useKeyOnBoard } from '../player/use-key-on-board.ts';
import { useQuizKeys } from '../player/use-quiz-keys.ts';
import type { Back } from '../player/way-out.tsx';
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
  subject?: string;
  title: string;
  back: Back;
  teacher: boolean;
  /** In the header, such as the clock of an exam. */
  head?: ReactNode;
  words: { one: string; whole: string };
  flags?: Flags;
  /** At the top of the sheet. */
  note?: ReactNode;
  /** The parts of an exam; what a part has to say stands above its first question only. */
  parts?: readonly { id: string; title: string; intro?: string | undefined }[];
  /** Beside the question, such as scratch paper. */
  aside?: ReactNode;
  /** Below the question. */
  below?: (question: PublicQuestion) => ReactNode;
  children?: ReactNode;
}

/** Any order, answers may change until the sheet is handed in, nothing is told before. */
export function TestSheet({
  slug,
  state,
  controls,
  subject,
  title,
  back,
  teacher,
  head,
  words,
  flags,
  note,
  parts,
  aside,
  below,
  children,
}: TestSheetProps) {
  const { attempt, at } = state;
  const key = useKeyOnBoard(attempt.questions[at], controls.sync);
  const { question } = key;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState(false);
  const [opening, setOpening] = useState(false);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  useFieldInView(body);
  useFit(body, column, question?.id ?? '');
  const { change, saveNow, waits } = useAutosave(attempt.id, controls);
  const answered = attempt.questions.some(one => isSettled(state, one));
  const { status } = controls.save;
  const saveStatus = status !== 'saved' ? status : waits ? 'saving' : answered ? 'saved' : null;
  const last = at === attempt.questions.length - 1;
  const finishing = controls.finishing !== 'no';

  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    heading.current?.focus({ preventScroll: true });
    body.current?.scrollTo({ top: 0 });
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
  const part = parts?.find(({ id }) => id === question.part);
  const opensPart = attempt.questions.findIndex(other => other.part === question.part) === at;
  const flagged = flags?.ids.has(question.id) ?? false;
  return (
    <Frame subject={subject} title={title} back={back} head={head} settings={<ReportButton slug={slug} questionId={question.id} />}>
      <div className={cx(sheetStyles.paletteStrip, 'row-scroll')} data-part="sheet-area">
        <Palette state={state} flags={flags?.ids} onGo={go} />
      </div>
      <form
        className={frameStyles.work}
        ref={form}
        onSubmit={event => {
          event.preventDefault();
          goOn();
        }}
      >
        <div className={frameStyles.body} ref={body}>
          <div className={sheetStyles.testSheet}>
            <div className={cardStyles.column} ref={column}>
              {teacher && <Badge kind="premium">Mester Mód</Badge>}
              {note}
              <div className={quizStyles.quizMeta}>
                <div>
                  <p className={quizStyles.quizCount} data-part="quiz-count">
                    {placeText(at + 1, attempt.questions.length)}
                  </p>
                  <p className={formStyles.help} data-part="help">
                    {[part?.title, question.points !== undefined && `${question.points}\u00a0pont`].filter(Boolean).join(', ')}
                  </p>
                </div>
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
              {opensPart && part?.intro && (
                <SafeHtml className={cx(formStyles.help, sheetStyles.partIntro)} data-part="help" html={part.intro} />
              )}
              <KeypadProvider host={host} waits>
                <QuestionView
                  key={question.id}
                  question={question}
                  value={shownValue(state, question.id)}
                  onChange={value => change(question, value)}
                  disabled={finishing}
                  result={null}
                  solution={null}
                  headingLevel={2}
                  headingRef={heading}
                />
              </KeypadProvider>
              {key.isShown && <TeacherKey question={question} />}
              {below?.(question)}
              {children}
            </div>
            <aside className={sheetStyles.sheetSide} aria-label="Áttekintés">
              <SaveState status={saveStatus} waiting={controls.save.waiting} />
              {aside}
              {!last && (
                <Button variant="ghost" size="sm" loading={finishing || opening} onClick={handIn}>
                  Beadom
                </Button>
              )}
            </aside>
          </div>
        </div>
        <div className={frameStyles.foot} data-part="player-foot">
          <div className={frameStyles.sheet} data-part="player-sheet">
            <AnswerFeedback result={unreadable} solution={null} />
          </div>
          <div ref={setHost} />
          <div className={frameStyles.actions}>
            <Button variant="secondary" icon="chevron-left" disabled={at === 0} onClick={() => go(at - 1)}>
              Előző
            </Button>
            {key.onShow && (
              <Button variant="secondary" icon="eye" onClick={key.onShow}>
                Mutasd a megoldást
              </Button>
            )}
            <Button
              type="submit"
              className={frameStyles.main}
              data-part="quiz-main"
              iconEnd={last ? undefined : 'arrow-right'}
              loading={finishing || (last && opening)}
            >
              {last ? 'Beadom' : 'Következő kérdés'}
            </Button>
          </div>
        </div>
      </form>
      <PinDialog {...key.pin} />
      <FinishDialog
        open={asking}
        state={state}
        words={words}
        flagged={flags?.ids}
        confirmLabel="Beadom"
        onWait={setOpening}
        onClose={() => setAsking(false)}
        onFinish={() => {
          setAsking(false);
          void controls.finish();
        }}
      />
    </Frame>
  );
}
