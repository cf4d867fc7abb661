import { CardSkeleton } from './card-skeleton.tsx';
import { cx } from './cx.ts';
import styles from './layout.module.css';

/** A grid of cards on the way. */
export function CardSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div className={cx(styles.grid3, styles.rail)}>
        {Array.from(Array(count).keys(), place => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
