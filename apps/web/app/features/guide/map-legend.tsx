import type { GuideLabel } from '@eszkerek/contract/guide-shapes';
import chipStyles from '@eszkerek/ui/chips.module.css';
import { cx } from '@eszkerek/ui/cx.ts';
import { useState } from 'react';
import { LABELS, UNTIL_KNOWN } from '../../lib/mastery-words.ts';
import styles from './map.module.css';

const SHOWN: readonly GuideLabel[] = ['new', 'forming', 'known', 'repeat'];

/** The four states with their look; on a phone behind a button, so that the path begins on the first screen. */
export function MapLegend() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={cx(chipStyles.chip, styles.legendButton)}
        aria-label="Mit jelentenek a jelek?"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        ?
      </button>
      <div className={styles.legendBox} data-folded={!open || undefined}>
        <ul className={styles.legend} aria-label="Jelmagyarázat">
          {SHOWN.map(label => (
            <li key={label} className={styles.state} data-look={label}>
              <span className={styles.dot} aria-hidden="true" />
              {LABELS[label]}
            </li>
          ))}
        </ul>
        <p className={styles.state}>{UNTIL_KNOWN}</p>
      </div>
    </>
  );
}
