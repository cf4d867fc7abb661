import type { GuideLabel } from '@eszkerek/contract/guide-shapes';
import chipStyles from '@eszkerek/ui/chips.module.css';
import { useState } from 'react';
import { LABELS, UNTIL_KNOWN } from '../../lib/mastery-words.ts';
import styles from './map.module.css';

const SHOWN: readonly GuideLabel[] = ['new', 'forming', 'known', 'repeat'];

const hasRoom = (): boolean => globalThis.matchMedia?.('(width >= 40rem)').matches ?? false;

/** The four states with their look; on a phone behind a button, so that the path begins on the first screen. */
export function MapLegend() {
  const [open, setOpen] = useState(hasRoom);
  return (
    <>
      <button
        type="button"
        className={chipStyles.chip}
        aria-label="Mit jelentenek a jelek?"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        ?
      </button>
      <div hidden={!open}>
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
