import { memo } from 'react';
import styles from './focus-timer.module.css';

const angles = Array.from(Array(60).keys(), tick => tick * 6);

/** Sixty ticks around the time; those already spent carry the colour. */
export const TimerDial = memo(function TimerDial({ spent }: { spent: number }) {
  return (
    <svg viewBox="0 0 236 236" strokeWidth="6" aria-hidden="true">
      {angles.map(angle => (
        <path
          key={angle}
          className={angle < spent * 6 ? styles.dialSpent : styles.dialLeft}
          d="M118 5v18"
          transform={`rotate(${angle} 118 118)`}
        />
      ))}
    </svg>
  );
});
