import '@eszkerek/ui/formula.css';
import { cx } from '@eszkerek/ui/cx.ts';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { showToast } from '@eszkerek/ui/toast-store.ts';
import { useEffect, useRef, useState } from 'react';
import { text } from '../../../text/common.ts';
import { QuizHead } from '../player/quiz-head.tsx';
import { type StartBody, useAttempt } from '../player/use-attempt.ts';
import styles from '../quiz.module.css';
import { useTeacher } from '../use-teacher.ts';
import { setDesk } from './desk.ts';
import { ExamResult } from './exam-result.tsx';
import { type ExamChoice, ExamSettings } from './exam-settings.tsx';
import { ExamSheet } from './exam-sheet.tsx';
import { OpenExam } from './open-exam.tsx';
import type { ExamSetup } from './setup.ts';

/** A title that names the number of questions names that of the sheet. */
const titledFor = (setup: ExamSetup, questions: number): ExamSetup => ({
  ...setup,
  title: setup.title.replace(/\d+ (?=kérdés)/, `${questions}\u00a0`),
});

/** Settings, sheet, result: the whole way of an exam. */
export function ExamRun({ setup: page }: { setup: ExamSetup }) {
  const controls = useAttempt(page.slug, { auto: false });
  const teacher = useTeacher();
  const { stage, resumed } = controls;
  /** The open exam the pupil goes on with, and whether the settings lead to a new one. */
  const [continued, setContinued] = useState<string | null>(null);
  const [fresh, setFresh] = useState(false);
  const choice = useRef<ExamChoice | null>(null);
  const state = stage.status === 'ready' ? stage.state : null;
  const attempt = state?.attempt ?? null;
  const setup = attempt ? titledFor(page, attempt.questions.length) : page;

  // The clock of a sheet that was begun here starts when it is seen, not when the server wrote it down.
  useEffect(() => {
    if (!attempt || attempt.finished_at || !choice.current || resumed) return;
    const { clock, factor, questionCount } = choice.current;
    choice.current = null;
    if (questionCount !== null && attempt.questions.length < questionCount && !repeating.current)
      showToast({ kind: 'info', text: `Most ${attempt.questions.length} kérdés van ebből a témából, ennyivel indul.`, durationMs: 6000 });
    setDesk(attempt.id, { startedAt: Date.now(), clock, factor, flags: [], scratch: '' });
  }, [attempt, resumed]);

  const last = useRef<ExamChoice>({ clock: setup.minutes === null ? 'off' : setup.clock, factor: 1, questionCount: null, topics: [] });
  /** Only the missed ones: fewer questions are no surprise. */
  const repeating = useRef(false);
  const begin = (chosen: ExamChoice, body: StartBody) => {
    repeating.current = body?.only !== undefined;
    // The time is for the whole paper: a few questions of it are asked without a clock.
    choice.current = repeating.current ? { ...chosen, clock: 'off' } : chosen;
    last.current = chosen;
    void controls.open({
      ...body,
      ...(chosen.questionCount === null ? {} : { questionCount: chosen.questionCount }),
      ...(chosen.topics.length > 0 ? { topics: [...chosen.topics] } : {}),
    });
  };

  /** With the settings just chosen, or, if nothing was chosen yet, by way of the settings. */
  const startNew = () => {
    const chosen = choice.current;
    if (chosen) return begin(chosen, { fresh: true });
    setFresh(true);
    controls.dispatch({ type: 'idle' });
  };

  const openedBefore = attempt !== null && !attempt.finished_at && resumed && continued !== attempt.id;
  if (openedBefore)
    return (
      <div className={cx(layoutStyles.wrap, styles.quiz)} data-subject={setup.subject}>
        <div data-part="quiz-area">
          <QuizHead title={setup.title} crumb={setup.crumb} back={setup.back} teacher={teacher} />
          <OpenExam attempt={attempt} onContinue={() => setContinued(attempt.id)} onStartNew={startNew} />
        </div>
      </div>
    );
  if (state && !state.attempt.finished_at) return <ExamSheet setup={setup} state={state} controls={controls} teacher={teacher} />;
  if (attempt?.finished_at) return <ExamResult setup={setup} attempt={attempt} onStart={body => begin(last.current, body)} />;
  return (
    <div className={cx(layoutStyles.wrap, styles.quiz)} data-subject={setup.subject}>
      {stage.status === 'loading' && <Loader label={text.loading} />}
      {stage.status === 'failed' && (
        <ErrorState
          headingLevel={1}
          title={text.errorTitle}
          message={stage.message}
          retryLabel={text.retry}
          onRetry={() => void controls.resume()}
        />
      )}
      {stage.status === 'idle' && (
        <ExamSettings setup={setup} teacher={teacher} onStart={chosen => begin(chosen, fresh ? { fresh } : {})} />
      )}
    </div>
  );
}
