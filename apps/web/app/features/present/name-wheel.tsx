import { polar, sectorPath } from '@eszkerek/ui/geometry.ts';
import styles from './present.module.css';

const CENTRE = 200;
const RADIUS = 196;
const NAME_AT = 186;

const PICKED = { sector: 'var(--brand)', name: 'var(--on-brand)' };
const CALLED = { sector: 'var(--sunken)', name: 'var(--ink-2)' };
const WAITING = { sector: 'var(--brand-tint)', name: 'var(--ink)' };

/** How long it turns. */
export const TURN_MS = 1200;

interface NameWheelProps {
  names: readonly { id: string; name: string }[];
  called: readonly string[];
  picked: string | null;
  /** Until it stops, nothing tells whom it picks. */
  turning: boolean;
}

/** The names as sectors; the picked one turns to the pointer at the right. */
export function NameWheel({ names, called, picked, turning }: NameWheelProps) {
  const size = 360 / Math.max(1, names.length);
  const at = names.findIndex(({ id }) => id === picked);
  const turned = at < 0 ? 0 : 90 - (at + 0.5) * size;
  return (
    <svg className={styles.wheel} viewBox="0 0 420 400" aria-hidden="true">
      <g
        style={{
          transform: `rotate(${turned}deg)`,
          transformOrigin: `${CENTRE}px ${CENTRE}px`,
          transition: `transform ${TURN_MS}ms var(--ease-out)`,
        }}
      >
        {names.map(({ id, name }, i) => {
          const middle = (i + 0.5) * size;
          /* Left of the middle a name would stand on its head: it is read from the rim inwards. */
          const left = (((middle + turned) % 360) + 360) % 360 > 180;
          const [x, y] = polar(CENTRE, CENTRE, NAME_AT, middle);
          const look = id === picked ? (turning ? WAITING : PICKED) : called.includes(id) ? CALLED : WAITING;
          return (
            <g key={id}>
              <path
                d={names.length === 1 ? `M200 4a196 196 0 1 1 -.1 0Z` : sectorPath(CENTRE, CENTRE, RADIUS, i * size, (i + 1) * size)}
                fill={look.sector}
                stroke="var(--bg)"
                strokeWidth={4}
              />
              <text
                x={x}
                y={y}
                fontSize={17}
                fontWeight={650}
                fill={look.name}
                textDecoration={look === CALLED ? 'line-through' : undefined}
                textAnchor={left ? 'start' : 'end'}
                dominantBaseline="middle"
                transform={`rotate(${middle + (left ? 90 : -90)} ${x} ${y})`}
              >
                {name}
              </text>
            </g>
          );
        })}
      </g>
      <circle cx={CENTRE} cy={CENTRE} r={56} fill="var(--brand)" />
      <circle cx={CENTRE} cy={CENTRE} r={20} fill="var(--spark)" />
      <path d="M398 200l20 -13v26z" fill="var(--ink)" />
    </svg>
  );
}
