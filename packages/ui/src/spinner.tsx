import { sectorPath } from './geometry.ts';
import styles from './spinner.module.css';

const sectors = [0, 60, 120, 180, 240, 300].map((start, index) => ({
  path: sectorPath(12, 12, 11, start + 6, start + 54),
  opacity: 0.2 + index * 0.16,
}));

/** A small turning wheel inside buttons and rows that wait. */
export function Spinner({ size = 22 }: { size?: number }) {
  const side = `${size / 16}rem`;
  return (
    <svg className={styles.spinner} viewBox="0 0 24 24" width={side} height={side} fill="currentColor" aria-hidden="true">
      {sectors.map(sector => (
        <path key={sector.path} d={sector.path} opacity={sector.opacity} />
      ))}
    </svg>
  );
}
