import styles from './map.module.css';

/** How far a wheel stands from the left edge on a phone, in tenths of a rem; the styles hold the same steps. */
const STEPS = [0, 25, 50, 25];
/** Middle of a wheel that is not moved. */
const MIDDLE = 30;

const bend = (from: number, to: number): string => `M${from} 0C${from} 50 ${to} 50 ${to} 100`;

/** The path from a wheel to the next one: down on a phone, across on wide screens. Decoration only. */
export function PathBend({ place }: { place: number }) {
  const [from = 0, to = 0] = [STEPS[place % 4], STEPS[(place + 1) % 4]];
  const [high, low] = place % 2 === 0 ? [0, 100] : [100, 0];
  return (
    <>
      <svg className={styles.down} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={bend(MIDDLE + from, MIDDLE + to)} />
      </svg>
      <svg className={styles.across} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${high}C50 ${high} 50 ${low} 100 ${low}`} />
      </svg>
    </>
  );
}
