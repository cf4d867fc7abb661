import { polar, sparkPath } from '@eszkerek/ui/geometry.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import styles from './guide.module.css';
import type { ShownPart } from './part-text.ts';

const [CENTER, INNER, OUTER] = [160, 78, 138];
const TICKS = 36;

const at = (radius: number, degrees: number): string => {
  const [x, y] = polar(CENTER, CENTER, radius, degrees);
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
};

/** A slice of the ring; its round corners come from a wide stroke of its own colour. */
function slice(from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${at(OUTER, from)}A${OUTER} ${OUTER} 0 ${large} 1 ${at(OUTER, to)}L${at(INNER, to)}A${INNER} ${INNER} 0 ${large} 0 ${at(INNER, from)}Z`;
}

/** The day's parts as a wheel; it repeats what the list below says. */
export function DayWheel({ parts, current }: { parts: readonly ShownPart[]; current: string | null }) {
  const step = 360 / parts.length;
  const gap = parts.length === 1 ? 0.1 : 12;
  const done = parts.filter(({ part }) => part.done).length;
  return (
    <div className={styles.wheel} aria-hidden="true">
      <svg viewBox="0 0 320 320" aria-hidden="true">
        {Array.from({ length: TICKS }, (_, i) => (
          <path key={at(158, i * 10)} className={styles.tick} d={`M${at(i % 3 === 0 ? 150 : 153, i * 10)}L${at(158, i * 10)}`} />
        ))}
        {parts.map(({ part }, i) => (
          <path
            key={part.id}
            data-subject={part.subject ?? undefined}
            className={part.done ? styles.sliceDone : part.id === current ? styles.sliceNow : styles.slice}
            d={slice(i * step + gap / 2, (i + 1) * step - gap / 2)}
          />
        ))}
        <circle className={styles.hub} cx={CENTER} cy={CENTER} r={56} />
        <path className={styles.spark} d={sparkPath(291, 31, 26)} />
      </svg>
      <p className={styles.count}>
        <b>
          {done} / {parts.length}
        </b>
        kész
      </p>
      {parts.map(({ part, text }, i) => {
        const [x, y] = polar(50, 50, 33.5, (i + 0.5) * step);
        return (
          <span
            key={part.id}
            data-subject={part.subject ?? undefined}
            className={styles.sliceLabel}
            data-look={part.done ? 'done' : part.id === current ? 'now' : 'later'}
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            <Icon name={part.done ? 'check' : text.icon} size={22} />
            {part.minutes} perc
          </span>
        );
      })}
    </div>
  );
}
