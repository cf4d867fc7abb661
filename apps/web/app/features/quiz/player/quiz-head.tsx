import { Badge } from '@eszkerek/ui/badge.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import iconButtonStyles from '@eszkerek/ui/icon-button.module.css';
import type { ReactNode } from 'react';
import styles from '../quiz.module.css';
import { type Back, WayOut } from './way-out.tsx';

interface QuizHeadProps {
  title: string;
  crumb: string;
  back: Back;
  teacher: boolean;
  children?: ReactNode;
}

export function QuizHead({ title, crumb, back, teacher, children }: QuizHeadProps) {
  return (
    <header className={styles.quizHead}>
      <WayOut back={back} icon="chevron-left" className={cx(iconButtonStyles.iconBtn, iconButtonStyles.iconBtnOutline)} />
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
