import type { AnswerResult, Solution } from '@eszkerek/contract/quiz-shapes';
import { say } from '@eszkerek/exercises/grading/messages';
import { withoutPraise } from '@eszkerek/exercises/grading/without-praise';
import { cx } from '@eszkerek/ui/cx.ts';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import type { ReactNode } from 'react';
import styles from './feedback.module.css';
import { FeedbackGlyph } from './feedback-glyph.tsx';

interface AnswerFeedbackProps {
  result: AnswerResult | null;
  solution: Solution | null;
  /** Which line of praise: a player gives each right answer the next one. */
  praise?: number;
  /** The answer is one thing, not several parts: half right means that it is near. */
  whole?: boolean;
  /** Room is short: the worked solution waits for a tap, and the link has no line of its own. */
  folds?: boolean;
  /** After the reason, such as the right answer in words. */
  children?: ReactNode;
  /** Where to read more, beside the solution. */
  link?: ReactNode;
}

/** Praise for the way, in turn. */
const PRAISE = [
  'Így van, pörög a kerék!',
  'Pontosan!',
  'Jól végiggondoltad.',
  'Ez az!',
  'Szépen kijött.',
  'Igen, ez jó.',
  'Megtaláltad az utat!',
  'Ez is a helyére került.',
] as const;

const titles: Record<AnswerResult['status'], string> = {
  correct: PRAISE[0],
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
const NEAR = 'Már közel jársz!';

const toneOf = (status: AnswerResult['status']) => (status === 'correct' ? 'ok' : status === 'unreadable' ? 'hint' : 'bad');

/** Ask for another look: untrue once the question is closed. */
const TO_RETRY: ReadonlySet<string> = new Set([
  say.notYet,
  say.notYetAlone,
  say.multiMixed,
  say.multiBoth,
  say.multiMissing,
  say.orderNone,
  say.pairsNone,
]);

/** A sentence that asks for another look, such as „Számold újra!”. */
const ANOTHER_LOOK = /\s*[^.!?]*(?:(?<!\p{L})újra|Nézd át)(?!\p{L})[^.!?]*[.!?]/gu;
const messageOf = ({ status, message, canRetry }: AnswerResult): string =>
  canRetry || status === 'unreadable' ? message : message.replace(ANOTHER_LOOK, '').trim();

/** Praise is in the title; „még nem” needs no second sentence when the reason follows, and none once the question is closed. */
const saysMore = (result: AnswerResult): boolean => {
  const { status, message, explanation, canRetry } = result;
  return (
    messageOf(result) !== '' && status !== 'correct' && !(message === say.notYet && explanation) && !(TO_RETRY.has(message) && !canRetry)
  );
};

/** What the reply told about a first answer, as HTML: it can be read again while the second is made. */
export const reasonsOf = ({ status, message, explanation }: AnswerResult): string[] => {
  const isTold = status !== 'unreadable' && message !== say.notYet && message !== say.notYetAlone;
  const told = isTold ? message.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : '';
  return [told, explanation ?? ''].filter(Boolean);
};

/** The reply to an answer: what it means, why, and after the second try the worked solution. Never a bare verdict. */
export function AnswerFeedback({ result, solution, praise = 0, whole = false, folds = false, children, link }: AnswerFeedbackProps) {
  // The region stands there before anything is said in it, or screen readers miss the first reply.
  return (
    <div role="status">
      {result && <Feedback result={result} solution={solution} praise={praise} whole={whole} folds={folds} more={children} link={link} />}
    </div>
  );
}

/** „Majdnem” only where at least half of it was there. */
function titleOf({ status, points, canRetry }: AnswerResult, praise: number, whole: boolean): string {
  if (status === 'correct') return PRAISE[praise % PRAISE.length] ?? PRAISE[0];
  if (canRetry && whole && status === 'partial') return NEAR;
  if (canRetry && retryTitles[status]) return retryTitles[status];
  return titles[status === 'partial' && points < 0.5 ? 'incorrect' : status];
}

type FeedbackProps = Required<Omit<AnswerFeedbackProps, 'children' | 'link'>> & { result: AnswerResult; more: ReactNode; link: ReactNode };

function Worked({ html, folds }: { html: string; folds: boolean }) {
  if (!folds)
    return (
      <div className={styles['feedback-solution']} data-part="worked">
        <b>Megoldás: </b>
        <SafeHtml as="span" html={html} />
      </div>
    );
  return (
    <details>
      <summary className={styles['feedback-solution']}>
        <b>Megoldás</b>
      </summary>
      <SafeHtml html={html} />
    </details>
  );
}

function Feedback({ result, solution, praise, whole, folds, more, link }: FeedbackProps) {
  const tone = toneOf(result.status);
  const title = titleOf(result, praise, whole);
  const told = withoutPraise(solution?.text ?? '') === withoutPraise(result.explanation ?? '');
  const worked = told ? undefined : solution?.text;
  const reason = result.status === 'correct' ? withoutPraise(result.explanation ?? '') : result.explanation;
  return (
    <div className={cx(styles.feedback, styles[`feedback-${tone}`])} data-tone={tone}>
      <FeedbackGlyph tone={tone} closed={!result.canRetry} turn={praise} />
      <p className={styles['feedback-title']} data-part="feedback-title">
        {title}
      </p>
      <div className={styles['feedback-body']} data-part="feedback-body">
        {saysMore(result) && <p>{messageOf(result)}</p>}
        {reason && <SafeHtml html={reason} />}
        {more}
        <div className={styles['feedback-last']}>
          {worked && <Worked html={worked} folds={folds} />}
          {(worked || !folds) && link}
        </div>
      </div>
    </div>
  );
}
