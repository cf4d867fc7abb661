import { Badge } from '@eszkerek/ui/badge.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import iconButtonStyles from '@eszkerek/ui/icon-button.module.css';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from '../quiz.module.css';

interface QuizHeadProps {
  title: string;
  crumb: string;
  back: { to: string; label: string };
  teacher: boolean;
  /** The ring of right answers; left out where nothing is graded yet. */
  good?: { count: number; total: number; label: string };
  children?: ReactNode;
}

export function QuizHead({ title, crumb, back, teacher, good, children }: QuizHeadProps) {
  return (
    <header className={styles.quizHead}>
      <Link
        className={cx(iconButtonStyles.iconBtn, iconButtonStyles.iconBtnOutline, styles.quizBack)}
        data-part="icon-btn"
        to={back.to}
        aria-label={back.label}
        title={back.label}
      >
        <Icon name="chevron-left" />
      </Link>
      <div className={styles.quizTitle}>
        <p className={styles.quizCrumb}>
          {crumb}
          {teacher && <Badge kind="premium">Mester Mód</Badge>}
        </p>
        <h1>{title}</h1>
      </div>
      {children}
      {good && (
        // A new key starts the turn of the wheel again: one segment for each right answer.
        <span className={styles.quizRing} key={good.count} data-turns={good.count > 0}>
          <ProgressRing segments={good.total} value={good.count} label={good.label} size={64} color="var(--ok)">
            <b>{good.count}</b>
            <i>jó</i>
          </ProgressRing>
        </span>
      )}
    </header>
  );
}
