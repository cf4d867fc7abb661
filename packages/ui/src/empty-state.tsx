import type { ReactNode } from 'react';
import { sparkPath } from './geometry.ts';
import styles from './state.module.css';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** Instead of the wheel: a pupil of the stories (cast.tsx), where a pupil reads it. */
  picture?: ReactNode;
}

/** Nothing to show yet: a dashed wheel, a spark and one action. */
export function EmptyState({ title, children, actions, headingLevel = 2, picture = <Wheel /> }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state}>
      {picture}
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {actions && <div className={styles.stateActions}>{actions}</div>}
    </div>
  );
}

const Wheel = () => (
  <svg viewBox="0 0 112 84" aria-hidden="true">
    <circle cx="56" cy="44" r="34" fill="none" stroke="var(--wheel-tick)" strokeWidth="10" strokeDasharray="22 8.5" />
    <circle cx="56" cy="44" r="8" fill="var(--brand)" />
    <path d={sparkPath(88, 18, 14)} fill="var(--spark)" stroke="var(--spark)" strokeWidth="2.5" strokeLinejoin="round" />
  </svg>
);
