import type { GuideLabel } from '@eszkerek/contract/guide-shapes';
import { LABELS, UNTIL_KNOWN } from '../../lib/mastery-words.ts';
import styles from './map.module.css';

const SHOWN: readonly GuideLabel[] = ['new', 'forming', 'known', 'repeat'];

/** The four states with their look. */
export function MapLegend() {
  return (
    <>
      <ul className={styles.legend} aria-label="Jelmagyarázat">
        {SHOWN.map(label => (
          <li key={label} className={styles.state} data-look={label}>
            <span className={styles.dot} aria-hidden="true" />
            {LABELS[label]}
          </li>
        ))}
      </ul>
      <p className={styles.state}>{UNTIL_KNOWN}</p>
    </>
  );
}
