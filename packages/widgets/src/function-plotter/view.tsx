import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useId } from 'react';
import type { WidgetConfig } from '../kinds.ts';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { upTo } from '../kit/indexed.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Axes, AxisNumbers, type Plane, plane } from '../kit/plane.tsx';
import { PointHandle, squareHeight } from '../kit/points.tsx';
import type { Box } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import {
  cross,
  type LinearConfig,
  linear,
  type QuadraticConfig,
  quadratic,
  roots,
  type ShiftConfig,
  shift,
  shiftValue,
  type TwoConfig,
  two,
  writeLinear,
  writeShift,
  zeroOf,
} from './model.ts';

type Fn = (x: number) => number | null;

/** The graph as a path, broken where the function has no value. */
function path(p: Plane, fn: Fn): string {
  const steps = 160;
  let pen = 'M';
  let d = '';
  for (const i of upTo(steps + 1)) {
    const x = p.x[0] + ((p.x[1] - p.x[0]) * i) / steps;
    const y = fn(x);
    const out = y === null || y < p.y[0] - (p.y[1] - p.y[0]) || y > p.y[1] + (p.y[1] - p.y[0]);
    d += out || y === null ? '' : `${pen}${p.toX(x).toFixed(1)} ${p.toY(y).toFixed(1)}`;
    pen = out ? 'M' : 'L';
  }
  return d;
}

interface Curve {
  fn: Fn;
  look: string | undefined;
}

function Plot({
  box,
  x,
  y,
  curves,
  dots = [],
  children,
}: {
  box: Box;
  x: [number, number];
  y: [number, number];
  curves: Curve[];
  dots?: [number, number][];
  /** What can be pulled on the plane. */
  children?: (plane: Plane) => React.ReactNode;
}) {
  const id = useId();
  const p = plane(box, x, y);
  return (
    <g>
      <Axes plane={p} box={box} numbers={false} />
      <clipPath id={id}>
        <rect x={p.toX(x[0])} y={p.toY(y[1])} width={p.toX(x[1]) - p.toX(x[0])} height={p.toY(y[0]) - p.toY(y[1])} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        {curves.map(({ fn, look }) => (
          <path key={look} className={look} d={path(p, fn)} />
        ))}
      </g>
      <AxisNumbers plane={p} box={box} />
      {dots
        .filter(([a, b]) => a >= x[0] && a <= x[1] && b >= y[0] && b <= y[1])
        .map(([a, b]) => (
          <circle key={`${a};${b}`} className={classes(drawing.spark, drawing.line)} cx={p.toX(a)} cy={p.toY(b)} r={7} />
        ))}
      {children?.(p)}
    </g>
  );
}

/** The slope is pulled at this place of the line, the intercept at 0. */
const RUN = 2;
/** Where a grip of the curve stands: at the edge of the plane if the curve is beyond it. */
const onPlane = (p: Plane, x: number, y: number) => ({ x: p.toX(x), y: p.toY(Math.min(p.y[1], Math.max(p.y[0], y))) });

function Linear(props: WidgetProps<LinearConfig>) {
  const widget = useWidget(props, linear);
  const { x, y, step = 0.5, ghost } = props.config.state;
  const { a, b } = widget.state;
  const zero = zeroOf(widget.state);
  return (
    <Lab
      widget={widget}
      sliders={[
        { key: 'a', label: 'a (meredekség)', min: -5, max: 5, step },
        { key: 'b', label: 'b (tengelymetszet)', min: Math.ceil(y[0]), max: Math.floor(y[1]), step },
      ]}
      readouts={[
        ['f(x)', writeLinear(widget.state)],
        ['Zérushely', zero === null ? 'nincs' : num(zero)],
        ['f(0)', num(b)],
      ]}
      height={squareHeight(x, y, 26, 380)}
      draw={(box, grip) => (
        <Plot
          box={box}
          x={x}
          y={y}
          dots={[[0, b], ...(zero === null ? [] : [[zero, 0] satisfies [number, number]])]}
          curves={[
            ...(ghost ? [{ fn: (t: number) => ghost.a * t + ghost.b, look: classes(drawing.ink2, drawing.dash) }] : []),
            { fn: t => a * t + b, look: drawing.main },
          ]}
        >
          {p => (
            <>
              {grip('a', onPlane(p, RUN, a * RUN + b), to => (p.fromY(to.y) - b) / RUN)}
              {grip('b', onPlane(p, 0, b), to => p.fromY(to.y))}
            </>
          )}
        </Plot>
      )}
    />
  );
}

function Shift(props: WidgetProps<ShiftConfig>) {
  const widget = useWidget(props, shift);
  const { x, y, step = 1, family } = props.config.state;
  return (
    <Lab
      widget={widget}
      how="Húzd a grafikont, vagy mozgasd a csúszkákat"
      interactive
      sliders={[
        { key: 'u', label: 'Eltolás jobbra', min: Math.ceil(x[0]), max: Math.floor(x[1]), step },
        { key: 'v', label: 'Eltolás felfelé', min: Math.ceil(y[0]), max: Math.floor(y[1]), step },
        {
          key: 'a',
          label: 'Szorzó',
          min: family === 'inverse' ? -12 : -3,
          max: family === 'inverse' ? 12 : 3,
          step: family === 'inverse' ? 1 : 0.5,
        },
      ]}
      readouts={[
        ['f(x)', writeShift(family, widget.state)],
        [
          family === 'inverse' ? 'Nincs értelmezve' : 'Csúcs',
          family === 'inverse' ? `x = ${num(widget.state.u)}` : `(${num(widget.state.u)}; ${num(widget.state.v)})`,
        ],
      ]}
      height={squareHeight(x, y, 26, 380)}
      draw={box => (
        <Plot
          box={box}
          x={x}
          y={y}
          dots={family === 'inverse' ? [] : [[widget.state.u, widget.state.v]]}
          curves={[
            {
              fn: t => shiftValue(family, { u: 0, v: 0, a: family === 'inverse' ? widget.state.a : 1 }, t),
              look: classes(drawing.ink2, drawing.dash),
            },
            { fn: t => shiftValue(family, widget.state, t), look: drawing.main },
          ]}
        >
          {p => (
            <PointHandle
              plane={p}
              at={[widget.state.u, widget.state.v]}
              name={family === 'inverse' ? 'Középső' : 'Csúcs'}
              step={step}
              onMove={([u, v]) => widget.set(s => ({ ...s, u, v }))}
            />
          )}
        </Plot>
      )}
    />
  );
}

function Two(props: WidgetProps<TwoConfig>) {
  const widget = useWidget(props, two);
  const { x, y, step = 1 } = props.config.state;
  const { a1, b1, a2, b2 } = widget.state;
  const meet = cross(widget.state);
  const limits = { min: Math.ceil(y[0]), max: Math.floor(y[1]), step };
  return (
    <Lab
      widget={widget}
      title="két egyenes"
      sliders={[
        { key: 'a1', label: 'f meredeksége', min: -4, max: 4, step: 0.5 },
        { key: 'b1', label: 'f tengelymetszete', ...limits },
        { key: 'a2', label: 'g meredeksége', min: -4, max: 4, step: 0.5 },
        { key: 'b2', label: 'g tengelymetszete', ...limits },
      ]}
      readouts={[
        ['f(x)', writeLinear({ a: a1, b: b1 })],
        ['g(x)', writeLinear({ a: a2, b: b2 })],
        ['Metszéspont', meet ? `(${num(meet[0])}; ${num(meet[1])})` : 'nincs'],
      ]}
      height={squareHeight(x, y, 26, 380)}
      draw={(box, grip) => (
        <Plot
          box={box}
          x={x}
          y={y}
          dots={meet ? [meet] : []}
          curves={[
            { fn: t => a1 * t + b1, look: drawing.main },
            { fn: t => a2 * t + b2, look: drawing.main2 },
          ]}
        >
          {p => (
            <>
              {grip('a1', onPlane(p, RUN, a1 * RUN + b1), to => (p.fromY(to.y) - b1) / RUN)}
              {grip('b1', onPlane(p, 0, b1), to => p.fromY(to.y))}
              {grip('a2', onPlane(p, RUN, a2 * RUN + b2), to => (p.fromY(to.y) - b2) / RUN)}
              {grip('b2', onPlane(p, 0, b2), to => p.fromY(to.y))}
            </>
          )}
        </Plot>
      )}
    />
  );
}

function QuadraticView(props: WidgetProps<QuadraticConfig>) {
  const widget = useWidget(props, quadratic);
  const { x, y, step = 1 } = props.config.state;
  const { a, b, c } = widget.state;
  const zeros = roots(widget.state);
  return (
    <Lab
      widget={widget}
      title="másodfokú függvény"
      sliders={[
        { key: 'a', label: 'a', min: -3, max: 3, step: 0.5 },
        { key: 'b', label: 'b', min: -8, max: 8, step },
        { key: 'c', label: 'c', min: -12, max: 12, step },
      ]}
      readouts={[
        ['Diszkrimináns', num(b * b - 4 * a * c)],
        ['Zérushelyek', zeros.map(z => num(z)).join('; ') || 'nincs'],
      ]}
      height={squareHeight(x, y, 26, 380)}
      draw={(box, grip) => (
        <Plot
          box={box}
          x={x}
          y={y}
          dots={zeros.map((z): [number, number] => [z, 0])}
          curves={[{ fn: t => a * t * t + b * t + c, look: drawing.main }]}
        >
          {p => grip('c', onPlane(p, 0, c), to => p.fromY(to.y))}
        </Plot>
      )}
    />
  );
}

export default function FunctionPlotter({ config, ...rest }: WidgetProps<WidgetConfig<'function-plotter'>>) {
  switch (config.mode) {
    case 'linear':
      return <Linear config={config} {...rest} />;
    case 'shift':
      return <Shift config={config} {...rest} />;
    case 'two-lines':
      return <Two config={config} {...rest} />;
    case 'quadratic':
      return <QuadraticView config={config} {...rest} />;
  }
}
