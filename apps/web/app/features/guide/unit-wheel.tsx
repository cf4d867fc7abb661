import type { GuideUnit } from '@eszkerek/contract/guide-shapes';
import { arcPath } from '@eszkerek/ui/geometry.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import styles from './map.module.css';
import { lookOf } from './map-text.ts';

const [CENTER, RADIUS] = [48, 39];
/** Degrees between the outline of a segment and what is drawn inside it. */
const MARK_INSET = 3;

/** A unit as a wheel: one segment is one lesson. Repeats what the words beside it say. */
export function UnitWheel({ unit: { lessons, known, repeat }, isNext }: { unit: GuideUnit; isNext: boolean }) {
  const step = 360 / lessons.length;
  // An arc of a full circle would end where it starts and draw nothing.
  const gap = lessons.length === 1 ? 1 : Math.min(6, step / 4);
  const icon = isNext ? 'play' : known === lessons.length ? 'check' : repeat > 0 ? 'retry' : null;
  return (
    <span className={styles.wheel} data-next={isNext || undefined} aria-hidden="true">
      <svg viewBox="0 0 96 96" aria-hidden="true">
        {lessons.map((lesson, i) => {
          const look = lookOf(lesson);
          const arc = (inset: number) => arcPath(CENTER, CENTER, RADIUS, i * step + gap / 2 + inset, (i + 1) * step - gap / 2 - inset);
          return (
            <g key={lesson.slug} data-look={look}>
              <path d={arc(0)} />
              {look !== 'known' && look !== 'soon' && <path className={styles.mark} d={arc(MARK_INSET)} />}
            </g>
          );
        })}
      </svg>
      {icon && <Icon name={icon} />}
    </span>
  );
}
