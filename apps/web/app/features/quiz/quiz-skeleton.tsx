import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { text } from '../../text/common.ts';
import { QuizHead } from './player/quiz-head.tsx';
import { crumbOf, type QuizDocument, wayBack } from './quiz-kind.ts';

/** The frame of a quiz while its questions are on their way; it is also what a search engine reads. */
export function QuizSkeleton({ page }: { page: QuizDocument }) {
  return (
    <div className="wrap quiz" data-subject={page.subject}>
      <div className="quiz-area">
        <QuizHead title={page.title} crumb={crumbOf(page)} back={wayBack(page)} teacher={false} />
        <div className="panel quiz-card quiz-skeleton">
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
