import { polar, sparkPath } from '@eszkerek/ui/geometry.ts';
import { outOfText } from '../count-text.ts';
import styles from './result.module.css';

const CENTER = 120;
const OUTER = 98;
const INNER = 62;
const TICKS = Array.from({ length: 32 }, (_, place) => place * 11.25);

const point = (radius: number, degrees: number): string => {
  const [x, y] = polar(CENTER, CENTER + 8, radius, degrees);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

/** A sector of the wheel between two radii. */
const sector = (from: number, to: number): string => {
  const large = to - from > 180 ? 1 : 0;
  return `M${point(OUTER, from)}A${OUTER} ${OUTER} 0 ${large} 1 ${point(OUTER, to)}L${point(INNER, to)}A${INNER} ${INNER} 0 ${large} 0 ${point(INNER, from)}Z`;
};

/** The wheel turns until the right answers stand at the pointer; all of them light a spark. */
export function ResultWheel({ percent, right, total }: { percent: number; right: number; total: number }) {
  const step = 360 / Math.max(total, 1);
  const starts = Array.from({ length: total }, (_, place) => place * step);
  // Half a step of room for rounding.
  const firstRight = (total - right - 0.5) * step;
  const gap = total > 1 ? Math.min(5, step * 0.25) : 0.01;
  return (
    <svg className={styles.wheel} viewBox="0 0 240 248" role="img" aria-label={`${percent}%, jó válaszok: ${outOfText(total, right)}`}>
      <g className={styles.wheelTurn}>
        {starts.map(from => (
          <path key={from} d={sector(from + gap / 2, from + step - gap / 2)} fill={from >= firstRight ? 'var(--ok)' : 'var(--track)'} />
        ))}
        {TICKS.map(at => (
          <path
            key={at}
            d={`M${point(108, at)}L${point(at % 90 === 0 ? 116 : 112, at)}`}
            stroke="var(--wheel-tick)"
            strokeWidth="3"
            strokeLinecap="round"
          />
        ))}
      </g>
      <circle cx={CENTER} cy={CENTER + 8} r="52" fill="var(--surface)" stroke="var(--ink)" strokeWidth="5" />
      <path d="M104 3h32l-16 28Z" fill="var(--ink)" stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round" />
      <text x={CENTER} y={CENTER + 14} textAnchor="middle" className={styles.wheelScore}>
        {right} / {total}
      </text>
      <text x={CENTER} y={CENTER + 36} textAnchor="middle" className={styles.wheelPercent}>
        {percent}%
      </text>
      {total > 0 && right === total && (
        <g className={styles.wheelSpark} fill="var(--spark)">
          <path d={sparkPath(206, 38, 24)} />
          <path d={sparkPath(30, 62, 13)} />
          <path d={sparkPath(226, 84, 9)} />
        </g>
      )}
    </svg>
  );
}
