import { Badge } from '@eszkerek/ui/badge.tsx';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { SegmentBar } from '@eszkerek/ui/segment-bar.tsx';
import { type ReactNode, useState } from 'react';
import { usePresentedTurn } from '../../../lib/present.ts';
import { usePresented } from '../../../lib/presented.ts';
import { lastLetter } from '../../../questions/answering.ts';
import { placeText } from '../count-text.ts';
import { type PlayedPage, TASKS_PER_SHEET } from '../quiz-kind.ts';
import { isRoundOver, type RoundCount, roundGood, roundPlace, roundSegments } from '../round/round-count.ts';
import { advance } from './advance.ts';
import { goodCount, nextPlace, segmentsOf, unanswered } from './derive.ts';
import { FinishDialog } from './finish-dialog.tsx';
import styles from './frame.module.css';
import { Frame } from './frame.tsx';
import { QuestionCard } from './question-card.tsx';
import { ReplyNote } from './reply-note.tsx';
import { SaveState } from './save-state.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import type { PlayerState } from './state.ts';
import type { AttemptControls } from './use-attempt.ts';

interface PracticePlayerProps {
  page: PlayedPage;
  state: PlayerState;
  controls: AttemptControls;
  teacher: boolean;
  /** Above the question: why it is asked. */
  lead?: ReactNode;
  /** Opened for a part of today's round: counted to what the round asks for, and stopped there. */
  round?: { count: RoundCount; onOver: () => void } | null;
  /** Below the question: tools of the page. */
  children?: ReactNode;
}

/** One question at a time, checked at once, with hints and one retry; an endless sheet grows task by task. */
export function PracticePlayer({ page, state, controls, teacher, lead, round = null, children }: PracticePlayerProps) {
  const { attempt, at } = state;
  const { words } = page;
  const endless = attempt.mode === 'endless';
  const total = round ? round.count.of : endless ? TASKS_PER_SHEET : attempt.questions.length;
  const place = round ? roundPlace(round.count, at) : at + 1;
  const question = attempt.questions[at];
  const [asking, setAsking] = useState(false);
  const presenting = usePresented() !== null;
  const turn = (by: 1 | -1) => (attempt.questions[at + by] ? () => controls.dispatch({ type: 'went', at: at + by }) : null);
  usePresentedTurn(`${place} / ${total}`, turn(-1), turn(1));

  if (!question) return null;
  const good = round ? roundGood(state, round.count) : goodCount(state);
  const isOver = round !== null && isRoundOver(state, round.count);
  const last = !isOver && (endless ? attempt.questions.length >= TASKS_PER_SHEET : nextPlace(state) === null);
  const goOn = () => (isOver ? round.onOver() : void advance(state, controls));
  const finish = () => (endless || unanswered(state).length > 0 ? setAsking(true) : void controls.finish());
  const step = (by: 1 | -1, label: string) => (
    <IconButton
      icon={by < 0 ? 'chevron-left' : 'chevron-right'}
      label={label}
      className={styles.step}
      disabled={turn(by) === null}
      onClick={() => turn(by)?.()}
    />
  );
  const { status, waiting } = controls.save;
  return (
    <Frame
      subject={page.subject}
      title={page.title}
      back={page.back}
      head={
        <>
          <SegmentBar
            segments={round ? roundSegments(state, round.count) : segmentsOf(state, total)}
            label={`${placeText(place, total, words.one)}, eddig ${good} jó`}
          />
          {!presenting && step(-1, 'Ugrás az előzőre')}
          <p className="sr-only" data-part="quiz-count">
            {placeText(place, total, words.one)}
          </p>
          {presenting && teacher && <Badge kind="premium">Mester Mód</Badge>}
          {!presenting && (
            <>
              <span className={styles.count} aria-hidden="true">
                {place} / {total}
              </span>
              {step(1, 'Ugrás a következőre')}
            </>
          )}
        </>
      }
      settings={
        <SettingsPanel
          reportTo={page.reportTo}
          questionId={question.id}
          lastLetter={lastLetter(question)}
          hints={question.hintCount > 0}
          onFinish={finish}
        />
      }
    >
      <div className={status === 'offline' ? styles.offline : 'sr-only'}>
        <SaveState status={status} waiting={waiting} />
      </div>
      {controls.arrived.length > 0 && status !== 'offline' && controls.finishing === 'no' && (
        <div className={styles.offline}>
          <ReplyNote arrived={controls.arrived} onLook={at => controls.dispatch({ type: 'went', at })} />
        </div>
      )}
      <QuestionCard
        key={attempt.id}
        state={state}
        controls={controls}
        words={isOver ? { ...words, next: 'Tovább' } : words}
        lead={lead}
        inRound={round !== null}
        last={last}
        busy={controls.growing || controls.finishing !== 'no'}
        onNext={goOn}
      >
        {teacher && !presenting && (
          <p>
            <Badge kind="premium">Mester Mód</Badge>
          </p>
        )}
        {children}
      </QuestionCard>
      <FinishDialog
        open={asking}
        state={state}
        words={words}
        onClose={() => setAsking(false)}
        onFinish={() => {
          setAsking(false);
          void controls.finish();
        }}
      />
    </Frame>
  );
}
