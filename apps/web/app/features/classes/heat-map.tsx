import { cx } from '@eszkerek/ui/cx.ts';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '@eszkerek/ui/state.tsx';
import { Table } from '@eszkerek/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { text } from '../../text/common.ts';
import styles from './classes.module.css';
import { toneOf } from './diary.tsx';

/** Pupil by topic: colour and number say the same thing. */
export function HeatMap({ classId }: { classId: string }) {
  const map = useQuery(api.classes.heatMap.query({ params: { id: classId } }));
  if (map.isPending) return <Skeleton height="12rem" />;
  if (map.isError)
    return <ErrorState title={text.errorTitle} message={map.error.message} onRetry={() => void map.refetch()} retryLabel={text.retry} />;
  const { topics, rows } = map.data;
  if (topics.length === 0) return <EmptyState title="Még nincs kitöltött kvíz">Az első kvíz után itt látod, ki hol tart.</EmptyState>;
  return (
    <Table
      caption="Eredmények témakörönként"
      stickyFirst
      head={
        <>
          <th scope="col">Tanuló</th>
          {topics.map(topic => (
            <th scope="col" key={topic.id}>
              {topic.title}
            </th>
          ))}
        </>
      }
    >
      {rows.map(row => (
        <tr key={row.student_id}>
          <th scope="row">{row.real_name}</th>
          {row.scores.map((score, place) => (
            <td key={topics[place]?.id} className={score === null ? styles.heat : cx(styles.heat, styles[`heat-${toneOf(score)}`])}>
              {score === null ? <span className="sr-only">nincs adat</span> : `${score}%`}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
