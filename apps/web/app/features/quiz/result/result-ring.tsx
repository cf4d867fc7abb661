import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { outOfText } from '../count-text.ts';
import styles from './result.module.css';

/** One segment for each question that turned out right; the whole percent in the middle. */
export function ResultRing({ percent, right, total }: { percent: number; right: number; total: number }) {
  return (
    <ProgressRing
      segments={total}
      value={right}
      size={168}
      color="var(--ok)"
      label={`${percent}%, jó válaszok: ${outOfText(total, right)}`}
    >
      <b className={styles.resultPercent}>{percent}%</b>
      <i>{outOfText(total, right)} jó</i>
    </ProgressRing>
  );
}
