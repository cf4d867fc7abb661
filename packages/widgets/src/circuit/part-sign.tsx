import { cx as classes } from '@eszkerek/ui/cx.ts';
import drawing from '../kit/drawing.module.css';
import type { Part } from './model.ts';

/** School symbols of the parts, drawn on a horizontal wire 80 wide around the origin. */
export function PartSign({ part, lit, closed }: { part: Part | null; lit?: boolean; closed?: boolean }) {
  switch (part) {
    case null:
      return (
        <rect
          className={classes(drawing.paper, drawing.line)}
          style={{ strokeDasharray: '5 5' }}
          x={-30}
          y={-17}
          width={60}
          height={34}
          rx={8}
        />
      );
    case 'battery':
      return (
        <g>
          <rect className={drawing.paper} x={-8} y={-4} width={16} height={8} />
          <path className={drawing.ink} d="M-40 0h34m12 0h34" />
          <path className={drawing.ink} d="M-6 -18v36M6 -10v20" style={{ strokeWidth: 3 }} />
        </g>
      );
    case 'bulb':
      return (
        <g>
          {lit && <circle style={{ fill: 'var(--spark)', opacity: 0.5 }} r={30} />}
          <path className={drawing.ink} d="M-40 0h22m36 0h22" />
          <circle
            className={lit ? classes(drawing.spark, drawing.line) : classes(drawing.paper, drawing.line)}
            r={18}
            style={{ strokeWidth: 2.5 }}
          />
          <path className={drawing.ink} d="M-12 -12l24 24m0 -24l-24 24" style={lit ? { stroke: 'var(--spark-ink)' } : undefined} />
        </g>
      );
    case 'switch':
      return (
        <g>
          <path className={drawing.ink} d={`M-40 0h20M20 0h20M-20 0L${closed ? '20 0' : '16 -20'}`} />
          <circle className={drawing.solid} cx={-20} r={4} />
          <circle className={drawing.solid} cx={20} r={4} />
        </g>
      );
    case 'resistor':
      return (
        <g>
          <path className={drawing.ink} d="M-40 0h80" />
          <rect className={classes(drawing.paper, drawing.line)} x={-24} y={-10} width={48} height={20} style={{ strokeWidth: 2.5 }} />
        </g>
      );
    case 'motor':
      return (
        <g>
          <path className={drawing.ink} d="M-40 0h80" />
          <circle className={classes(drawing.paper, drawing.line)} r={18} style={{ strokeWidth: 2.5 }} />
          <text className={drawing.big} y={6} textAnchor="middle">
            M
          </text>
        </g>
      );
    case 'coil':
      return <path className={drawing.ink} d="M-40 0h14q4 -20 9 0q4 -20 9 0q4 -20 9 0q4 -20 9 0q4 -20 9 0h21" />;
    case 'wire':
      return <path className={drawing.ink} d="M-40 0h80" />;
  }
}
