import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { Pupil } from '@eszkerek/ui/cast.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { subjectOfSlug } from '../../lib/subject-of-slug.ts';
import { text } from '../../text/common.ts';
import styles from './profile.module.css';

const SEGMENTS = 10;

/** At most five quizzes worth another try. */
export function Recommended() {
  const recommended = useQuery(api.quiz.recommendations.query());
  if (recommended.isPending) return <Skeleton height="8rem" />;
  if (recommended.isError)
    return (
      <ErrorState
        title={text.errorTitle}
        message={recommended.error.message}
        onRetry={() => void recommended.refetch()}
        retryLabel={text.retry}
      />
    );
  const list = recommended.data.recommendations;
  if (list.length === 0)
    return (
      <EmptyState title="Nincs átismételni való kvíz" picture={<Pupil name="botond" mood="proud" size={96} />}>
        Ha egy egész kvíz nehezebben megy, itt találod. Egy-egy elvétett kérdés a javítófüzetbe kerül.
      </EmptyState>
    );
  return (
    <ul className={styles.recommended}>
      {list.map(item => (
        <li key={item.quiz_slug} data-subject={subjectOfSlug(item.quiz_slug)}>
          <ProgressRing
            segments={SEGMENTS}
            value={Math.round(item.score_percentage / SEGMENTS)}
            size={64}
            label={`Legutóbbi eredményed: ${item.score_percentage}%`}
          >
            <b>{item.score_percentage}%</b>
          </ProgressRing>
          <div>
            <h3>{item.title}</h3>
            <p className={formStyles.help} data-part="help">
              {item.reason === 'due' ? 'Ideje átismételni' : 'Legutóbbi eredményed'}
            </p>
          </div>
          <ButtonLink className={styles.recommendedAgain} variant="subject" size="sm" icon="retry" to={`/tananyag/${item.quiz_slug}`}>
            Újra megpróbálom
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
