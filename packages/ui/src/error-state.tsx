import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './state.module.css';

interface ErrorStateProps {
  title: string;
  /** What went wrong, in the words of the error catalogue. */
  message: string;
  onRetry?: () => void;
  retryLabel?: string;
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** Something failed: a wheel that came off, the reason, and a way to try again. */
export function ErrorState({ title, message, onRetry, retryLabel, actions, headingLevel = 2 }: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state} role="alert">
      <svg viewBox="0 0 112 84" aria-hidden="true">
        <path d="M72 16.3A32 32 0 1 1 25.9 33.1" fill="none" stroke="var(--bad)" strokeWidth="10" strokeLinecap="round" />
        <path d="M22 22 34 34M34 22 22 34" stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" />
        <circle cx="56" cy="44" r="8" fill="var(--ink)" />
      </svg>
      <Heading>{title}</Heading>
      <p className={styles.stateError}>{message}</p>
      {(onRetry || actions) && (
        <div className={styles.stateActions}>
          {onRetry && (
            <Button variant="secondary" icon="retry" onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}
