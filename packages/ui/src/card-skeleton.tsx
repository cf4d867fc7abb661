import styles from './card.module.css';
import { Skeleton } from './skeleton.tsx';

/** The geometry of a card while its content is on the way. */
export function CardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.cardArt}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.cardBody}>
        <Skeleton height="1.5rem" width="70%" />
        <Skeleton height="1rem" />
        <Skeleton height="1rem" width="84%" />
        <div className={styles.cardFoot}>
          <Skeleton height="1.75rem" width="5.5rem" />
          <Skeleton height="1.75rem" width="4.5rem" />
        </div>
      </div>
    </div>
  );
}
