import { cx } from '@eszkerek/ui/cx.ts';
import { Fragment, type ReactNode } from 'react';
import styles from './keypad.module.css';
import { holds, type Slot as Place, partsOf } from './parts.ts';

const HAS_STRUCTURE = /[/^√]/;
/** True where the text reads better drawn than typed. */
export const isDrawn = (text: string): boolean => HAS_STRUCTURE.test(text);

const signs = (text: string): string => text.replaceAll('-', '−');

type Caret = number | null;

/** A part of the answer with its own place for signs; empty, it shows a dashed box. */
function Slot({ slot, caret }: { slot: Place; caret: Caret }) {
  const { text, from } = slot;
  const here = caret !== null && holds(slot, caret);
  const split = here ? caret - from : text.length;
  return (
    <span className={cx(styles.slot, text === '' && styles.slotEmpty, here && styles.slotHere)}>
      {isDrawn(text) ? (
        drawn(text, caret === null ? null : caret - from)
      ) : (
        <>
          {signs(text.slice(0, split))}
          {here && <i className={styles.caret} />}
          {signs(text.slice(split))}
        </>
      )}
    </span>
  );
}

/** What stands in a slot may have roots and powers of its own. */
const drawn = (text: string, caret: Caret): ReactNode[] =>
  partsOf(text).map(part => {
    const { kind, from } = part;
    if (kind === 'fraction')
      return (
        <Fragment key={from}>
          {part.whole && <Slot slot={part.whole} caret={caret} />}
          <span className={styles.fraction}>
            <Slot slot={part.above} caret={caret} />
            <Slot slot={part.below} caret={caret} />
          </span>
        </Fragment>
      );
    if (kind === 'sign')
      return (
        <span key={from} className={part.sign === ' ' ? styles.space : undefined}>
          {signs(part.sign)}
          {caret === from + 1 && from + 1 === text.length && <i className={styles.caret} />}
        </span>
      );
    const Around = kind === 'power' ? 'sup' : 'span';
    return (
      <Around key={from} className={kind === 'root' ? styles.root : undefined}>
        <Slot slot={part.slot} caret={caret} />
      </Around>
    );
  });

/** A typed answer drawn as mathematics, with the caret where the next sign comes. */
export function Pretty({ text, caret }: { text: string; caret: Caret }) {
  return (
    <span className={styles.pretty} data-part="pretty" aria-hidden="true">
      {drawn(text, caret)}
    </span>
  );
}
