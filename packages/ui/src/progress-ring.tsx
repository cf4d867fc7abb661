import type { ReactNode } from 'react';
import { arcPath } from './geometry.ts';
import styles from './progress.module.css';

interface ProgressRingProps {
  /** One segment is one real unit. */
  segments: number;
  value: number;
  /** So many segments were come to, whether they count already or not: they are tinted. */
  reached?: number;
  label: string;
  /** Diameter in px at 100 % zoom. */
  size?: number;
  thickness?: number;
  color?: string;
  children?: ReactNode;
}

const center = 48;

/** All progress is a segmented ring; more than twelve segments get straight ends. */
export function ProgressRing({
  segments,
  value,
  reached = 0,
  label,
  size = 72,
  thickness = 11,
  color = 'var(--c, var(--brand))',
  children,
}: ProgressRingProps) {
  const round = segments <= 12;
  const radius = center - thickness / 2 - 0.5;
  const step = 360 / segments;
  const degreesPerUnit = 180 / (Math.PI * radius);
  const gap = segments === 1 ? 0 : (round ? thickness + 3.5 : Math.min(3, step * 0.2 * (1 / degreesPerUnit))) * degreesPerUnit;
  const paint = (index: number) => (index < value ? color : index < reached ? 'var(--c-soft, var(--brand-tint))' : 'var(--track)');
  const side = `${size / 16}rem`;
  return (
    <span className={styles.progressRing} data-part="progress-ring" style={{ width: side, height: side }} role="img" aria-label={label}>
      <svg viewBox="0 0 96 96" fill="none" strokeWidth={thickness} strokeLinecap={round ? 'round' : 'butt'} aria-hidden="true">
        {segments === 1 ? (
          <circle cx={center} cy={center} r={radius} stroke={paint(0)} />
        ) : (
          Array.from({ length: segments }, (_, index) => {
            const from = index * step + gap / 2;
            const to = Math.max(from + 0.5, (index + 1) * step - gap / 2);
            return <path key={from} d={arcPath(center, center, radius, from, to)} stroke={paint(index)} />;
          })
        )}
      </svg>
      {children && (
        <span className={styles.progressRingLabel} data-part="progress-ring-label">
          {children}
        </span>
      )}
    </span>
  );
}
