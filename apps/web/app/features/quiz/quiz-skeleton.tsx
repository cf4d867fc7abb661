import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { text } from '../../text/common.ts';
import { QuizHead } from './player/quiz-head.tsx';
import styles from './quiz.module.css';
import { crumbOf, type QuizDocument, wayBack } from './quiz-kind.ts';

/** The frame of a quiz while its questions are on their way; it is also what a search engine reads. */
export function QuizSkeleton({ page }: { page: QuizDocument }) {
  return (
    <div className={cx(layoutStyles.wrap, styles.quiz)} data-subject={page.subject}>
      <div className={styles.quizArea} data-part="quiz-area">
        <QuizHead title={page.title} crumb={crumbOf(page)} back={wayBack(page)} teacher={false} />
        <div className={cx(panelStyles.panel, styles.quizCard, styles.quizSkeleton)} data-part="quiz-skeleton">
          <p className="sr-only" role="status">
            {text.loading}
          </p>
          <p>{page.description}</p>
          <Skeleton height="2rem" />
          <Skeleton height="9rem" />
        </div>
      </div>
    </div>
  );
}
