import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './layout.module.css';

const goTo = (id: string): void => {
  const goal = document.getElementById(id);
  goal?.scrollIntoView();
  goal?.focus({ preventScroll: true });
};

interface PickBarProps {
  /** How many are picked. */
  children: ReactNode;
  action: string;
  /** The id of the place where they stand. */
  goal: string;
}

/** How many are picked in a long list, and the way to them: where they do not stand beside it. */
export function PickBar({ children, action, goal }: PickBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It comes with the first one picked, and must not cover that row.
    const row = document.activeElement?.closest('li')?.getBoundingClientRect();
    const top = bar.current?.getBoundingClientRect().top ?? 0;
    if (row && top > 0 && row.bottom > top) scrollBy({ top: row.bottom - top });
  }, []);
  return (
    <div className={styles.pickBar} ref={bar}>
      <b>{children}</b>
      <Button size="sm" iconEnd="chevron-down" onClick={() => goTo(goal)}>
        {action}
      </Button>
    </div>
  );
}
