import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { the } from '@eszkerek/numbers/hungarian';
import { Pupil } from '@eszkerek/ui/cast.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useSession } from '../../../lib/session.ts';
import frameStyles from '../player/frame.module.css';
import { Frame } from '../player/frame.tsx';
import type { Back } from '../player/way-out.tsx';
import { betterOf, roundOf } from './better.ts';
import { BetterList } from './better-list.tsx';
import { MisconceptionList } from './misconception-list.tsx';
import resultStyles from './result.module.css';
import { ResultFold } from './result-fold.tsx';
import { rememberRound } from './result-memory.ts';
import { ResultWheel } from './result-wheel.tsx';
import { ReviewItem } from './review-item.tsx';
import { headlineOf, percentOf, pointsOf, type ReviewedQuestion, reviewOf, scoreWords } from './summary.ts';

interface ResultViewProps {
  attempt: AttemptView;
  /** Where it is not what the server stored: what the questions are worth by the pupil's own marks. */
  counted?: readonly ReviewedQuestion[];
  title: string;
  subject?: string;
  back: Back;
  /** In place of the wheel with the score. */
  headline?: { title: string; text: string };
  /** Under the wheel, in place of the words for the percent. */
  words?: { title: string; text: string } | undefined;
  /** What this attempt brought, in one line. */
  gain?: ReactNode;
  /** Grades and points beside the percent. */
  extra?: ReactNode;
  /** The ways on are not known yet: what stands below comes with them, so that nothing moves or changes under a finger. */
  waits?: boolean;
  /** The one first button, in the bar. */
  first: ReactNode;
  /** The second way on, a card below the words. */
  actions?: ReactNode;
  /** All others: folded when two ways are offered already. */
  links?: ReactNode;
  /** Before the review, such as points by topic. */
  children?: ReactNode;
}

/** As high as the button of two lines that comes in its place. */
const FIRST_HEIGHT = 'calc(var(--target) + 0.5rem)';

const OtherWays = ({ children }: { children: ReactNode }) => (
  <nav className={cx(resultStyles.resultLinks, 'no-print')} aria-label="Hogyan tovább?">
    {children}
  </nav>
);

/** The end of an attempt: the wheel at the score, what became better, one first button, and every question folded below. */
export function ResultView({
  attempt,
  counted,
  title,
  subject,
  back,
  headline,
  words,
  gain,
  extra,
  waits = false,
  first,
  actions,
  links,
  children,
}: ResultViewProps) {
  const { user } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const review = useMemo(() => reviewOf(attempt), [attempt]);
  const percent = counted ? percentOf(counted) : (attempt.score_percentage ?? 0);
  const account = user?.username ?? '';
  const better = useMemo(
    () => betterOf(review, rememberRound(attempt.quiz_slug, roundOf(attempt.id, account, review))),
    [review, attempt, account],
  );
  const isRight = ({ verdict }: ReviewedQuestion) => verdict === 'right' || verdict === 'second';
  const { right = [], missed = [] } = Object.groupBy(review, item => (isRight(item) ? 'right' : 'missed'));
  const listOf = (items: readonly ReviewedQuestion[]) => (
    <ol className={resultStyles.review}>
      {items.map(item => (
        <ReviewItem key={item.question.id} item={item} slug={attempt.quiz_slug} />
      ))}
    </ol>
  );
  const kind = attempt.mode === 'endless' ? 'feladat' : 'kérdés';
  const score = scoreWords(review, attempt.mode !== 'test');
  const { title: said, text } = headline ?? words ?? headlineOf(percent, { repeats: attempt.mode !== 'endless' });
  return (
    <Frame subject={subject} title={title} back={back} titled>
      <div className={frameStyles.work}>
        <div className={frameStyles.body}>
          <div className={cx(frameStyles.column, resultStyles.result)}>
            <section className={resultStyles.resultHead} aria-labelledby="eredmeny">
              {headline ? (
                <Pupil name="zsofi" size={96} />
              ) : (
                <ResultWheel
                  percent={percent}
                  {...pointsOf(counted ?? review)}
                  shares={(counted ?? review).map(({ points }) => points)}
                  skipped={(counted ?? review).filter(({ verdict, points }) => verdict === 'empty' && points === 0).length}
                />
              )}
              <h2 id="eredmeny" className={resultStyles.resultHeadline} ref={heading} tabIndex={-1}>
                {said}
              </h2>
              <p>{text}</p>
              {!headline && score && (
                <ul className={resultStyles.scoreRows}>
                  {score.map(row => (
                    <li key={row.icon}>
                      <span style={{ color: `var(--${row.colour})` }}>
                        <Icon name={row.icon} size={18} />
                      </span>
                      {row.text}
                    </li>
                  ))}
                </ul>
              )}
              {gain && <b>{gain}</b>}
              {extra}
            </section>
            {waits ? (
              <Skeleton height="4.25rem" />
            ) : (
              <>
                {actions && <div className={cx(resultStyles.resultActions, 'no-print')}>{actions}</div>}
                <BetterList better={better} />
                {children}
                <MisconceptionList attempt={attempt} />
                <ResultFold icon="list" title="Kérdésről kérdésre" note={review.length === 1 ? `1 ${kind}` : `mind ${the(review.length)}`}>
                  {missed.length > 0 && listOf(missed)}
                  {missed.length > 0 && right.length > 0 ? (
                    <ResultFold icon="check" title={`${right.length} jó válasz`}>
                      {listOf(right)}
                    </ResultFold>
                  ) : (
                    listOf(right)
                  )}
                </ResultFold>
                {actions && links ? (
                  <details className={cx(resultStyles.resultReview, 'no-print')}>
                    <summary>
                      <Icon name="dots" />
                      <h2>Mást szeretnék</h2>
                      <Icon name="chevron-down" />
                    </summary>
                    <OtherWays>{links}</OtherWays>
                  </details>
                ) : (
                  links && <OtherWays>{links}</OtherWays>
                )}
              </>
            )}
          </div>
        </div>
        <div className={cx(frameStyles.foot, 'no-print')} data-part="player-foot">
          <div className={frameStyles.actions}>{waits ? <Skeleton height={FIRST_HEIGHT} /> : first}</div>
        </div>
      </div>
    </Frame>
  );
}
