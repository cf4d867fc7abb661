import { elongation, MONTH } from '@eszkerek/physics/sky';
import { cx as classes } from '@eszkerek/ui/cx.ts';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Handle } from '../kit/handle.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { litPath, NIGHT } from './lit-disc.ts';
import { DAY_STEP } from './phases.ts';

export const ORBIT_HEIGHT = 230;
const MIDDLE = ORBIT_HEIGHT / 2;
const RADIUS = 82;

/** Where the Moon is: the Sun shines from the right, the Moon goes round against the clock. */
export function moonPlace(width: number, day: number): { x: number; y: number } {
  const angle = (elongation(day) * Math.PI) / 180;
  return { x: width / 2 - 14 + RADIUS * Math.cos(angle), y: MIDDLE - RADIUS * Math.sin(angle) };
}

/** A body lit from the right. */
export function LitBall({ radius, look }: { radius: number; look: string | undefined }) {
  return (
    <>
      <circle className={drawing.line} style={NIGHT} r={radius} />
      <path className={look} d={litPath(radius, 0.5)} />
    </>
  );
}

interface OrbitProps {
  width: number;
  day: number;
  /** While it runs by itself there is nothing to hold; the Moon is drawn by hand into this group. */
  moving?: React.RefObject<SVGGElement | null>;
  running?: boolean;
  onDay: (day: number) => void;
}

/** Earth and Moon from above the North Pole, not to scale. */
export function Orbit({ width, day, moving, running, onDay }: OrbitProps) {
  const centre = { x: width / 2 - 14, y: MIDDLE };
  const moon = moonPlace(width, day);
  const put = (to: number) => onDay(snap(((to % MONTH) + MONTH) % MONTH, DAY_STEP, 0, MONTH));
  return (
    <g>
      <Quiet>
        {[30, 72, MIDDLE, 158, 200].map(y => (
          <path key={y} className={drawing.ink2} d={`M${width - 6} ${y}h-26m7 -5l-7 5l7 5`} />
        ))}
        <text x={width - 4} y={16} textAnchor="end">
          napfény
        </text>
        <circle className={classes(drawing.ink2, drawing.dash)} cx={centre.x} cy={centre.y} r={RADIUS} />
        <g transform={`translate(${centre.x} ${centre.y})`}>
          <LitBall radius={20} look={drawing.mid} />
          <text y={38} textAnchor="middle" className={drawing.halo}>
            Föld
          </text>
        </g>
      </Quiet>
      {moving && (
        <Quiet>
          <g ref={moving} style={{ pointerEvents: 'none' }}>
            <LitBall radius={11} look={drawing.spark} />
          </g>
        </Quiet>
      )}
      {!running && (
        <Handle
          x={moon.x}
          y={moon.y}
          radius={11}
          label="A Hold helye"
          text={`${num(day)} nap újhold óta`}
          now={day}
          min={0}
          max={MONTH}
          onDrag={p => put((Math.atan2(centre.y - p.y, p.x - centre.x) / (2 * Math.PI)) * MONTH)}
          onStep={(dx, dy) => put(day + (dx || dy) * DAY_STEP)}
        >
          <LitBall radius={11} look={drawing.spark} />
        </Handle>
      )}
    </g>
  );
}
