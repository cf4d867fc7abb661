import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import type { StartBody } from '../player/use-attempt.ts';
import { crumbOf, lessonOf, type QuizDocument } from '../quiz-kind.ts';
import { ResultView } from './result-view.tsx';
import { missedIds, reviewOf } from './summary.ts';
import { useNeighbours } from './use-neighbours.ts';

interface QuizResultProps {
  page: QuizDocument;
  attempt: AttemptView;
  onStart: (body: StartBody) => void;
}

/** After a quiz, a unit test or ten tasks of practice. */
export function QuizResult({ page, attempt, onStart }: QuizResultProps) {
  const lesson = lessonOf(page);
  const { quiz, practice } = useNeighbours(lesson?.slug);
  const missed = missedIds(reviewOf(attempt));
  const endless = attempt.mode === 'endless';
  const again = (body: StartBody) =>
    onStart({ ...body, fresh: true, ...(endless ? {} : { mode: attempt.mode === 'test' ? 'test' : 'practice' }) });
  const other = page.kind === 'practice' ? quiz : practice;
  return (
    <ResultView
      attempt={attempt}
      title={page.title}
      crumb={crumbOf(page)}
      actions={
        endless ? (
          <Button size="lg" icon="retry" onClick={() => again({})}>
            Még tíz
          </Button>
        ) : (
          <>
            {missed.length > 0 && (
              <Button size="lg" onClick={() => again({ only: missed })}>
                Csak a hibásakat
              </Button>
            )}
            <Button size="lg" variant={missed.length > 0 ? 'secondary' : 'primary'} icon="retry" onClick={() => again({})}>
              Újrakezdem
            </Button>
          </>
        )
      }
      links={
        <>
          {lesson && (
            <ButtonLink variant="ghost" icon="book" to={`/tananyag/${lesson.slug}`}>
              Vissza a leckéhez
            </ButtonLink>
          )}
          {page.kind === 'test' &&
            page.lessons.slice(0, 6).map(link => (
              <ButtonLink key={link.slug} variant="ghost" icon="book" to={`/tananyag/${link.slug}`}>
                {link.title}
              </ButtonLink>
            ))}
          {other && (
            <ButtonLink variant="ghost" icon={page.kind === 'practice' ? 'question' : 'target'} to={`/tananyag/${other.slug}`}>
              {page.kind === 'practice' ? 'Jöhet a kvíz!' : 'Gyakorlok még'}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
