import { takeTail } from '@eszkerek/numbers/hungarian';
import { unbroken, withUnits } from './format.ts';
import styles from './rich-text.module.css';

/** Fractions written as 3/4 get a bar; dates and rates (km/h) stay as they are. */
const FRACTION = /(?<![\d/,.])(\d{1,3})\/(\d{1,3})(?![\d/])/g;

export function Fraction({ num, den }: { num: number | string; den: number | string }) {
  return (
    <span className={styles.frac} role="img" aria-label={`${num} per ${den}`}>
      <span aria-hidden="true">{num}</span>
      <i aria-hidden="true" />
      <span aria-hidden="true">{den}</span>
    </span>
  );
}

interface RichTextProps {
  text: string;
  /** In a few lines with the rest cut: a formula kept whole would be cut at its end. */
  isCut?: boolean;
}

export function RichText({ text: written, isCut = false }: RichTextProps) {
  const text = isCut ? withUnits(written) : unbroken(written);
  const parts: React.ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(FRACTION)) {
    const end = match.index + match[0].length;
    const { tail } = takeTail(text.slice(end));
    parts.push(
      text.slice(from, match.index),
      <span key={match.index} className="keep-end">
        <Fraction num={match[1] ?? ''} den={match[2] ?? ''} />
        {tail}
      </span>,
    );
    from = end + tail.length;
  }
  return [...parts, text.slice(from)];
}
