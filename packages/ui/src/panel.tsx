import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

interface PanelProps {
  title?: string;
  icon?: IconName;
  lead?: ReactNode;
  id?: string;
  danger?: boolean;
  className?: string;
  children?: ReactNode;
}

/** An opaque sheet for anything longer than two lines. */
export function Panel({ title, icon, lead, id, danger, className, children }: PanelProps) {
  const headingId = id && title ? `${id}-title` : undefined;
  return (
    <section id={id} className={cx('panel panel-pad', danger && 'panel-danger', className)} aria-labelledby={headingId}>
      {title && (
        <h2 className="panel-title" id={headingId}>
          {icon && <Icon name={icon} size={22} />}
          {title}
        </h2>
      )}
      {lead && <p className="panel-lead">{lead}</p>}
      {children}
    </section>
  );
}

/** The green board: at most one on a page. */
export function BoardPanel({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('board', className)}>{children}</div>;
}
