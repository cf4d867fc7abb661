import type { ReactNode } from 'react';
import styles from './branch.module.css';
import { Icon } from './icon.tsx';

interface BranchProps {
  title: ReactNode;
  /** At the end of the line: how much is under it. */
  note: ReactNode;
  open: boolean;
  subject?: string;
  children: ReactNode;
}

/** A part of a tree that opens and closes; branches may stand in it. */
export function Branch({ title, note, open, subject, children }: BranchProps) {
  return (
    <details open={open} data-subject={subject} className={styles.branch}>
      <summary>
        <Icon name="chevron-right" size={18} />
        {title}
        <small>{note}</small>
      </summary>
      {children}
    </details>
  );
}
