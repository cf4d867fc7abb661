import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './pick-row.module.css';

interface PickRowProps {
  checked: boolean;
  onToggle: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A line of a list to choose from; a click anywhere on it ticks it. */
export function PickRow({ checked, onToggle, className, children }: PickRowProps) {
  return (
    <label className={cx(styles.row, className)} data-part="check">
      <input type="checkbox" checked={checked} onChange={onToggle} />
      {children}
    </label>
  );
}
