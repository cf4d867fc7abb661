import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import type { ReactNode } from 'react';
import styles from './corrected.module.css';

export interface CorrectedRow {
  id: string;
  /** Null where nothing was answered: only what is right is shown. */
  ok: boolean | null;
  /** What the row is about, before the answer. */
  lead?: ReactNode;
  /** Without it only the right answer stands there. */
  given?: ReactNode;
  right: ReactNode;
  rest?: ReactNode;
}

interface CorrectedProps {
  rows: readonly CorrectedRow[];
  /** Short rows stand side by side. */
  flows?: boolean;
  labelledBy: string;
}

/** A closed answer row by row: what was given, crossed out where it was not right, and what is right. */
export const Corrected = ({ rows, flows, labelledBy }: CorrectedProps) => (
  <ul className={cx(styles.corrected, flows && styles.correctedFlow)} data-part="corrected" aria-labelledby={labelledBy}>
    {rows.map(({ id, ok, lead, given, right, rest }) => (
      <li key={id} className={ok === false ? styles.correctedWrong : undefined}>
        <span>
          {ok !== null && <Icon name={ok ? 'check' : 'close'} size={18} />}
          {lead}{' '}
          {ok === false && (
            <>
              <span className="sr-only">nem jó: </span>
              {given && (
                <>
                  <s>{given}</s>{' '}
                </>
              )}
              <span className="sr-only">helyesen: </span>
            </>
          )}
          <b>{right}</b> {rest}
        </span>
      </li>
    ))}
  </ul>
);
