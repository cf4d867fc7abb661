import { cx } from '@eszkerek/ui/cx.ts';
import { Meter } from '@eszkerek/ui/meter.tsx';
import styles from '../result/result.module.css';
import { ResultFold } from '../result/result-fold.tsx';
import type { TopicScore } from '../result/summary.ts';
import { pointsText } from './grades.ts';

interface ScoreTableProps {
  title: string;
  scores: readonly TopicScore[];
}

const percentOf = (points: number, total: number): number => (total === 0 ? 0 : Math.round((points / total) * 100));

/** Points by part or by topic. */
export function ScoreTable({ title, scores }: ScoreTableProps) {
  if (scores.length < 2) return null;
  return (
    <ResultFold icon="chart" title={title}>
      <ul className={styles.scores}>
        {scores.map(({ topic, points, total }) => (
          <li key={topic}>
            <span>{topic}</span>
            <Meter percent={percentOf(points, total)} label={`${topic}: ${percentOf(points, total)}%`} />
            <b className={cx('num', styles.scoresPoints)}>
              {pointsText(points)} / {pointsText(total)}
            </b>
          </li>
        ))}
      </ul>
    </ResultFold>
  );
}
