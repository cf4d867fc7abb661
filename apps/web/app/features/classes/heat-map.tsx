import badgeStyles from '@eszkerek/ui/badge.module.css';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { Table } from '@eszkerek/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { text } from '../../text/common.ts';
import styles from './classes.module.css';
import { toneOf } from './diary.tsx';
import { diaryPath } from './misconception-links.ts';
import { SubjectChips } from './subject-chips.tsx';

interface Results {
  topics: readonly { id: string; title: string; subject: string | null }[];
  rows: readonly { scores: readonly (number | null)[] }[];
}

const meanOf = (scores: readonly (number | null)[]): number | null => {
  const known = scores.filter(score => score !== null);
  return known.length === 0 ? null : Math.round(known.reduce((sum, score) => sum + score, 0) / known.length);
};

/** The class's average of each topic, weakest first. */
const weakestFirst = ({ topics, rows }: Results, subject: string | null) =>
  topics
    .map((topic, place) => ({ ...topic, place, mean: meanOf(rows.map(({ scores }) => scores[place] ?? null)) }))
    .filter(topic => subject === null || topic.subject === subject)
    .sort((a, b) => (a.mean ?? 101) - (b.mean ?? 101));

/** The colours of the key above the table. */
const KINDS = { ok: 'ok', amber: 'wait', bad: 'bad' } as const;

function Score({ score }: { score: number | null }) {
  return (
    <td className={score === null ? styles.heat : cx(styles.heat, badgeStyles[`badge-${KINDS[toneOf(score)]}`])}>
      {score === null ? <span className="sr-only">nincs adat</span> : `${score}%`}
    </td>
  );
}

/** Pupil by topic: colour and number say the same thing. */
export function HeatMap({ classId }: { classId: string }) {
  const map = useQuery(api.classes.heatMap.query({ params: { id: classId } }));
  const [subject, setSubject] = useState<string | null>(null);
  if (map.isPending) return <Skeleton height="12rem" />;
  if (map.isError)
    return <ErrorState title={text.errorTitle} message={map.error.message} onRetry={() => void map.refetch()} retryLabel={text.retry} />;
  const { rows } = map.data;
  if (map.data.topics.length === 0)
    return <EmptyState title="Még nincs kitöltött kvíz">Az első kvíz után itt látod, ki hol tart.</EmptyState>;
  const topics = weakestFirst(map.data, subject);
  return (
    <div className={layoutStyles.stack}>
      {/* On a phone only the colours and the note stand above the table, so that the first window has pupils in it. */}
      <div className={cx(layoutStyles.row, styles.heatKey)} data-part="row">
        <SubjectChips subjects={map.data.topics.map(topic => topic.subject)} value={subject} onChange={setSubject} />
        <p className={layoutStyles.row} data-part="row">
          <Badge kind={KINDS.bad}>50% alatt</Badge>
          <Badge kind={KINDS.amber}>50–74%</Badge>
          <Badge kind={KINDS.ok}>75%-tól</Badge>
        </p>
        <small>{topics.length} témakör · a legjobb próba</small>
      </div>
      <Table
        caption="Eredmények témakörönként"
        stickyFirst
        head={
          <>
            <th scope="col">Tanuló</th>
            {topics.map(topic => (
              <th scope="col" key={topic.id} className={styles.heat}>
                <span className={styles.heatTopic} title={topic.title}>
                  {topic.title}
                </span>
              </th>
            ))}
          </>
        }
      >
        <tr>
          <th scope="row">Osztályátlag</th>
          {topics.map(({ id, mean }) => (
            <Score key={id} score={mean} />
          ))}
        </tr>
        {rows.map(row => (
          <tr key={row.student_id}>
            <th scope="row">
              <Link to={diaryPath(classId, row.student_id)}>{row.real_name}</Link>
            </th>
            {topics.map(({ id, place }) => (
              <Score key={id} score={row.scores[place] ?? null} />
            ))}
          </tr>
        ))}
      </Table>
    </div>
  );
}
