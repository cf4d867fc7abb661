import { cx as classes } from '@eszkerek/ui/cx.ts';
import drawing from '../../kit/drawing.module.css';
import { upTo } from '../../kit/indexed.ts';
import { PartSign } from '../part-sign.tsx';
import type { LabPart } from './board.ts';

interface PartDrawingProps {
  part: LabPart['part'];
  cells?: number;
  closed?: boolean;
  /** 0 to 1. */
  light?: number;
  unscrewed?: boolean;
  burnt?: boolean;
  adjustable?: boolean;
  /** How far the part is turned, in degrees: its letter stays upright. */
  turn?: number;
}

function Cells({ count }: { count: number }) {
  const from = -((count - 1) * 12) / 2;
  return (
    <g>
      <path className={drawing.ink} d={`M-40 0H${from - 4}M${-from + 4} 0H40`} />
      {upTo(count).map(i => (
        // The first terminal is the negative pole: the short line comes first.
        <path key={i} className={drawing.ink} d={`M${from + i * 12 - 4} -8v16M${from + i * 12 + 4} -15v30`} style={{ strokeWidth: 3 }} />
      ))}
    </g>
  );
}

function Meter({ letter, turn = 0 }: { letter: string; turn?: number }) {
  return (
    <g>
      <path className={drawing.ink} d="M-40 0h80" />
      <circle className={classes(drawing.paper, drawing.line)} r={17} style={{ strokeWidth: 2.5 }} />
      <text className={drawing.big} y={6} textAnchor="middle" transform={`rotate(${-turn})`} style={{ fill: 'var(--ink)' }}>
        {letter}
      </text>
    </g>
  );
}

/** A part on a horizontal wire 80 wide around the origin, its first terminal on the left. */
export function PartDrawing({ part, cells = 1, closed, light = 0, unscrewed, burnt, adjustable, turn }: PartDrawingProps) {
  switch (part) {
    case 'battery':
      return <Cells count={cells} />;
    case 'ammeter':
      return <Meter letter="A" turn={turn} />;
    case 'voltmeter':
      return <Meter letter="V" turn={turn} />;
    case 'lamp':
      return (
        <g>
          {light > 0 && <circle style={{ fill: 'var(--spark)', opacity: 0.25 + 0.6 * light }} r={20 + 16 * Math.sqrt(light)} />}
          {unscrewed ? (
            <path className={classes(drawing.ink, drawing.dash)} d="M-40 0h18M22 0h18M-18 0a18 18 0 1 1 36 0a18 18 0 1 1 -36 0" />
          ) : (
            <PartSign part="bulb" lit={light > 0.3} />
          )}
          {burnt && <path className={drawing.ink2} d="M-6 -26l6 -8l6 8" />}
        </g>
      );
    case 'resistor':
      return (
        <g>
          <PartSign part="resistor" />
          {adjustable && <path className={drawing.ink} d="M-22 18L22 -18M14 -18h8v8" />}
        </g>
      );
    case 'switch':
      return <PartSign part="switch" closed={closed} />;
    case 'wire':
      return <PartSign part="wire" />;
  }
}
