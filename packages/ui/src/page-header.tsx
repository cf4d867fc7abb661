import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Stands above the title, such as breadcrumbs. */
  above?: ReactNode;
  children?: ReactNode;
}

export function PageHeader({ title, lead, above, children }: PageHeaderProps) {
  return (
    <header className={styles.pageHead} data-part="page-head">
      {above}
      <h1>{title}</h1>
      {lead && (
        <p className={styles.lead} data-part="lead">
          {lead}
        </p>
      )}
      {children}
    </header>
  );
}
