import type { AnswerResult, AnswerValue, PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { Button } from '@eszkerek/ui/button.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { useEffect, useRef, useState } from 'react';
import { useKept } from '../../../lib/use-kept.ts';
import { AnswerFeedback } from '../../../questions/answer-feedback.tsx';
import { missingPart } from '../../../questions/answering.ts';
import { letteredSolution } from '../../../questions/lettered-solution.ts';
import { QuestionView } from '../../../questions/question-view.tsx';
import { keepRight, namedPartOf, rightPartsOf } from '../../../questions/shared/kept.ts';
import { PhoneFrame } from './phone-frame.tsx';
import styles from './pupil.module.css';
import { Paused } from './quiet-screens.tsx';
import type { PupilScreenProps } from './screen-props.ts';
import { useVote } from './use-vote.ts';

/** The question on screen: it stays until the pupil has read the reply, though the lesson's next one is known already. */
interface Shown {
  question: PublicQuestion;
  index: number;
  tried: AnswerValue | null;
  /** What was said of it; null after the page was loaded again. */
  told: AnswerResult | null;
}

/** Everybody works alone: checked at once, one retry, then the next question. */
export function OwnPaceQuestion(props: PupilScreenProps) {
  const { view, connected, token } = props;
  const { question, lesson, mine, score } = view;
  const vote = useVote(token);
  const [shown, setShown] = useState<Shown | null>(null);
  // A phone that slept through a break may load the page again.
  const [draft, setDraft] = useKept<AnswerValue | null>(`elo/${token}/${shown?.question.id}`, null);
  const result = vote.reply?.result ?? null;
  const closed = result !== null && result.status !== 'unreadable' && !result.canRetry;
  const reply = useRef<HTMLDivElement>(null);
  // Read before the button under it is pressed; what is asked is not moved away for it without need.
  useEffect(() => {
    if (result) reply.current?.scrollIntoView?.({ block: 'nearest' });
  }, [result]);
  // The snapshot after the answer names the next question: it waits for the pupil's "Következő".
  const holds = vote.sending !== null || result !== null;
  useEffect(() => {
    if (holds) return;
    setShown(before => {
      if (!question) return null;
      const { tried, told } = before?.question.id === question.id ? before : { tried: null, told: null };
      return { question, index: lesson.index, tried: mine.at(-1)?.answer ?? tried, told };
    });
  }, [holds, question, lesson.index, mine]);

  // What is marked, and a reply that is not read yet, are there after the break.
  if (lesson.paused) return <Paused {...props} />;
  if (!shown)
    return (
      <PhoneFrame connected={connected}>
        <div className={styles.middle}>
          <ProgressRing
            segments={lesson.total}
            value={score?.right ?? 0}
            label={`${lesson.total} feladatból ${score?.right ?? 0} jó`}
            size={176}
          >
            <b>{score?.right ?? 0}</b>
            <i>jó</i>
          </ProgressRing>
          <h1>Kész vagy!</h1>
          <p className={styles.lead}>Mind a {lesson.total} feladatot megoldottad. Várd meg a többieket!</p>
        </div>
      </PhoneFrame>
    );
  const again = Boolean(result?.canRetry) && result?.status !== 'unreadable';
  const missing = missingPart(shown.question, draft);
  const round = shown.tried === null ? 1 : 2;
  const leave = (next: AnswerValue | null) => {
    setShown(again ? { ...shown, tried: vote.reply?.vote.answer ?? null, told: result } : null);
    setDraft(next);
    vote.clear();
  };
  const act = () => {
    if (closed) leave(null);
    else if (again && vote.reply) leave(keepRight(vote.reply.vote.answer, rightPartsOf(result)));
    else if (draft !== null && missing === null) vote.send({ questionId: shown.question.id, round, answer: draft });
  };
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        act();
      }}
    >
      <PhoneFrame
        place={{ index: shown.index, total: lesson.total }}
        connected={connected}
        foot={
          <Button
            type="submit"
            size="lg"
            block
            loading={vote.sending !== null}
            disabled={!closed && !again && (draft === null || missing !== null)}
          >
            {closed ? 'Következő' : again ? 'Próbáld újra' : (missing ?? 'Ellenőrzés')}
          </Button>
        }
      >
        <QuestionView
          key={shown.question.id}
          question={shown.question}
          value={result && vote.reply ? vote.reply.vote.answer : draft}
          onChange={again ? leave : setDraft}
          disabled={vote.sending !== null || closed}
          result={result}
          solution={closed ? (result?.solution ?? null) : null}
          tried={shown.tried}
          rightParts={shown.told ? rightPartsOf(shown.told) : undefined}
          namedPart={namedPartOf(shown.told)}
          headingLevel={2}
        />
        <div ref={reply}>
          <AnswerFeedback result={result} solution={letteredSolution(shown.question, result?.solution ?? null)} />
        </div>
        {vote.failure && <MessageBar kind="bad">{vote.failure}</MessageBar>}
      </PhoneFrame>
    </form>
  );
}
