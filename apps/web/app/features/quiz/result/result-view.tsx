import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { type ReactNode, useEffect, useRef } from 'react';
import { MisconceptionList } from './misconception-list.tsx';
import { ResultRing } from './result-ring.tsx';
import { ReviewItem } from './review-item.tsx';
import { headlineOf, reviewOf } from './summary.ts';

interface ResultViewProps {
  attempt: AttemptView;
  title: string;
  crumb: string;
  /** Grades and points beside the percent. */
  extra?: ReactNode;
  actions: ReactNode;
  links?: ReactNode;
  /** Between the head and the review, such as points by topic. */
  children?: ReactNode;
}

/** The end of an attempt: the percent, what to look at again, and every question with its reason. */
export function ResultView({ attempt, title, crumb, extra, actions, links, children }: ResultViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('.quiz-area')?.scrollIntoView({ block: 'start' });
  }, []);
  const percent = attempt.score_percentage ?? 0;
  const review = reviewOf(attempt);
  const right = review.filter(({ verdict }) => verdict === 'right' || verdict === 'second').length;
  const { title: headline, text } = headlineOf(percent);
  return (
    <div className="quiz-area result">
      <section className="panel result-head" aria-labelledby="eredmeny">
        <ResultRing percent={percent} right={right} total={review.length} />
        <div className="result-words">
          <p className="quiz-crumb">{crumb}</p>
          <h1 id="eredmeny" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="result-headline">{headline}</p>
          <p className="lead">{text}</p>
          {extra}
        </div>
        <div className="result-actions no-print">{actions}</div>
        {links && (
          <nav className="result-links no-print" aria-label="Hogyan tovább?">
            {links}
          </nav>
        )}
      </section>
      {children}
      <MisconceptionList attempt={attempt} />
      <section className="panel result-part" aria-labelledby="attekintes">
        <h2 id="attekintes">Kérdésről kérdésre</h2>
        <ol className="review">
          {review.map(item => (
            <ReviewItem key={item.question.id} item={item} slug={attempt.quiz_slug} />
          ))}
        </ol>
      </section>
    </div>
  );
}
