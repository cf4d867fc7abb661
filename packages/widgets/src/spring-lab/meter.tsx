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
  /** The drawing is turned by 90 degrees: the numbers stand upright. */
  turned?: boolean;
}

const TOP = 34;
const HALF = 27;
/** The case ends this far below the scale; the hook hangs from it. */
const END = 12;
const HOOK = 16;
/** The hook moves less than the pointer, so that the load stays in the picture. */
const GIVE = 0.12;
/** The height of a meter with this scale, down to what hangs on its hook. */
export const meterHeight = (length: number) => TOP + length * (1 + GIVE) + END + HOOK;

/** A force meter that hangs: the pointer and the hook go down with the force; what hangs on it goes with the hook. */
export function Meter({ x, length, max, step, value, turned, children }: MeterProps & { children?: React.ReactNode }) {
  const pointer = useRef<SVGGElement>(null);
  const hook = useRef<SVGGElement>(null);
  const px = (force: number) => (force / max) * length;
  useSettle(px(Math.min(value, max * 1.02)), y => {
    pointer.current?.setAttribute('transform', `translate(${x} ${(TOP + y).toFixed(1)})`);
    hook.current?.setAttribute('transform', `translate(${x} ${(TOP + length + END + y * GIVE).toFixed(1)})`);
  });
  const big = niceStep(max, Math.min(10, length / (turned ? 32 : 18)));
  const label = (y: number) =>
    turned
      ? { textAnchor: 'middle' as const, transform: `translate(${x - HALF - 5} ${y}) rotate(-90)` }
      : { textAnchor: 'end' as const, x: x - HALF - 4, y: y + 4 };
  return (
    <g>
      <g ref={hook}>
        <path className={drawing.ink} d={`M0 ${-length * GIVE}V${HOOK}`} />
        <g transform={`translate(0 ${HOOK})`}>{children}</g>
      </g>
      <rect
        className={classes(drawing.raised, drawing.line)}
        x={x - HALF}
        y={14}
        width={2 * HALF}
        height={length + END + TOP - 14}
        rx={12}
      />
      <Quiet>
        <path className={drawing.ink} d={`M${x} 2v12`} />
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
            <text className={drawing.small} {...label(TOP + px(force))}>
              {num(force)}
            </text>
          </g>
        ))}
        <text className={drawing.small} {...label(TOP - 18)}>
          N
        </text>
      </Quiet>
      <g ref={pointer}>
        <path className={drawing.main} d="M-22 0H22" />
      </g>
    </g>
  );
}
