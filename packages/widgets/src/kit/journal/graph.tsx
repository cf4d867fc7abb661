import type { Line } from '@eszkerek/physics/line-fit';
import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useState } from 'react';
import drawing from '../drawing.module.css';
import { num, snap } from '../format.ts';
import { Handle } from '../handle.tsx';
import { indexed } from '../indexed.ts';
import { Axes, niceStep, type Plane, plane } from '../plane.tsx';
import { Quiet } from '../quiet.tsx';
import { Stage } from '../stage.tsx';
import { type Column, type JournalRow, lineOf, type Plot, pointsOf, type Series } from './journal.ts';

interface GraphProps {
  columns: readonly Column[];
  rows: readonly JournalRow[];
  plot: Plot;
  /** Without handles: for paper. */
  still?: boolean;
}

/** Marks and strokes differ besides their colours. */
const MARKS = ['M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0', 'M-5 -5h10v10h-10z', 'M0 -6l6 11h-12z', 'M0 -6l6 6l-6 6l-6 -6z'];
const DASHES = [undefined, '9 5', '2 6', '12 4 2 4'];
const COLOURS = [
  { mark: drawing.fill, line: drawing.main },
  { mark: drawing.brand, line: drawing.main2 },
  { mark: drawing.grey, line: drawing.ink2 },
];
const styleOf = (index: number) => ({
  mark: MARKS[index % MARKS.length] ?? '',
  dash: DASHES[index % DASHES.length],
  colour: COLOURS[index % COLOURS.length] ?? { mark: drawing.fill, line: drawing.main },
});

/** The end of an axis: a round number that all values fit under. */
export function axisEnd(values: readonly number[], atLeast = 0): number {
  const most = Math.max(atLeast, ...values);
  if (!(most > 0)) return 1;
  const step = niceStep(most, 6);
  return Number((Math.ceil(most / step - 1e-9) * step).toFixed(9));
}

/** As many digits as show three figures of the largest value. */
const digitsFor = (end: number) => Math.max(0, 2 - Math.floor(Math.log10(end)));

interface FittedProps {
  plane: Plane;
  line: Line;
  series: Series;
  index: number;
  still: boolean;
}

/** A fitted line with a point on it to be read. */
function Fitted({ plane: p, line, series, index, still }: FittedProps) {
  const step = niceStep(p.x[1], 6) / 5;
  const yAt = (x: number) => line.slope * x + line.intercept;
  // The line leaves the graph at its top or at its right side.
  const end = line.slope > 0 ? Math.min(p.x[1], (p.y[1] - line.intercept) / line.slope) : p.x[1];
  const [reading, setReading] = useState<number | null>(null);
  const x = Math.min(reading ?? snap(end * 0.75, step, 0, end), end);
  const { dash, colour } = styleOf(index);
  const text = `${num(x, digitsFor(p.x[1]))}; ${num(yAt(x), digitsFor(p.y[1]))}`;
  const put = (to: number) => setReading(snap(to, step, 0, Math.floor(end / step) * step));
  return (
    <>
      <line
        className={colour.line}
        style={{ strokeDasharray: dash, strokeWidth: 2 }}
        x1={p.toX(0)}
        y1={p.toY(yAt(0))}
        x2={p.toX(end)}
        y2={p.toY(yAt(end))}
      />
      {!still && (
        <>
          <path className={classes(drawing.ink2, drawing.dash)} d={`M${p.toX(x)} ${p.toY(0)}V${p.toY(yAt(x))}H${p.toX(0)}`} />
          <Handle
            x={p.toX(x)}
            y={p.toY(yAt(x))}
            radius={7}
            label={`Leolvasás az egyenesről${series.label ? `: ${series.label}` : ''}`}
            text={text}
            now={x}
            min={0}
            max={end}
            onDrag={point => put(p.fromX(point.x))}
            onStep={dx => put(x + dx * step)}
          />
          <Quiet>
            <text className={classes(drawing.accent, drawing.halo)} x={p.toX(x) - 10} y={p.toY(yAt(x)) - 12} textAnchor="end">
              ({text})
            </text>
          </Quiet>
        </>
      )}
    </>
  );
}

/** The pupil's own points, with a fitted line for each series that has one. */
export function Graph({ columns, rows, plot, still = false }: GraphProps) {
  const [xs, ys] = [plot.x, plot.y].map(column => rows.flatMap(({ values, struck }) => (struck ? [] : (values[column] ?? []))));
  const x = [0, axisEnd(xs ?? [], plot.atLeast?.[0])] as const;
  const y = [0, axisEnd(ys ?? [], plot.atLeast?.[1])] as const;
  const [xLabel, yLabel] = [columns[plot.x]?.label ?? '', columns[plot.y]?.label ?? ''];
  return (
    <Stage label={`Grafikon: ${xLabel} – ${yLabel}, ${rows.length} pont`} height={260} maxWidth={520}>
      {box => {
        const p = plane(box, x, y, 40);
        return (
          <>
            <Axes plane={p} box={box} xLabel={xLabel} yLabel={yLabel} />
            {plot.series.map((series, index) => {
              const line = lineOf(rows, plot, series);
              const { mark, colour } = styleOf(index);
              const points = pointsOf(rows, plot, series.id);
              const last = points.at(-1);
              return (
                <g key={series.id}>
                  {line && <Fitted plane={p} line={line} series={series} index={index} still={still} />}
                  <Quiet>
                    {indexed(points).map(({ key, item }) => (
                      <path
                        key={key}
                        className={classes(colour.mark, drawing.edge)}
                        d={mark}
                        transform={`translate(${p.toX(item[0])} ${p.toY(item[1])})`}
                      />
                    ))}
                    {last && plot.series.length > 1 && (
                      <text className={drawing.halo} x={p.toX(last[0]) + 9} y={p.toY(last[1]) + 5}>
                        {series.label}
                      </text>
                    )}
                  </Quiet>
                </g>
              );
            })}
          </>
        );
      }}
    </Stage>
  );
}
