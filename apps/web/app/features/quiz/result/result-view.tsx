import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { cx } from '@eszkerek/ui/cx.ts';
import pageHeaderStyles from '@eszkerek/ui/page-header.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { type ReactNode, useEffect, useRef } from 'react';
import quizStyles from '../quiz.module.css';
import { MisconceptionList } from './misconception-list.tsx';
import resultStyles from './result.module.css';
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
    heading.current?.closest('[data-part~="quiz-area"]')?.scrollIntoView({ block: 'start' });
  }, []);
  const percent = attempt.score_percentage ?? 0;
  const review = reviewOf(attempt);
  const right = review.filter(({ verdict }) => verdict === 'right' || verdict === 'second').length;
  const { title: headline, text } = headlineOf(percent);
  return (
    <div className={cx(quizStyles.quizArea, resultStyles.result)} data-part="quiz-area">
      <section className={cx(panelStyles.panel, resultStyles.resultHead)} aria-labelledby="eredmeny">
        <ResultRing percent={percent} right={right} total={review.length} />
        <div className={resultStyles.resultWords}>
          <p className={quizStyles.quizCrumb}>{crumb}</p>
          <h1 id="eredmeny" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className={resultStyles.resultHeadline}>{headline}</p>
          <p className={pageHeaderStyles.lead} data-part="lead">
            {text}
          </p>
          {extra}
        </div>
        <div className={cx(resultStyles.resultActions, 'no-print')}>{actions}</div>
        {links && (
          <nav className={cx(resultStyles.resultLinks, 'no-print')} aria-label="Hogyan tovább?">
            {links}
          </nav>
        )}
      </section>
      {children}
      <MisconceptionList attempt={attempt} />
      <section className={cx(panelStyles.panel, resultStyles.resultPart)} aria-labelledby="attekintes">
        <h2 id="attekintes">Kérdésről kérdésre</h2>
        <ol className={resultStyles.review}>
          {review.map(item => (
            <ReviewItem key={item.question.id} item={item} slug={attempt.quiz_slug} />
          ))}
        </ol>
      </section>
    </div>
  );
}
