import '@eszkerek/ui/formula.css';
import { isChallengeSlug } from '@eszkerek/exercises/challenges/slug';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { AssignLink } from '../../lib/assign-link.tsx';
import { PresentButton } from '../../lib/present-button.tsx';
import { usePresented } from '../../lib/presented.ts';
import { useSession } from '../../lib/session.ts';
import { formulaOf } from '../../questions/formula-of.ts';
import { text } from '../../text/common.ts';
import { advance } from './player/advance.ts';
import { FinishWaiting } from './player/finish-waiting.tsx';
import { PracticePlayer } from './player/practice-player.tsx';
import { resultTaker } from './player/take-result.ts';
import { type StartBody, useAttempt } from './player/use-attempt.ts';
import { PrintView } from './print/print-view.tsx';
import styles from './quiz.module.css';
import { lessonOf, playedPage, type QuizDocument } from './quiz-kind.ts';
import { QuizSkeleton } from './quiz-skeleton.tsx';
import { QuizResult } from './result/quiz-result.tsx';
import { RoundStop } from './round/round-stop.tsx';
import { useRound } from './round/use-round.ts';
import { TestStart } from './sheet/test-start.tsx';
import { UnitTest } from './sheet/unit-test.tsx';
import { isStepwise, StepGuardFold } from './step-guard-fold.tsx';
import { useTeacher } from './use-teacher.ts';

const TO_ROUND = { to: '/', label: 'Vissza a mai körhöz' };

interface QuizPageProps {
  page: QuizDocument;
  /** What stands in its place when it cannot be begun because the line is lost. */
  whenLost?: (onRetry: () => void) => ReactNode;
}

/** A quiz, a unit test or an endless practice sheet. */
export default function QuizPage({ page, whenLost }: QuizPageProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const account = session.user?.username ?? null;
  const [startedBy, setStartedBy] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    if (session.status !== 'loading') setStartedBy(before => (before === undefined || before === null ? account : before));
  }, [session.status, account]);

  if (startedBy === undefined) return <QuizSkeleton page={page} />;
  // The session ended in the middle: the answers are safe, but they belong to the account.
  if (startedBy !== account)
    return (
      <div className={cx(layoutStyles.wrap, styles.quiz)}>
        <EmptyState
          headingLevel={1}
          title="Közben kijelentkeztél"
          actions={
            <>
              <ButtonLink to="/bejelentkezes" state={{ from: pathname }}>
                Bejelentkezem
              </ButtonLink>
              <Button variant="secondary" onClick={() => setStartedBy(account)}>
                Folytatom vendégként
              </Button>
            </>
          }
        >
          A válaszaid ezen az eszközön megmaradtak. Jelentkezz be, és onnan folytathatod, ahol tartottál.
        </EmptyState>
      </div>
    );
  return <Quiz key={account ?? ''} page={page} whenLost={whenLost} />;
}

function Quiz({ page, whenLost }: QuizPageProps) {
  const controls = useAttempt(page.slug, { auto: true });
  const teacher = useTeacher();
  const teaches = useSession().user?.role === 'teacher';
  const presenting = usePresented() !== null;
  const [printing, setPrinting] = useState(false);
  /** A test was begun by its button: on this visit it needs no start screen again. */
  const [begun, setBegun] = useState(false);
  const { stage, sync, open, resume } = controls;
  const startAnew = useCallback(() => void open({ fresh: true }), [open]);
  const { dispatch } = controls;
  const goTo = useCallback((at: number) => dispatch({ type: 'went', at }), [dispatch]);
  const round = useRound({ state: stage.status === 'ready' ? stage.state : null, lesson: lessonOf(page)?.slug, goTo, startAnew });

  // The idle timer reloads the page's data: the attempt follows.
  const seen = useRef(page);
  useEffect(() => {
    if (seen.current === page) return;
    seen.current = page;
    void sync();
  }, [page, sync]);

  // Solutions come with the attempt: switching the mode asks for it again.
  const seenTeacher = useRef(teacher);
  useEffect(() => {
    if (seenTeacher.current === teacher) return;
    seenTeacher.current = teacher;
    void sync();
  }, [teacher, sync]);

  const begin = (body: StartBody) => {
    setBegun(true);
    void open(body);
  };
  const frame = { className: cx(layoutStyles.wrap, styles.quiz), 'data-subject': page.subject };
  if (stage.status === 'failed' && stage.offline && whenLost) return whenLost(() => void resume());
  if (stage.status === 'failed')
    return (
      <div {...frame}>
        <ErrorState
          headingLevel={1}
          title={text.errorTitle}
          message={stage.message}
          retryLabel={text.retry}
          onRetry={() => void resume()}
        />
      </div>
    );
  if (stage.status !== 'ready' || round.pending) return <QuizSkeleton page={page} />;
  const { state } = stage;
  const { attempt } = state;
  const hasKeys = attempt.questions.some(question => question.correct ?? question.answer);
  const challenge = isChallengeSlug(page.slug);
  const work = page.kind === 'practice' && isStepwise(page.generator) ? formulaOf(attempt.questions[state.at]?.question ?? '') : undefined;
  const teacherButtons = teaches && !challenge && !presenting && (
    <p className={cx(layoutStyles.row, styles.quizTeacher)}>
      <ButtonLink variant="soft" size="sm" icon="play" to={`/dashboard/teacher/elo?oldal=${page.slug}`}>
        Élő óra ebből
      </ButtonLink>
      <PresentButton slug={page.slug} title={page.title} slides={[page.title]} voteOn={page.slug} />
      <AssignLink slug={page.slug} label={page.kind === 'practice' ? 'Kiadom házinak: 10 feladat innen' : undefined} />
      {teacher && hasKeys && (
        <Button variant="soft" size="sm" icon="document" onClick={() => setPrinting(true)}>
          Nyomtatható feladatlap (A/B)
        </Button>
      )}
    </p>
  );
  if (!printing && attempt.finished_at) return <QuizResult page={page} attempt={attempt} onStart={begin} />;
  if (!printing && attempt.mode === 'test' && !begun)
    return (
      <TestStart page={page} state={state} teacher={teacher} onStart={() => setBegun(true)}>
        {teacherButtons}
      </TestStart>
    );
  if (!printing && attempt.mode === 'test')
    return (
      <UnitTest page={page} state={state} controls={controls} teacher={teacher}>
        <FinishWaiting finishing={controls.finishing} />
        {teacherButtons}
      </UnitTest>
    );
  if (!printing && round.stopped)
    return (
      <RoundStop
        isLast={round.isLast}
        more={page.kind === 'practice' ? 'Folytatom a gyakorlást' : 'Folytatom a kvízt'}
        onGoOn={() => {
          round.goOn();
          void advance(state, controls);
        }}
      />
    );
  if (!printing)
    return (
      <PracticePlayer
        page={round.fromRound ? { ...playedPage(page), back: TO_ROUND } : playedPage(page)}
        round={round.count && { count: round.count, onOver: round.stop }}
        state={state}
        controls={controls}
        teacher={teacher}
        lead={
          challenge && (
            <p className={formStyles.help} data-part="help">
              Versenyszerű feladat. Gondolkodj rajta, ameddig jólesik: nem számít bele semmibe.
            </p>
          )
        }
      >
        {work !== undefined && <StepGuardFold task={work} onResult={resultTaker(state, dispatch)} />}
        {teacherButtons}
      </PracticePlayer>
    );
  return (
    <div {...frame}>
      <PrintView slug={page.slug} title={page.title} questions={attempt.questions} onClose={() => setPrinting(false)} />
    </div>
  );
}
