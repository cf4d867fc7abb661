import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { text } from '../../text/common.ts';
import styles from './player/frame.module.css';
import { Frame } from './player/frame.tsx';
import { type QuizDocument, wayBack } from './quiz-kind.ts';

/** The frame of a quiz while its questions are on their way; it is also what a search engine reads. */
export function QuizSkeleton({ page }: { page: QuizDocument }) {
  return (
    <Frame subject={page.subject} title={page.title} back={wayBack(page)}>
      <div className={styles.body}>
        <div className={styles.column} data-part="quiz-skeleton">
          <p className="sr-only" role="status">
            {text.loading}
          </p>
          <p>{page.description}</p>
          <Skeleton height="2rem" />
          <Skeleton height="9rem" />
        </div>
      </div>
    </Frame>
  );
}
