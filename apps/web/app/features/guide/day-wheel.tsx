import { polar, sparkPath } from '@eszkerek/ui/geometry.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import styles from './guide.module.css';
import { minutesLeft, type ShownPart } from './part-text.ts';

declare module 'react' {
  interface CSSProperties {
    '--at'?: string;
    '--angle'?: string;
  }
}

const [CENTER, INNER, OUTER] = [160, 78, 138];
const TICKS = 36;

const point = (radius: number, degrees: number): string => {
  const [x, y] = polar(CENTER, CENTER, radius, degrees);
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
};

/** A slice of the ring; its round corners come from a wide stroke of its own colour. */
function slice(from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${point(OUTER, from)}A${OUTER} ${OUTER} 0 ${large} 1 ${point(OUTER, to)}L${point(INNER, to)}A${INNER} ${INNER} 0 ${large} 0 ${point(INNER, from)}Z`;
}

/** Where each part begins and ends, in degrees: a longer part is a wider slice, none so narrow that its label would not fit. */
function anglesOf(parts: readonly ShownPart[]): { from: number; to: number }[] {
  const weights = parts.map(({ part }) => Math.max(2, Math.min(part.minutes, 6)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let at = 0;
  return weights.map(weight => {
    const from = at;
    at += (360 * weight) / whole;
    return { from, to: at };
  });
}

/** The day's parts as a wheel, turned so that the current one points at its card; it repeats what the list below says. */
export function DayWheel({ parts, current }: { parts: readonly ShownPart[]; current: string | null }) {
  const angles = anglesOf(parts);
  const gap = parts.length === 1 ? 0.1 : 12;
  const done = parts.filter(({ part }) => part.done).length;
  const middle = (i: number): number => ((angles[i]?.from ?? 0) + (angles[i]?.to ?? 0)) / 2;
  const at = parts.findIndex(({ part }) => part.id === current);
  return (
    <div className={styles.wheel} style={{ '--at': `${at < 0 ? 180 : middle(at)}deg` }} aria-hidden="true">
      <svg viewBox="0 0 320 320" aria-hidden="true">
        {Array.from({ length: TICKS }, (_, i) => (
          <path key={point(158, i * 10)} className={styles.tick} d={`M${point(i % 3 === 0 ? 150 : 153, i * 10)}L${point(158, i * 10)}`} />
        ))}
        <g className={styles.turned}>
          {parts.map(({ part }, i) => (
            <path
              key={part.id}
              data-subject={part.subject ?? undefined}
              className={part.done ? styles.sliceDone : part.id === current ? styles.sliceNow : styles.slice}
              d={slice((angles[i]?.from ?? 0) + gap / 2, (angles[i]?.to ?? 0) - gap / 2)}
            />
          ))}
        </g>
        <circle className={styles.hub} cx={CENTER} cy={CENTER} r={56} />
        <path className={styles.spark} d={sparkPath(291, 31, 26)} />
      </svg>
      <p className={styles.count}>
        <b>
          {done} / {parts.length}
        </b>
        kész
      </p>
      {parts.map(({ part, text }, i) => (
        <span
          key={part.id}
          data-subject={part.subject ?? undefined}
          className={styles.sliceLabel}
          data-look={part.done ? 'done' : part.id === current ? 'now' : 'later'}
          style={{ '--angle': `${middle(i)}deg` }}
        >
          <Icon name={part.done ? 'check' : text.icon} size={20} />
          {part.done ? part.minutes : minutesLeft(part)} perc
        </span>
      ))}
    </div>
  );
}
