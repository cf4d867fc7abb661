import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { useRef } from 'react';
import { AnswerFeedback } from '../../../questions/answer-feedback.tsx';
import { defaultAnswer } from '../../../questions/answering.ts';
import { HintList } from '../../../questions/hint-list.tsx';
import { QuestionView } from '../../../questions/question-view.tsx';
import { placeText } from '../count-text.ts';
import styles from '../quiz.module.css';
import { CardFooter } from './card-footer.tsx';
import { sameAnswer, shownValue, solutionOf, triedValue } from './derive.ts';
import { LevelMark } from './level-mark.tsx';
import { RepairLink } from './repair-link.tsx';
import { type PlayerState, phaseOf } from './state.ts';
import { TeacherKey } from './teacher-key.tsx';
import type { AttemptControls } from './use-attempt.ts';
import { useCardFocus } from './use-card-focus.ts';
import { useQuizKeys } from './use-quiz-keys.ts';

interface QuestionCardProps {
  state: PlayerState;
  controls: AttemptControls;
  words: { one: string; next: string };
  total: number;
  /** Nothing is left after this one. */
  last: boolean;
  busy: boolean;
  onNext: () => void;
}

/** The question on screen: answer, hints, reply, and the one button that leads on. */
export function QuestionCard({ state, controls, words, total, last, busy, onNext }: QuestionCardProps) {
  const { attempt, at } = state;
  const question = attempt.questions[at];
  const id = question?.id ?? '';
  const phase = phaseOf(state, id);
  const form = useRef<HTMLFormElement>(null);
  const focus = useCardFocus(form, id, phase);

  const value = shownValue(state, id) ?? (phase === 'open' && question ? defaultAnswer(question) : null);
  const tried = triedValue(state, id);
  const repeats = tried !== null && sameAnswer(value, tried);
  const offline = controls.save.status === 'offline';
  const hints = state.hints[id] ?? [];
  const canHint = phase === 'open' && question !== undefined && hints.length < question.hintCount;
  const askHint = () => {
    if (canHint) void controls.hint(id);
  };

  const act = () => {
    if (busy) return;
    if (phase === 'again') {
      focus.onReopen();
      controls.dispatch({ type: 'reopened', questionId: id });
    } else if (phase === 'closed' || (phase === 'waiting' && offline)) onNext();
    else if (phase === 'open' && value !== null && !repeats) controls.answer(id, value);
  };

  useQuizKeys(form, {
    onEnter: act,
    onHint: askHint,
    onLetter: letter => {
      const option = form.current?.querySelector<HTMLInputElement>(`input[data-letter="${letter}"]:enabled`);
      option?.focus();
      option?.click();
    },
  });

  if (!question) return null;
  const result = state.replies[id] ?? null;
  // While the second answer is being made the reason of the first stays in sight, but marks nothing.
  const markedBy = phase === 'open' ? (result?.status === 'unreadable' ? result : null) : phase === 'waiting' ? null : result;
  const solution = phase === 'closed' ? solutionOf(state, id) : null;
  return (
    <form
      className={cx(panelStyles.panel, styles.quizCard)}
      ref={form}
      onSubmit={event => {
        event.preventDefault();
        act();
      }}
    >
      <div className={styles.quizMeta}>
        <p className={styles.quizCount} data-part="quiz-count">
          {placeText(at + 1, total, words.one)}
        </p>
        {attempt.mode === 'endless' && question.difficulty !== undefined && <LevelMark level={question.difficulty} />}
        <div className={styles.quizSteps}>
          <IconButton
            icon="chevron-left"
            label="Ugrás az előzőre"
            disabled={at === 0}
            onClick={() => controls.dispatch({ type: 'went', at: at - 1 })}
          />
          <IconButton
            icon="chevron-right"
            label="Ugrás a következőre"
            disabled={at >= attempt.questions.length - 1}
            onClick={() => controls.dispatch({ type: 'went', at: at + 1 })}
          />
        </div>
      </div>
      <QuestionView
        key={id}
        question={question}
        value={value}
        onChange={next => controls.dispatch({ type: 'drafted', questionId: id, value: next })}
        disabled={phase !== 'open'}
        result={markedBy}
        solution={solution}
        tried={tried}
        headingLevel={2}
        headingRef={focus.heading}
      />
      {question.explanation && <TeacherKey question={question} />}
      <HintList hints={hints} />
      <AnswerFeedback result={phase === 'waiting' ? null : result} solution={solution} />
      {phase === 'waiting' && offline && (
        <MessageBar kind="spark">
          A válaszod megvan ezen az eszközön. Amint visszajön a kapcsolat, elküldjük, és megnézzük együtt. Addig mehetsz tovább.
        </MessageBar>
      )}
      {phase === 'closed' && result?.status !== 'correct' && <RepairLink misconception={result?.misconception} />}
      {repeats && (
        <p className={formStyles.help} data-part="help">
          Ez ugyanaz, mint az előző válaszod. Változtass rajta, és utána ellenőrizd!
        </p>
      )}
      <CardFooter
        phase={phase}
        ready={value !== null && !repeats}
        offline={offline}
        busy={busy}
        nextLabel={last ? 'Lássuk az eredményt' : words.next}
        hintLabel={canHint ? (hints.length === 0 ? 'Segítség' : 'Még egy segítség') : null}
        onHint={askHint}
        mainRef={focus.main}
      />
    </form>
  );
}
