import { Icon } from '@eszkerek/ui/icon.tsx';
import type { IconName } from '@eszkerek/ui/icon-names.ts';
import { type ReactNode, type ToggleEvent, useEffect, useState } from 'react';
import styles from './result.module.css';

interface ResultFoldProps {
  icon: IconName;
  title: string;
  /** At the end of the line. */
  note?: string;
  children: ReactNode;
}

/** A part of the result that is folded until it is wanted. */
export function ResultFold({ icon, title, note, children }: ResultFoldProps) {
  const [open, setOpen] = useState(false);
  // A folded part would be missing from the paper.
  useEffect(() => {
    const unfold = () => setOpen(true);
    addEventListener('beforeprint', unfold);
    return () => removeEventListener('beforeprint', unfold);
  }, []);
  const toggle = ({ currentTarget: fold }: ToggleEvent<HTMLDetailsElement>) => {
    setOpen(fold.open);
    // What was opened by hand is read from its heading on; for the paper nothing moves.
    if (fold.open && !open) fold.scrollIntoView?.({ block: 'start' });
  };
  return (
    <details className={styles.resultReview} open={open} onToggle={toggle}>
      <summary>
        <Icon name={icon} />
        <h2>{title}</h2>
        {note && <span>{note}</span>}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
