import styles from './lab/lab.module.css';

/** Seconds in which a charge takes a step: faster with more current, on a scale that shows 10 mA and 3 A alike. */
const stepTime = (current: number) => 1.4 / (1 + 1.6 * Math.log10(1 + Math.abs(current) * 100));

/** Charges on a wire that is drawn the way they go; a light edge sets them off from it. */
export function Charges({ current, d }: { current: number; d: string }) {
  return (
    <g className={styles.charges} style={{ animationDuration: `${stepTime(current).toFixed(2)}s` }}>
      <path d={d} style={{ stroke: 'var(--surface)', strokeWidth: 8 }} />
      <path d={d} style={{ stroke: 'var(--c)', strokeWidth: 5.5 }} />
    </g>
  );
}
