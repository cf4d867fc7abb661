import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useRef } from 'react';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { niceStep, ticks } from '../kit/plane.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { useSettle } from '../kit/use-settle.ts';

interface MeterProps {
  x: number;
  /** Length of the scale, px. */
  length: number;
  max: number;
  /** One division; only the numbered lines if not given. */
  step?: number;
  value: number;
}

const TOP = 34;
const HALF = 27;
/** How far the hook goes below the scale. */
export const HOOK = 46;

/** A force meter that hangs: the pointer and the hook go down with the force; what hangs on it goes with the hook. */
export function Meter({ x, length, max, step, value, children }: MeterProps & { children?: React.ReactNode }) {
  const moving = useRef<SVGGElement>(null);
  const px = (force: number) => (force / max) * length;
  useSettle(px(Math.min(value, max * 1.02)), y => moving.current?.setAttribute('transform', `translate(${x} ${(TOP + y).toFixed(1)})`));
  const big = niceStep(max, Math.min(10, length / 18));
  return (
    <g>
      <Quiet>
        <path className={drawing.ink} d={`M${x} 2v12`} />
        <rect className={classes(drawing.raised, drawing.line)} x={x - HALF} y={14} width={2 * HALF} height={length + 32} rx={12} />
        {step &&
          ticks([0, max], step).map(force => (
            <line
              key={force}
              className={drawing.ink2}
              style={{ strokeWidth: 1 }}
              x1={x - 4}
              x2={x + 4}
              y1={TOP + px(force)}
              y2={TOP + px(force)}
            />
          ))}
        {ticks([0, max], big).map(force => (
          <g key={force}>
            <line className={drawing.ink2} x1={x - 8} x2={x + 8} y1={TOP + px(force)} y2={TOP + px(force)} />
            <text className={drawing.small} x={x - HALF - 4} y={TOP + px(force) + 4} textAnchor="end">
              {num(force)}
            </text>
          </g>
        ))}
        <text className={drawing.small} x={x - HALF - 4} y={TOP - 14} textAnchor="end">
          N
        </text>
      </Quiet>
      <g ref={moving}>
        <path className={drawing.main} d={`M-22 0H22`} />
        <path className={drawing.ink} d={`M0 0V${HOOK}`} />
        <g transform={`translate(0 ${HOOK})`}>{children}</g>
      </g>
    </g>
  );
}
