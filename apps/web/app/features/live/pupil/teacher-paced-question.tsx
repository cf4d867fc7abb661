import type { PupilView } from '@eszkerek/contract/live-shapes';
import type { AnswerResult, AnswerValue, PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { Button } from '@eszkerek/ui/button.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { useEffect, useState } from 'react';
import { useKept } from '../../../lib/use-kept.ts';
import { AnswerFeedback } from '../../../questions/answer-feedback.tsx';
import { AnswerWords, SolutionWords } from '../../../questions/answer-words.tsx';
import { missingPart } from '../../../questions/answering.ts';
import { letteredSolution } from '../../../questions/lettered-solution.ts';
import { QuestionView } from '../../../questions/question-view.tsx';
import { hasLetters } from '../has-letters.ts';
import { checkWords, talkWords } from '../question-words.ts';
import { printSeconds, useSecondsLeft } from '../use-seconds-left.ts';
import { PhoneFrame } from './phone-frame.tsx';
import styles from './pupil.module.css';
import { Paused } from './quiet-screens.tsx';
import type { PupilScreenProps } from './screen-props.ts';
import { useVote } from './use-vote.ts';

const answerOf = (view: PupilView, round: number): AnswerValue | null => view.mine.find(mine => mine.round === round)?.answer ?? null;

/** The reply of the reveal in the shape that the question views read. */
const resultOf = ({ question, reveal }: PupilView): AnswerResult | null =>
  !question || !reveal || reveal.status === 'none'
    ? null
    : {
        questionId: question.id,
        status: reveal.status,
        points: reveal.status === 'correct' ? 1 : 0,
        message: '',
        canRetry: false,
        ...(reveal.explanation === undefined ? {} : { explanation: reveal.explanation }),
        ...(reveal.parts === undefined ? {} : { parts: reveal.parts }),
      };

/** What is marked leaves by itself this long before the time is up, so that a slow line still brings it in. */
const LEAVES_BEFORE = 2;

/** One question of a teacher-paced lesson: vote, change it, talk, vote again, and see the solution. */
export function TeacherPacedQuestion({ view, at, connected, token }: PupilScreenProps) {
  const { question, lesson } = view;
  const { phase } = lesson;
  const round = lesson.round === 2 ? 2 : 1;
  const voted = answerOf(view, round);
  const vote = useVote(token);
  const [draft, setDraft] = useKept<AnswerValue | null>(`elo/${token}/${question?.id}/${round}`, null);
  const [tried, setTried] = useState<AnswerValue | null>(null);
  const [changing, setChanging] = useState(false);
  const seconds = useSecondsLeft(phase === 'voting' ? lesson.seconds_left : null, at);
  const place = { index: lesson.index, total: lesson.total };
  const isLast = lesson.index + 1 >= lesson.total;
  const runsOut = seconds !== null && seconds <= LEAVES_BEFORE;
  const { send } = vote;
  const questionId = question?.id;
  useEffect(() => {
    if (!runsOut || !questionId || draft === null || draft === tried) return;
    setTried(draft);
    setChanging(false);
    send({ questionId, round, answer: draft });
  }, [runsOut, questionId, round, draft, tried, send]);
  if (lesson.paused) return <Paused view={view} at={at} connected={connected} token={token} />;
  if (!question) return <PhoneFrame connected={connected}>{null}</PhoneFrame>;

  const unreadable = vote.reply?.result.status === 'unreadable' ? vote.reply.result : null;
  const sent = vote.sending?.answer ?? (unreadable ? null : (vote.reply?.vote.answer ?? voted));
  if (phase === 'voting' && sent !== null && !changing)
    return (
      <PhoneFrame
        place={place}
        connected={connected}
        foot={
          <Button variant="secondary" block onClick={() => setChanging(true)}>
            Mást választok
          </Button>
        }
      >
        <Voted view={view} question={question} answer={sent} sending={vote.sending !== null} />
      </PhoneFrame>
    );

  const open = phase === 'voting';
  const first = answerOf(view, 1);
  const solution = view.reveal?.solution ?? null;
  const late = !open && sent === null && draft !== null && (phase !== 'reveal' || view.reveal?.status === 'none');
  const value = open ? (draft ?? sent) : late ? draft : (answerOf(view, 2) ?? first);
  const missing = missingPart(question, value);
  /** Its rows say themselves what is right; below a worked solution they would leave a small screen. */
  const isLong = LONG.has(question.type);
  const saysKey = solution !== null && view.reveal?.status !== 'correct' && !isLong && !NAMES_KEY.has(question.type);
  const lettered = letteredSolution(question, solution);
  /** The reply to a right one has the reason of each answer, and so has the solution. */
  const saysReasons = question.type === 'multi' && view.reveal?.status === 'correct';
  const told = resultOf(view);
  const feedback =
    view.reveal?.status === 'none' ? (
      lettered?.text && <SafeHtml className={styles.lead} html={lettered.text} />
    ) : (
      <AnswerFeedback result={told} solution={saysReasons ? null : lettered} folds={isLong} />
    );
  // Who has no vote reads the rows first; everyone else must not scroll to learn how it went.
  const saysLast = isLong && view.reveal?.status === 'none';
  return (
    <form
      data-shut={phase === 'closed' || phase === 'discuss' || undefined}
      onSubmit={event => {
        event.preventDefault();
        if (value === null || missing !== null) return;
        setTried(value);
        setChanging(false);
        send({ questionId: question.id, round, answer: value });
      }}
    >
      <PhoneFrame
        place={place}
        connected={connected}
        state={phase}
        foot={
          open ? (
            <Button type="submit" size="lg" block disabled={value === null || missing !== null}>
              {missing ?? (round === 2 ? 'Elküldöm újra' : 'Elküldöm')}
              {seconds !== null && ` (${printSeconds(seconds)})`}
            </Button>
          ) : (
            <p className={styles.wait}>{phase !== 'reveal' ? 'Nézd a kivetítőt!' : isLast ? LAST : 'Várjuk a következő kérdést…'}</p>
          )
        }
      >
        {phase === 'discuss' && (
          <MessageBar kind="info">
            <b>Beszéljétek meg!</b> Mondd el a párodnak: {talkWords(question)} Utána újra szavaztok.
          </MessageBar>
        )}
        {open && round === 2 && (
          <MessageBar kind="info">
            <b>Szavazz újra!</b> {first !== null && <FirstAnswer question={question} answer={first} />}
          </MessageBar>
        )}
        {late && <MessageBar kind="spark">Ezt nem küldted el időben, ezért nem számít.</MessageBar>}
        {phase === 'closed' && !late && (
          <MessageBar kind="info">
            A szavazás lezárult.{changing && draft !== tried && ' Az új választásodat nem küldted el, ezért az előző számít.'}
          </MessageBar>
        )}
        {phase === 'reveal' && view.reveal?.status === 'none' && !late && (
          <MessageBar kind="info">Erre most nem szavaztál. Nézd meg a megoldást!</MessageBar>
        )}
        {saysKey && (
          <MessageBar kind="ok">
            <b>A helyes válasz:</b>
            {'\u2002'}
            <SolutionWords question={question} solution={solution} />
          </MessageBar>
        )}
        {saysKey && value !== null && !late && (
          <MessageBar kind={view.reveal?.status === 'incorrect' ? 'wrong' : 'info'}>
            <b>A te válaszod: </b>
            <AnswerWords question={question} answer={value} />
          </MessageBar>
        )}
        {phase === 'reveal' && !saysLast && feedback}
        <QuestionView
          question={question}
          value={value}
          onChange={setDraft}
          disabled={!open}
          result={open ? unreadable : told}
          solution={saysKey && WRITES_KEY.has(question.type) ? null : solution}
          lettered={hasLetters(question)}
          headingLevel={2}
        />
        {phase === 'reveal' && saysLast && feedback}
        {open && <AnswerFeedback result={unreadable} solution={null} />}
        {vote.failure && !late && <MessageBar kind="bad">{vote.failure}</MessageBar>}
      </PhoneFrame>
    </form>
  );
}

/** Answers of many lines: shown in full, they would push the cards to tap off a small screen. */
const LONG = new Set<PublicQuestion['type']>(['match', 'order', 'multi', 'fillSteps']);

/** The view of these would say the right answer in the same words as the message above it. */
const WRITES_KEY = new Set<PublicQuestion['type']>(['numeric', 'shortText']);

/** The view of these names the right answer where it marks it. */
const NAMES_KEY = new Set<PublicQuestion['type']>(['numberLine']);

/** One line on a small phone: two would cover the options. */
const LAST = 'Ez volt az utolsó kérdés.';

function FirstAnswer({ question, answer }: { question: PublicQuestion; answer: AnswerValue }) {
  if (LONG.has(question.type))
    return (
      <details>
        <summary>Először ezt választottad</summary>
        <AnswerWords question={question} answer={answer} />
      </details>
    );
  return (
    <>
      Először ezt választottad:{' '}
      <span data-part="bold-math">
        <AnswerWords question={question} answer={answer} />
      </span>
    </>
  );
}

interface VotedProps {
  view: PupilView;
  question: PublicQuestion;
  answer: AnswerValue;
  sending: boolean;
}

function Voted({ view, question, answer, sending }: VotedProps) {
  const { answered, present } = view;
  return (
    <div className={styles.middle}>
      <div className={styles.ballot} data-part="bold-math">
        <AnswerWords question={question} answer={answer} />
      </div>
      <h2>{sending ? 'Küldjük a szavazatodat…' : 'Megvan a szavazatod!'}</h2>
      <p className={styles.lead}>Amíg a többiek gondolkodnak, {checkWords(question)}</p>
      <ProgressRing segments={Math.max(1, present)} value={answered} label={`${present} tanulóból ${answered} szavazott`} size={88}>
        <b>
          {answered}/{present}
        </b>
      </ProgressRing>
    </div>
  );
}
