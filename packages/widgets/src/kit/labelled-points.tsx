import { cx as classes } from '@eszkerek/ui/cx.ts';
import drawing from './drawing.module.css';
import { snap } from './format.ts';
import { pointerPoint } from './handle.tsx';
import { indexed } from './indexed.ts';
import type { Pair } from './pairs.ts';
import { Axes, type Plane, plane } from './plane.tsx';
import { PointHandle } from './points.tsx';
import type { Box } from './stage.tsx';

const RANGE: [number, number] = [0, 10];
const CELLS = 20;
const STEP = 0.5;

/** The plane of two features, with room for the name of the lower one under its numbers. */
export const featurePlane = ({ width, height }: Box): Plane => plane({ width, height: height - 12 }, RANGE, RANGE, 30);

/** The two labels differ by shape, not only by colour. */
export function Mark({ x, y, label, hollow = false }: { x: number; y: number; label: number | undefined; hollow?: boolean }) {
  if (label === undefined) return <circle className={classes(drawing.paper, drawing.line)} cx={x} cy={y} r={7} />;
  const look = hollow ? classes(drawing.paper, drawing.line) : classes(label === 0 ? drawing.fill : drawing.brand, drawing.edge);
  return label === 0 ? (
    <circle className={look} cx={x} cy={y} r={9} />
  ) : (
    <rect className={look} x={x - 8} y={y - 8} width={16} height={16} rx={3} />
  );
}

export const markSign = (label: number): string => (label === 0 ? '●' : '■');

interface PlotProps {
  box: Box;
  features: readonly [string, string];
  points: readonly { x: number; y: number; label: number }[];
  /** Drawn hollow: the model has not seen these. */
  tests?: readonly { x: number; y: number; label: number }[];
  /** What the model says of every place. */
  says?: (at: { x: number; y: number }) => number | null;
  at: Pair;
  onMove: (at: Pair) => void;
}

/** Labelled points, the regions of a model, and a mark to put a new point. */
export function LabelledPlot({ box, features, points, tests = [], says, at, onMove }: PlotProps) {
  const p = featurePlane(box);
  const size = (RANGE[1] - RANGE[0]) / CELLS;
  const cells = says
    ? Array.from({ length: CELLS * CELLS }, (_, i) => {
        const [x, y] = [(i % CELLS) * size, Math.floor(i / CELLS) * size];
        return { x, y, label: says({ x: x + size / 2, y: y + size / 2 }) };
      })
    : [];
  const region = (label: number) =>
    cells
      .filter(cell => cell.label === label)
      .map(({ x, y }) => `M${p.toX(x)} ${p.toY(y)}H${p.toX(x + size)}V${p.toY(y + size)}H${p.toX(x)}Z`)
      .join('');
  const [right, top] = [p.toX(RANGE[1]), p.toY(RANGE[1])];
  return (
    <>
      <path className={drawing.tint} d={region(0)} />
      <path className={drawing.raised} d={region(1)} />
      <Axes plane={p} box={box} xLabel={features[0]} yLabel={features[1]} isNamedBelow />
      <rect
        className={drawing.hit}
        x={p.toX(0)}
        y={top}
        width={right - p.toX(0)}
        height={p.toY(0) - top}
        onPointerUp={event => {
          const spot = pointerPoint(event);
          onMove([snap(p.fromX(spot.x), STEP, ...RANGE), snap(p.fromY(spot.y), STEP, ...RANGE)]);
        }}
      />
      {indexed(points).map(({ key, item }) => (
        <Mark key={key} x={p.toX(item.x)} y={p.toY(item.y)} label={item.label} />
      ))}
      {indexed(tests).map(({ key, item }) => (
        <Mark key={key} x={p.toX(item.x)} y={p.toY(item.y)} label={item.label} hollow />
      ))}
      <PointHandle plane={p} at={at} name="Új" step={STEP} radius={7} onMove={onMove} />
    </>
  );
}
