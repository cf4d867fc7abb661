import { memo } from 'react';
import drawing from './drawing.module.css';
import { num } from './format.ts';
import { Quiet } from './quiet.tsx';
import type { Box } from './stage.tsx';

export interface Plane {
  x: readonly [number, number];
  y: readonly [number, number];
  toX: (x: number) => number;
  toY: (y: number) => number;
  fromX: (px: number) => number;
  fromY: (py: number) => number;
}

/** Maps the numbers of a coordinate plane into a box. */
export function plane(box: Box, x: readonly [number, number], y: readonly [number, number], pad = 26): Plane {
  const w = (box.width - 2 * pad) / (x[1] - x[0]);
  const h = (box.height - 2 * pad) / (y[1] - y[0]);
  return {
    x,
    y,
    toX: value => pad + (value - x[0]) * w,
    toY: value => box.height - pad - (value - y[0]) * h,
    fromX: px => x[0] + (px - pad) / w,
    fromY: py => y[0] + (box.height - pad - py) / h,
  };
}

/** 1, 2 or 5 times a power of ten, so that about `lines` lines fit. */
export function niceStep(span: number, lines: number): number {
  const raw = span / Math.max(1, lines);
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 5, 10].find(f => f * power >= raw - 1e-9) ?? 10;
  return factor * power;
}

/** Wide axes are numbered in whole numbers. */
function axisStep([from, to]: readonly [number, number], lines: number): number {
  const step = niceStep(to - from, lines);
  return to - from >= 4 ? Math.max(1, step) : step;
}

export function ticks([from, to]: readonly [number, number], step: number): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => Number(((first + i) * step).toFixed(9)));
}

interface AxesProps {
  plane: Plane;
  box: Box;
  xLabel?: string;
  yLabel?: string;
  /** False where lines cross the axes: there `AxisNumbers` writes the numbers over the lines. */
  numbers?: boolean;
  /** The name of the x axis stands under its numbers, where points near the axis do not meet it. */
  isNamedBelow?: boolean;
}

function layout(p: Plane, box: Box) {
  const longest = Math.max(...p.x.map(x => num(Math.round(x)).length));
  return {
    xs: ticks(p.x, axisStep(p.x, box.width / Math.max(34, 16 + 9 * longest))),
    ys: ticks(p.y, axisStep(p.y, box.height / 30)),
    axisX: p.toX(Math.min(Math.max(0, p.x[0]), p.x[1])),
    axisY: p.toY(Math.min(Math.max(0, p.y[0]), p.y[1])),
  };
}

function DrawnNumbers({ plane: p, box }: Pick<AxesProps, 'plane' | 'box'>) {
  const { xs, ys, axisX, axisY } = layout(p, box);
  return (
    <Quiet>
      {xs
        .filter(x => x !== 0)
        .map(x => (
          <text key={`x${x}`} className={drawing.halo} x={p.toX(x)} y={axisY + 16} textAnchor="middle">
            {num(x)}
          </text>
        ))}
      {ys
        .filter(y => y !== 0)
        .map(y => (
          <text key={`y${y}`} className={drawing.halo} x={axisX - 6} y={p.toY(y) + 4.5} textAnchor="end">
            {num(y)}
          </text>
        ))}
    </Quiet>
  );
}

function DrawnAxes({ plane: p, box, xLabel = 'x', yLabel = 'y', numbers = true, isNamedBelow = false }: AxesProps) {
  const { xs, ys, axisX, axisY } = layout(p, box);
  return (
    <Quiet>
      {xs.map(x => (
        <line key={`x${x}`} className={drawing.gridline} x1={p.toX(x)} x2={p.toX(x)} y1={p.toY(p.y[0])} y2={p.toY(p.y[1])} />
      ))}
      {ys.map(y => (
        <line key={`y${y}`} className={drawing.gridline} x1={p.toX(p.x[0])} x2={p.toX(p.x[1])} y1={p.toY(y)} y2={p.toY(y)} />
      ))}
      <line className={drawing.axis} x1={p.toX(p.x[0])} x2={p.toX(p.x[1]) + 12} y1={axisY} y2={axisY} />
      <line className={drawing.axis} x1={axisX} x2={axisX} y1={p.toY(p.y[0])} y2={p.toY(p.y[1]) - 12} />
      <path className={drawing.arrow} d={`M${p.toX(p.x[1]) + 18} ${axisY}l-8 -4v8z`} />
      <path className={drawing.arrow} d={`M${axisX} ${p.toY(p.y[1]) - 18}l-4 8h8z`} />
      {numbers && <DrawnNumbers plane={p} box={box} />}
      <text x={p.toX(p.x[1]) + 16} y={axisY + (isNamedBelow ? 32 : -8)} textAnchor="end" className={drawing.axisName}>
        {xLabel}
      </text>
      <text x={axisX + 8} y={p.toY(p.y[1]) - 8} className={drawing.axisName}>
        {yLabel}
      </text>
    </Quiet>
  );
}

const look = ({ plane: p, box, xLabel, yLabel }: AxesProps) =>
  [...p.x, ...p.y, box.width, box.height, p.toX(0), p.toY(0), p.toX(1), p.toY(1), xLabel, yLabel].join();

/** Drawn anew only when it would look different: what moves on it changes with every frame. */
export const Axes = memo(DrawnAxes, (before, after) => look(before) === look(after));
export const AxisNumbers = memo(DrawnNumbers, (before, after) => look(before) === look(after));
