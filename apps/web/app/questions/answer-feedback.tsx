import type { AnswerResult, Solution } from '@eszkerek/contract/quiz-shapes';
import { say } from '@eszkerek/exercises/grading/messages';
import { cx } from '@eszkerek/ui/cx.ts';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import type { ReactNode } from 'react';
import styles from './feedback.module.css';
import { FeedbackGlyph } from './feedback-glyph.tsx';

interface AnswerFeedbackProps {
  result: AnswerResult | null;
  solution: Solution | null;
  /** After the reason, such as the right answer in words. */
  children?: ReactNode;
}

const titles: Record<AnswerResult['status'], string> = {
  correct: 'Így van, pörög a kerék!',
  partial: 'Majdnem! Nézzük meg együtt.',
  incorrect: 'Nézzük meg együtt!',
  unreadable: 'Írd be egy kicsit másképp!',
  saved: 'Mentve',
};
/** The first miss is not the end: nothing is revealed yet. */
const retryTitles: Partial<Record<AnswerResult['status'], string>> = {
  partial: 'Van benne jó, de még nem teljes.',
  incorrect: 'Még nem. Van még egy próbád!',
};

const toneOf = (status: AnswerResult['status']) => (status === 'correct' ? 'ok' : status === 'unreadable' ? 'hint' : 'bad');

/** Praise is in the title; „még nem” needs no second sentence when the reason follows, and none once the question is closed. */
const saysMore = ({ status, message, explanation, canRetry }: AnswerResult): boolean =>
  message !== '' &&
  status !== 'correct' &&
  !(message === say.notYet && explanation) &&
  !((message === say.notYet || message === say.notYetAlone) && !canRetry);

/** The reply to an answer: what it means, why, and after the second try the worked solution. Never a bare verdict. */
export function AnswerFeedback({ result, solution, children }: AnswerFeedbackProps) {
  // The region stands there before anything is said in it, or screen readers miss the first reply.
  return <div role="status">{result && <Feedback result={result} solution={solution} more={children} />}</div>;
}

function Feedback({ result, solution, more }: { result: AnswerResult; solution: Solution | null; more: ReactNode }) {
  const tone = toneOf(result.status);
  const title = (result.canRetry && retryTitles[result.status]) || titles[result.status];
  return (
    <div className={cx(styles.feedback, styles[`feedback-${tone}`])} data-tone={tone}>
      <FeedbackGlyph tone={tone} />
      <p className={styles['feedback-title']} data-part="feedback-title">
        {title}
      </p>
      <div className={styles['feedback-body']} data-part="feedback-body">
        {saysMore(result) && <p>{result.message}</p>}
        {result.explanation && <SafeHtml html={result.explanation} />}
        {more}
        {solution?.text && solution.text !== result.explanation && (
          <div className={styles['feedback-solution']}>
            <b>Megoldás: </b>
            <SafeHtml as="span" html={solution.text} />
          </div>
        )}
      </div>
    </div>
  );
}
