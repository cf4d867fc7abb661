import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  lead?: ReactNode;
  /** Stands above the title, such as breadcrumbs. */
  above?: ReactNode;
  children?: ReactNode;
}

export function PageHeader({ title, lead, above, children }: PageHeaderProps) {
  return (
    <header className="page-head">
      {above}
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </header>
  );
}
