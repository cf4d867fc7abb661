import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from './cx.ts';
import styles from './table.module.css';
import { watchSize } from './watch-size.ts';

interface TableProps {
  caption: string;
  head: ReactNode;
  children: ReactNode;
  /** Keeps the first column in view while the rest scrolls sideways, and the head while the page scrolls. */
  stickyFirst?: boolean;
  /** Keeps the head alone in view. */
  stickyHead?: boolean;
  /** On a phone each row is a card; a cell's `data-label` stands before it there. */
  cards?: boolean;
}

/** What scrolls sideways must be reachable by keyboard, or its right side is lost to those without a mouse. */
const scrollable = { tabIndex: 0 };

/** What scrolls sideways would hold the head too: a table whose columns all fit gives up its box, any other moves its head. */
const placeHead = (box: HTMLElement): void => {
  box.removeAttribute('data-fits');
  // On a phone its upright words would take a third of the window.
  const isWide = matchMedia('(width > 40rem)').matches;
  const fits = isWide && box.scrollWidth <= box.clientWidth;
  box.toggleAttribute('data-fits', fits);
  if (isWide) box.style.setProperty('--above', fits ? '0px' : `${box.getBoundingClientRect().top}px`);
  else box.style.removeProperty('--above');
};

export function Table({ caption, head, children, stickyFirst, stickyHead, cards }: TableProps) {
  const box = useRef<HTMLElement>(null);
  const sticks = stickyFirst || stickyHead;
  useLayoutEffect(() => {
    const { current } = box;
    if (!sticks || !current) return;
    const place = () => placeHead(current);
    const unwatch = watchSize([current, ...current.children], place);
    addEventListener('scroll', place, { passive: true });
    return () => {
      unwatch();
      removeEventListener('scroll', place);
    };
  }, [sticks]);
  return (
    <section ref={box} className={cx(styles.tableWrap, stickyFirst ? 'table-scroll' : 'row-scroll')} aria-label={caption} {...scrollable}>
      <table
        className={cx(styles.table, sticks && styles.tableHead, stickyFirst && styles.tableSticky, cards && styles.tableCards)}
        data-part="table"
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
