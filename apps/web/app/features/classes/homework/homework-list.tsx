import type { ClassHomework } from '@eszkerek/contract/class-homework';
import { monthDayTime } from '@eszkerek/numbers/dates';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { SegmentBar, type SegmentState } from '@eszkerek/ui/segment-bar.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { text } from '../../../text/common.ts';
import styles from './homework.module.css';

export const resultsPath = (classId: string, homeworkId: string): string => `/dashboard/teacher/hazi?osztaly=${classId}&hazi=${homeworkId}`;

export const doneLine = ({ recipients, done, started }: Pick<ClassHomework, 'recipients' | 'done' | 'started'>): string =>
  `${done} kész, ${started} elkezdte, ${recipients - done - started} nem nyitotta meg`;

/** One segment is one pupil. */
export function DoneBar(item: Pick<ClassHomework, 'recipients' | 'done' | 'started'>) {
  const segments = Array.from({ length: item.recipients }, (_, place): SegmentState => {
    if (place < item.done) return 'ok';
    return place < item.done + item.started ? 'on' : 'idle';
  });
  return <SegmentBar segments={segments} label={doneLine(item)} />;
}

/** The homework of a class, latest deadline first. */
export function HomeworkList({ classId }: { classId: string }) {
  const homework = useQuery(api.classes.homework.query({ params: { id: classId } }));
  if (homework.isPending) return <Skeleton height="6rem" />;
  if (homework.isError)
    return (
      <ErrorState
        title={text.errorTitle}
        message={homework.error.message}
        onRetry={() => void homework.refetch()}
        retryLabel={text.retry}
      />
    );
  const now = new Date().toISOString();
  if (homework.data.homework.length === 0)
    return (
      <EmptyState
        title="Még nincs kiadott házi"
        actions={<ButtonLink to={`/dashboard/teacher/hazi?osztaly=${classId}`}>Új házi</ButtonLink>}
      />
    );
  return (
    <ul className={styles.given}>
      {homework.data.homework.map(item => (
        <li key={item.id}>
          <div className={styles.headLine}>
            <h3>{item.title}</h3>
            {item.starts_at !== null && item.starts_at > now && <Badge kind="plain">indul: {monthDayTime(item.starts_at)}</Badge>}
            <Badge kind={item.due_at > now ? 'wait' : 'neutral'}>{monthDayTime(item.due_at)}</Badge>
            <ButtonLink variant="soft" size="sm" to={resultsPath(classId, item.id)} aria-label={`Eredmények: ${item.title}`}>
              Eredmények
            </ButtonLink>
          </div>
          <DoneBar {...item} />
          <p className={formStyles.help}>
            {item.audience ?? 'Mindenki'} · {doneLine(item)}
          </p>
        </li>
      ))}
    </ul>
  );
}
