import { Badge } from '@eszkerek/ui/badge.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import iconButtonStyles from '@eszkerek/ui/icon-button.module.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from '../quiz.module.css';

interface QuizHeadProps {
  title: string;
  crumb: string;
  back: { to: string; label: string };
  teacher: boolean;
  children?: ReactNode;
}

export function QuizHead({ title, crumb, back, teacher, children }: QuizHeadProps) {
  return (
    <header className={styles.quizHead}>
      <Link
        className={cx(iconButtonStyles.iconBtn, iconButtonStyles.iconBtnOutline)}
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
    </header>
  );
}
