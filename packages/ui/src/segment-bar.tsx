import { cx } from './cx.ts';
import styles from './progress.module.css';

export type SegmentState = 'idle' | 'on' | 'ok' | 'bad' | 'again' | 'current';

interface SegmentBarProps {
  segments: readonly SegmentState[];
  label: string;
}

/** One bar segment for each unit, with its state. */
export function SegmentBar({ segments, label }: SegmentBarProps) {
  return (
    <div className={styles.segments} data-part="segments" role="img" aria-label={label}>
      {Array.from(segments.entries(), ([place, state]) => (
        <span key={place} className={cx(state !== 'idle' && styles[`segment-${state}`])} />
      ))}
    </div>
  );
}
