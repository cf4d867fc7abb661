import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { Fragment } from 'react';
import paperStyles from './paper.module.css';
import styles from './worksheets.module.css';

const TASKS = [1, 2, 3, 4, 5, 6];

/** A sheet on its way: its list, and the paper with title and tasks. */
export const SheetSkeleton = () => (
  <div className={cx(layoutStyles.stack, styles.columns)} role="status" aria-label="Készül a feladatlap">
    <Panel className={layoutStyles.stack}>
      <Skeleton height="3.25rem" />
      <Skeleton height="3.25rem" />
      {TASKS.map(task => (
        <Skeleton key={task} height="4.5rem" />
      ))}
    </Panel>
    <div className={cx(layoutStyles.stack, styles.pages)}>
      <div className={paperStyles.paper} data-theme="light">
        <Skeleton height="2.5rem" width="60%" />
        <Skeleton height="4rem" />
        {TASKS.map(task => (
          <Fragment key={task}>
            <Skeleton height="1.5rem" width="85%" />
            <Skeleton height="5rem" />
          </Fragment>
        ))}
      </div>
    </div>
  </div>
);
