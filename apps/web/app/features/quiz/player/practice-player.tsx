import { Button } from '@eszkerek/ui/button.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { SegmentBar } from '@eszkerek/ui/segment-bar.tsx';
import { useEffect, useRef, useState } from 'react';
import { noteActivity } from '../../../lib/activity.ts';
import { lastLetter } from '../../../questions/answering.ts';
import { outOfText, placeText } from '../count-text.ts';
import styles from '../quiz.module.css';
import { crumbOf, type QuizDocument, TASKS_PER_SHEET, wayBack, wordsOf } from '../quiz-kind.ts';
import { ReportButton } from '../report-button.tsx';
import { goodCount, nextPlace, segmentsOf, unanswered } from './derive.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { KeyHelp } from './key-help.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuizHead } from './quiz-head.tsx';
import { SaveState } from './save-state.tsx';
import type { PlayerState } from './state.ts';
import type { AttemptControls } from './use-attempt.ts';

interface PracticePlayerProps {
  page: QuizDocument;
  state: PlayerState;
  controls: AttemptControls;
  teacher: boolean;
}

/** One question at a time, checked at once, with hints and one retry; an endless sheet grows task by task. */
export function PracticePlayer({ page, state, controls, teacher }: PracticePlayerProps) {
  const { attempt, at } = state;
  const words = wordsOf[page.kind];
  const endless = attempt.mode === 'endless';
  const total = endless ? TASKS_PER_SHEET : attempt.questions.length;
  const question = attempt.questions[at];
  const [asking, setAsking] = useState(false);
  const top = useRef<HTMLDivElement>(null);

  // A new question is read from its top, also on a phone.
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    top.current?.scrollIntoView({ block: 'start' });
  }, [at]);

  if (!question) return null;
  const good = goodCount(state);
  const last = endless ? attempt.questions.length >= TASKS_PER_SHEET : nextPlace(state) === null;

  const goOn = async () => {
    noteActivity();
    const place = nextPlace(state);
    if (place !== null) return controls.dispatch({ type: 'went', at: place });
    if (!endless || attempt.questions.length >= TASKS_PER_SHEET) return controls.finish();
    await controls.more();
  };
  const finish = () => (endless || unanswered(state).length > 0 ? setAsking(true) : void controls.finish());

  return (
    <div className={styles.quizArea} data-part="quiz-area" ref={top}>
      <QuizHead
        title={page.title}
        crumb={crumbOf(page)}
        back={wayBack(page)}
        teacher={teacher}
        good={{ count: good, total, label: `Jó válaszok: ${outOfText(total, good)}` }}
      />
      <SegmentBar segments={segmentsOf(state, total)} label={`${placeText(at + 1, total, words.one)}, eddig ${good} jó`} />
      <QuestionCard
        key={attempt.id}
        state={state}
        controls={controls}
        words={words}
        total={total}
        last={last}
        busy={controls.growing || controls.finishing !== 'no'}
        onNext={() => void goOn()}
      />
      <div className={styles.quizFoot}>
        <SaveState status={controls.save.status} waiting={controls.save.waiting} />
        <div className={layoutStyles.row} data-part="row">
          <ReportButton slug={page.slug} questionId={question.id} />
          <Button variant="ghost" size="sm" onClick={finish}>
            Befejezem
          </Button>
        </div>
      </div>
      <KeyHelp lastLetter={lastLetter(question)} hints={question.hintCount > 0} />
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
    </div>
  );
}
