import { cx } from '@eszkerek/ui/cx.ts';
import type { ReactNode } from 'react';
import styles from './keypad.module.css';

const HAS_STRUCTURE = /[/^√]/;
/** A whole number before a fraction, a fraction, a power, a root, or anything else. */
const PART = /(?:([\d,.]*) )?([\d,.]*)\/([\d,.]*)|\^(-?[\d,.]*)|√([\d,.]*)|[^/^√]/gu;

/** True where the text reads better drawn than typed. */
export const isDrawn = (text: string): boolean => HAS_STRUCTURE.test(text);

const signs = (text: string): string => text.replaceAll('-', '−');

interface SlotProps {
  text: string;
  /** Where the slot begins in the whole text. */
  from: number;
  caret: number | null;
}

/** A part of the answer with its own place for digits; empty, it shows a dashed box. */
function Slot({ text, from, caret }: SlotProps) {
  const here = caret !== null && caret >= from && caret <= from + text.length;
  const split = here ? caret - from : text.length;
  return (
    <span className={cx(styles.slot, text === '' && styles.slotEmpty, here && styles.slotHere)}>
      {signs(text.slice(0, split))}
      {here && <i className={styles.caret} />}
      {signs(text.slice(split))}
    </span>
  );
}

/** A typed answer drawn as mathematics, with the caret where the next sign comes. */
export function Pretty({ text, caret }: { text: string; caret: number | null }) {
  const parts: ReactNode[] = [];
  for (const match of text.matchAll(PART)) {
    const at = match.index;
    const [all, whole, above, below, exponent, root] = match;
    if (above !== undefined && below !== undefined) {
      const top = at + (whole === undefined ? 0 : whole.length + 1);
      if (whole !== undefined) parts.push(<Slot key={at} text={whole} from={at} caret={caret} />);
      parts.push(
        <span key={`${at}/`} className={styles.fraction}>
          <Slot text={above} from={top} caret={caret} />
          <Slot text={below} from={top + above.length + 1} caret={caret} />
        </span>,
      );
    } else if (exponent !== undefined)
      parts.push(
        <sup key={at}>
          <Slot text={exponent} from={at + 1} caret={caret} />
        </sup>,
      );
    else if (root !== undefined)
      parts.push(
        <span key={at} className={styles.root}>
          <Slot text={root} from={at + 1} caret={caret} />
        </span>,
      );
    else
      parts.push(
        <span key={at} className={all === ' ' ? styles.space : undefined}>
          {signs(all)}
          {caret === at + 1 && at + 1 === text.length && <i className={styles.caret} />}
        </span>,
      );
  }
  return (
    <span className={styles.pretty} data-part="pretty" aria-hidden="true">
      {parts}
    </span>
  );
}
