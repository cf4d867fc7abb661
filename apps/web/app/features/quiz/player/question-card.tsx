import type { AnswerValue } from '@eszkerek/contract/quiz-shapes';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { type ReactNode, useRef, useState } from 'react';
import { PinDialog } from '../../../lib/pin-dialog.tsx';
import { usePresented } from '../../../lib/presented.ts';
import { AnswerFeedback, reasonsOf } from '../../../questions/answer-feedback.tsx';
import { SolutionWords } from '../../../questions/answer-words.tsx';
import { answering, missingPart } from '../../../questions/answering.ts';
import { keySolution } from '../../../questions/key-solution.ts';
import { KeypadProvider } from '../../../questions/keypad/keypad-provider.tsx';
import { useFieldInView } from '../../../questions/keypad/use-field-in-view.ts';
import { letteredSolution } from '../../../questions/lettered-solution.ts';
import { QuestionView } from '../../../questions/question-view.tsx';
import { namedPartOf, rightPartsOf } from '../../../questions/shared/kept.ts';
import cardStyles from './card.module.css';
import { CardFooter } from './card-footer.tsx';
import { sameAnswer, shownValue, solutionOf, triedValue } from './derive.ts';
import { AnswerWaiting, FinishWaiting } from './finish-waiting.tsx';
import styles from './frame.module.css';
import { HelpSheet } from './help-sheet.tsx';
import { LevelMark } from './level-mark.tsx';
import { RepairLink } from './repair-link.tsx';
import { type PlayerState, phaseOf } from './state.ts';
import { TeacherKey } from './teacher-key.tsx';
import type { AttemptControls } from './use-attempt.ts';
import { useCardFocus } from './use-card-focus.ts';
import { FIELDS, TAP_OR_FOCUS, useFieldTap } from './use-field-tap.ts';
import { useFit } from './use-fit.ts';
import { useKeyOnBoard } from './use-key-on-board.ts';
import { useQuizKeys } from './use-quiz-keys.ts';
import { useReplyEffect } from './use-reply-effect.ts';
import { useSwipe } from './use-swipe.ts';

interface QuestionCardProps {
  state: PlayerState;
  controls: AttemptControls;
  words: { one: string; next: string };
  lead?: ReactNode;
  /** Three tasks of a round have no level to climb; a warm-up beside „haladó” would be a riddle. */
  inRound: boolean;
  /** Nothing is left after this one. */
  last: boolean;
  busy: boolean;
  onNext: () => void;
  /** Below the question: notes and tools of the page. */
  children?: ReactNode;
}

/** The question on screen, and below it the bar: help, reply, keypad and the one button that leads on. */
export function QuestionCard({ state, controls, words, lead, inRound, last, busy, onNext, children }: QuestionCardProps) {
  const { attempt, at } = state;
  const key = useKeyOnBoard(attempt.questions[at], controls.sync);
  const { question } = key;
  const id = question?.id ?? '';
  const phase = phaseOf(state, id);
  const presenting = usePresented() !== null;
  /** The class sees the question closed, with nothing chosen. */
  const isTold = key.isShown && presenting && phase !== 'closed';
  const form = useRef<HTMLFormElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [helpOpen, setHelpOpen] = useState<string | null>(null);
  /** The question whose second answer has been touched. */
  const [changed, setChanged] = useState<string | null>(null);
  const focus = useCardFocus(form, id, phase);

  const value = shownValue(state, id);
  const tried = triedValue(state, id);
  const repeats = tried !== null && sameAnswer(value, tried);
  const missing = question ? missingPart(question, value) : null;
  const ready = value !== null && !repeats && missing === null;
  const offline = controls.save.status === 'offline';
  const result = state.replies[id] ?? null;
  const hints = state.hints[id] ?? [];
  const moreHints = question !== undefined && hints.length < question.hintCount;
  const reasons = phase === 'open' && tried !== null && result ? reasonsOf(result) : [];
  const helps = hints.length + reasons.length;
  const reading = !isTold && phase === 'open' && helpOpen === id && helps > 0;

  const reopen = () => {
    focus.onReopen();
    setChanged(null);
    controls.dispatch({ type: 'reopened', questionId: id });
  };
  const draft = (next: AnswerValue | null) => {
    if (phase === 'again') controls.dispatch({ type: 'reopened', questionId: id });
    setChanged(id);
    controls.dispatch({ type: 'drafted', questionId: id, value: next });
  };
  const askHint = () => {
    if (isTold) return;
    if (phase === 'again') reopen();
    else if (phase !== 'open') return;
    setHelpOpen(id);
    if (moreHints && (reading || helps === 0 || phase === 'again')) void controls.hint(id);
    else if (reading) setHelpOpen(null);
  };
  const canHelp = (phase === 'open' && (moreHints || helps > 0)) || (phase === 'again' && moreHints);
  const helpLabel =
    hints.length === 0 && reasons.length > 0 && !reading
      ? 'Miért nem jó?'
      : reading && moreHints && hints.length > 0
        ? 'Még egy'
        : 'Segítség';
  const act = () => {
    if (busy || isTold) return;
    if (phase === 'again') reopen();
    else if (phase === 'closed' || (phase === 'waiting' && offline)) onNext();
    else if (phase === 'open' && value !== null && ready) {
      setHelpOpen(null);
      controls.answer(id, value);
    }
  };
  // The presentation has its own keys.
  const go = (by: 1 | -1) => !presenting && controls.dispatch({ type: 'went', at: at + by });

  useQuizKeys(form, {
    onEnter: act,
    onHint: askHint,
    onStep: go,
    onLetter: letter => {
      const option = form.current?.querySelector<HTMLInputElement>(`input[data-letter="${letter}"]:enabled`);
      option?.focus();
      option?.click();
    },
  });
  useSwipe(body, go);
  // What is written into the boxes of a formula makes it longer.
  const written = question?.type === 'fillSteps' ? JSON.stringify(value) : '';
  const isReplied = isTold || phase === 'again' || phase === 'closed';
  const { tight, crowded, full } = useFit(body, column, id, `${isTold || phase} ${reading && helps} ${written}`, isReplied, reading);
  useFieldInView(body);
  // Where there is no room for both, the keys come back in place of the help; waiting keys would come only to leave again.
  useFieldTap(body, FIELDS, reading && (full || tight), () => setHelpOpen(null), TAP_OR_FOCUS);
  useFieldTap(body, `${FIELDS}, [data-item], [data-card]`, phase === 'again' && !isTold, reopen);
  useReplyEffect(phase, result);

  if (!question) return null;
  // While the second answer is being made the reason of the first stays within reach, but marks nothing.
  const markedBy = phase === 'open' ? (result?.status === 'unreadable' ? result : null) : phase === 'waiting' ? null : result;
  const told = isTold ? { value: null, disabled: true, result: null, solution: keySolution(question) } : null;
  const solution = phase === 'closed' ? letteredSolution(question, solutionOf(state, id)) : null;
  const missed = phase === 'closed' && result?.status !== 'correct';
  const { marksKey, drawsFigure } = answering[question.type];
  return (
    <>
      <form
        className={styles.work}
        ref={form}
        onSubmit={event => {
          event.preventDefault();
          act();
        }}
      >
        <div className={styles.body} ref={body}>
          <div
            className={cx(styles.column, cardStyles.column)}
            ref={column}
            data-ended={told ? 'told' : phase === 'closed' ? (missed ? 'missed' : 'right') : undefined}
          >
            {attempt.mode === 'endless' && !inRound && question.difficulty !== undefined && <LevelMark level={question.difficulty} />}
            {lead}
            <KeypadProvider host={reading && full ? null : host} waits={tight}>
              <QuestionView
                key={id}
                question={question}
                value={value}
                onChange={draft}
                disabled={phase !== 'open' && phase !== 'again'}
                result={markedBy}
                solution={solution}
                tried={tried}
                rightParts={tried === null ? undefined : rightPartsOf(result)}
                namedPart={tried === null ? undefined : namedPartOf(result)}
                headingLevel={2}
                headingRef={focus.heading}
                {...told}
              />
              {repeats && changed === id && (
                <p className={formStyles.help} data-part="help">
                  Ez ugyanaz, mint az előző válaszod.
                </p>
              )}
              {key.isShown && !presenting && <TeacherKey question={question} />}
              {children}
            </KeypadProvider>
          </div>
        </div>
        <div className={styles.foot} data-part="player-foot">
          <div className={styles.sheet} data-part="player-sheet">
            {told && <TeacherKey question={question} told />}
            <HelpSheet open={reading} reasons={reasons} hints={hints} onClose={() => setHelpOpen(null)} />
            <AnswerFeedback
              result={told ? null : markedBy}
              solution={solution}
              praise={Math.max(0, state.praised.indexOf(id))}
              whole={!marksKey}
              folds={crowded}
              link={missed && <RepairLink misconception={result?.misconception} />}
            >
              {missed && solution && (
                <p className={marksKey || (crowded && drawsFigure) ? 'sr-only' : styles.answerLine}>
                  <b>A helyes válasz:</b>
                  {'\u2002'}
                  <SolutionWords question={question} solution={solution} />
                </p>
              )}
            </AnswerFeedback>
            {controls.finishing === 'waiting' ? (
              <FinishWaiting finishing={controls.finishing} />
            ) : (
              phase === 'waiting' && offline && <AnswerWaiting />
            )}
          </div>
          <div ref={setHost} />
          {!told && (
            <CardFooter
              phase={phase}
              ready={ready}
              missing={value === null && missing === null ? null : missing}
              repeats={repeats}
              offline={offline}
              busy={busy}
              nextLabel={last ? 'Lássuk az eredményt' : words.next}
              onKey={phase === 'closed' ? null : key.onShow}
              help={canHelp ? { label: helpLabel, open: reading, onPress: askHint } : null}
              mainRef={focus.main}
            />
          )}
        </div>
      </form>
      <PinDialog {...key.pin} />
    </>
  );
}
