import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Arrow } from '../kit/arrow.tsx';
import drawing from '../kit/drawing.module.css';
import type { Pair } from '../kit/pairs.ts';

export interface ForceArrow {
  /** Its letter beside the tip. */
  name: string;
  from: Pair;
  /** Length and direction, px. */
  by: Pair;
  look: 'force' | 'pull' | 'part' | 'sum';
  /** How far its letter moves to the right, px, where another tip is close. */
  aside?: number;
}

const looks = {
  force: drawing.ink,
  pull: drawing.main,
  part: classes(drawing.ink2, drawing.dash),
  sum: classes(drawing.main2, drawing.dash),
};

/** Shorter arrows would only be a head. */
const SHORTEST = 3;

/** Forces as arrows with their letters; `turned` is how far the frame is turned, so that letters stand upright. */
export function ForceArrows({ arrows, turned = 0 }: { arrows: readonly ForceArrow[]; turned?: number }) {
  return arrows
    .filter(({ by }) => Math.hypot(...by) > SHORTEST)
    .map(({ name, from, by, look, aside = 0 }) => {
      const length = Math.hypot(...by);
      const tip: Pair = [from[0] + by[0], from[1] + by[1]];
      const [x, y] = [tip[0] + (by[0] / length) * 13, tip[1] + (by[1] / length) * 13];
      return (
        <g key={name}>
          <Arrow from={from} to={tip} look={looks[look]} width={look === 'part' ? 2.5 : 3.5} />
          <text
            className={classes(drawing.big, drawing.halo)}
            textAnchor="middle"
            transform={`translate(${x} ${y}) rotate(${turned}) translate(${aside} 6)`}
          >
            {name}
          </text>
        </g>
      );
    });
}
