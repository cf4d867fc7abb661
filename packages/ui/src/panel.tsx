import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import styles from './panel.module.css';

interface PanelProps {
  title?: string;
  icon?: IconName;
  lead?: ReactNode;
  /** Stands at the end of the title's line, such as a link to the whole. */
  aside?: ReactNode;
  id?: string;
  danger?: boolean;
  className?: string;
  children?: ReactNode;
}

/** An opaque sheet for anything longer than two lines. */
export function Panel({ title, icon, lead, aside, id, danger, className, children }: PanelProps) {
  const headingId = id && title ? `${id}-title` : undefined;
  const heading = title && (
    <h2 className={styles.panelTitle} id={headingId}>
      {icon && <Icon name={icon} size={22} />}
      {title}
    </h2>
  );
  return (
    <section id={id} className={cx(styles.panel, styles.panelPad, danger && styles.panelDanger, className)} aria-labelledby={headingId}>
      {aside ? (
        <div className={styles.panelHead}>
          {heading}
          {aside}
        </div>
      ) : (
        heading
      )}
      {lead && (
        <p className={styles.panelLead} data-part="panel-lead">
          {lead}
        </p>
      )}
      {children}
    </section>
  );
}

/** The green board: at most one on a page. */
export function BoardPanel({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx(styles.board, className)}>{children}</div>;
}
