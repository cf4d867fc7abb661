import { cx } from '@eszkerek/ui/cx.ts';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import type { ReactNode } from 'react';
import styles from './questions.module.css';

interface QuestionRowProps {
  /** None where it is not printed. */
  number: number | null;
  html: string;
  /** Type, level and the like. */
  words: string;
  /** What can be done with it, at the end of the row. */
  children?: ReactNode;
}

/** One of a teacher's chosen questions: two lines of its text, below them what it is and its buttons. */
export const QuestionRow = ({ number, html, words, children }: QuestionRowProps) => (
  <li className={styles.chosen}>
    <b>{number === null ? '–' : `${number}.`}</b>
    <SafeHtml className={cx('clamp', styles.chosenText)} html={html} />
    <small className="clamp">{words}</small>
    {children && <span>{children}</span>}
  </li>
);
