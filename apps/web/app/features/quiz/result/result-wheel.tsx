import { polar, sparkPath } from '@eszkerek/ui/geometry.ts';
import { pointsText } from '../exam/grades.ts';
import styles from './result.module.css';

const CENTER = 120;
const OUTER = 98;
const INNER = 62;
/** Room for the score inside the hub, and the mean width of its characters. */
const [HUB, CHARACTER] = [92, 0.56];
const TICKS = Array.from({ length: 32 }, (_, place) => place * 11.25);

const point = (radius: number, degrees: number): string => {
  const [x, y] = polar(CENTER, CENTER, radius, degrees);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

/** A sector of the wheel, filled from the hub outwards. */
const sector = (from: number, to: number, share: number): string => {
  const large = to - from > 180 ? 1 : 0;
  const outer = INNER + (OUTER - INNER) * share;
  return `M${point(outer, from)}A${outer} ${outer} 0 ${large} 1 ${point(outer, to)}L${point(INNER, to)}A${INNER} ${INNER} 0 ${large} 0 ${point(INNER, from)}Z`;
};

interface ResultWheelProps {
  percent: number;
  points: number;
  total: number;
  /** What each question gave, between 0 and 1: its spoke is filled so far. */
  shares: readonly number[];
  /** How many of them had no answer: their spokes stay empty, at the end. */
  skipped: number;
}

/** One spoke a question, the full ones first, what was missed tinted; the hub says the points that the percent is made of. */
export function ResultWheel({ percent, points, total, shares, skipped }: ResultWheelProps) {
  const step = 360 / Math.max(shares.length, 1);
  const gap = shares.length > 1 ? Math.min(5, step * 0.25) : 0.01;
  // A child reads whole and half points; of other parts the percent and the words under the wheel tell.
  const counts = Math.abs(points * 2 - Math.round(points * 2)) < 1e-6;
  const score = counts ? `${pointsText(points)} / ${pointsText(total)}` : `${percent}%`;
  return (
    <svg
      className={styles.wheel}
      viewBox="0 0 240 240"
      role="img"
      aria-label={counts ? `${percent}%: ${pointsText(total)} pontból ${pointsText(points)}` : score}
    >
      <g className={styles.wheelTurn}>
        {[...shares]
          .sort((a, b) => b - a)
          .map((share, place) => {
            const [from, to] = [place * step + gap / 2, (place + 1) * step - gap / 2];
            return (
              <g key={from}>
                {share < 1 && <path d={sector(from, to, 1)} fill={place < shares.length - skipped ? 'var(--bad-tint)' : 'var(--track)'} />}
                {share > 0 && <path d={sector(from, to, share)} fill="var(--ok)" data-share={share} />}
              </g>
            );
          })}
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
      <circle cx={CENTER} cy={CENTER} r="52" fill="var(--surface)" stroke="var(--ink)" strokeWidth="5" />
      <text
        x={CENTER}
        y={CENTER + (counts ? 6 : 12)}
        textAnchor="middle"
        className={styles.wheelScore}
        style={{ fontSize: Math.min(32, HUB / (score.length * CHARACTER)) }}
      >
        {score}
      </text>
      {counts && (
        <text x={CENTER} y={CENTER + 28} textAnchor="middle" className={styles.wheelPercent}>
          {percent}%
        </text>
      )}
      {total > 0 && points >= total && (
        <g className={styles.wheelSpark} fill="var(--spark)">
          <path d={sparkPath(206, 30, 24)} />
          <path d={sparkPath(30, 54, 13)} />
          <path d={sparkPath(226, 76, 9)} />
        </g>
      )}
    </svg>
  );
}
