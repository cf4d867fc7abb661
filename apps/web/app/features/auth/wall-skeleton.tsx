import { cx } from '@eszkerek/ui/cx.ts';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { keepFormula } from '../../lib/keep-formula.ts';
import { text } from '../../text/common.ts';
import styles from './premium-wall.module.css';

/** The shape of a premium page's wall while it is asked for, with what is known of it already. */
export function WallSkeleton({ page }: { page?: { title: string; description: string } | undefined }) {
  return (
    <>
      <p className="sr-only" role="status">
        {text.loading}
      </p>
      <div className={cx(panelStyles.panel, styles.wall)} aria-hidden="true">
        <div className={styles.picture}>
          <Skeleton height="7rem" />
        </div>
        <div className={styles.words}>
          <Skeleton width="70%" height="1.75rem" />
          {page ? <h1>{page.title}</h1> : <Skeleton height="2.25rem" />}
          {page ? <p>{keepFormula(page.description)}</p> : <Skeleton height="4.5rem" />}
          <Skeleton height="3rem" />
          <Skeleton height="3.25rem" />
        </div>
        <div className={styles.toc}>
          <Skeleton height="9rem" />
        </div>
      </div>
    </>
  );
}
