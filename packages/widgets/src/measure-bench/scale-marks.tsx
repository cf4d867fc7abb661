import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { ticks } from '../kit/plane.tsx';

interface ScaleMarksProps {
  from: number;
  to: number;
  division: number;
  labelEvery: number;
  /** Where a value stands along the scale. */
  place: (value: number) => number;
  /** A standing scale has its marks to the right of x, a lying one below y. */
  standing?: boolean;
  x?: number;
  y?: number;
}

const isMultiple = (value: number, step: number) => Math.abs(value / step - Math.round(value / step)) < 1e-6;

/** Lines and numbers of a scale; divisions too fine to see are left out. */
export function ScaleMarks({ from, to, division, labelEvery, place, standing, x = 0, y = 0 }: ScaleMarksProps) {
  const gap = Math.abs(place(division) - place(0));
  const step = gap >= 2.5 ? division : labelEvery / 2;
  return ticks([from, to], step).map(value => {
    const numbered = isMultiple(value, labelEvery);
    const length = numbered ? 16 : isMultiple(value, labelEvery / 2) ? 11 : 7;
    const at = place(value);
    return (
      <g key={value}>
        <path className={drawing.ink2} style={{ strokeWidth: 1.25 }} d={standing ? `M${x} ${at}h${length}` : `M${at} ${y}v${length}`} />
        {numbered && (
          <text
            className={drawing.small}
            x={standing ? x + 20 : at}
            y={standing ? at + 4 : y + 29}
            textAnchor={standing ? 'start' : 'middle'}
          >
            {num(value)}
          </text>
        )}
      </g>
    );
  });
}
