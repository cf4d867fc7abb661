import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './table.module.css';

interface TableProps {
  caption: string;
  head: ReactNode;
  children: ReactNode;
  /** Keeps the first column in view while the rest scrolls sideways. */
  stickyFirst?: boolean;
  /** On a phone each row is a card; a cell's `data-label` stands before it there. */
  cards?: boolean;
}

/** What scrolls sideways must be reachable by keyboard, or its right side is lost to those without a mouse. */
const scrollable = { tabIndex: 0 };

export function Table({ caption, head, children, stickyFirst, cards }: TableProps) {
  return (
    <section className={cx(styles.tableWrap, 'row-scroll')} aria-label={caption} {...scrollable}>
      <table className={cx(styles.table, stickyFirst && styles.tableSticky, cards && styles.tableCards)} data-part="table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
