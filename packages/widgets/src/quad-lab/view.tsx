import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Readouts } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, roundedTogether } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import type { Pair } from '../kit/pairs.ts';
import { plane } from '../kit/plane.tsx';
import { Grid, PointHandle, PointName, polygon, squareHeight } from '../kit/points.tsx';
import { Stage } from '../kit/stage.tsx';
import { useHeld } from '../kit/use-held.ts';
import { useWidget } from '../kit/use-widget.ts';
import {
  angles,
  barsCorners,
  type Corners,
  midline,
  nameOf,
  namesOf,
  type ParallelogramConfig,
  parallelogram,
  type ShapeConfig,
  shape,
  sides,
  type TrapezoidConfig,
  trapezoid,
} from './model.ts';

const X: Pair = [0, 12];
const Y: Pair = [0, 8];

function Shape(props: WidgetProps<ShapeConfig>) {
  const widget = useWidget(props, shape);
  const { corners } = widget.state;
  const move = (i: number, at: Pair): Corners => {
    const [a, b, c, d] = corners;
    return [i === 0 ? at : a, i === 1 ? at : b, i === 2 ? at : c, i === 3 ? at : d];
  };
  return (
    <Frame widget={widget} how="Húzd a csúcsokat">
      <Stage label="Négyszög" height={squareHeight(X, Y, 14, 340)} maxWidth={520}>
        {box => {
          const p = plane(box, X, Y, 14);
          const [a, b, c, d] = corners;
          return (
            <>
              <Grid plane={p} />
              <path className={classes(drawing.soft, drawing.outline)} d={polygon(p, corners)} />
              {props.config.state.diagonals && (
                <path
                  className={classes(drawing.ink2, drawing.dash)}
                  d={`M${p.toX(a[0])} ${p.toY(a[1])}L${p.toX(c[0])} ${p.toY(c[1])}M${p.toX(b[0])} ${p.toY(b[1])}L${p.toX(d[0])} ${p.toY(d[1])}`}
                />
              )}
              {indexed(corners).map(({ key, item, index }) => (
                <g key={key}>
                  <PointName plane={p} at={item} name={'ABCD'[index] ?? ''} />
                  <PointHandle
                    plane={p}
                    at={item}
                    name={'ABCD'[index] ?? ''}
                    step={0.5}
                    onMove={at => widget.set({ corners: move(index, at) })}
                  />
                </g>
              ))}
            </>
          );
        }}
      </Stage>
      <Readouts
        items={[
          [
            'Szögek',
            roundedTogether(angles(corners))
              .map(angle => `${angle}°`)
              .join(' + '),
          ],
          [
            'Oldalak',
            sides(corners)
              .map(side => num(side))
              .join('; '),
          ],
          ['Neve', nameOf(corners)],
        ]}
      />
    </Frame>
  );
}

function Parallelogram(props: WidgetProps<ParallelogramConfig>) {
  const widget = useWidget(props, parallelogram);
  const { held, hold } = useHeld<{ u: number; middle: number }>();
  const { a, b, angle } = widget.state;
  const corners = barsCorners(widget.state);
  return (
    <Lab
      widget={widget}
      title="paralelogramma"
      how="Húzd a csúcsokat, vagy mozgasd a csúszkákat"
      interactive
      sliders={[
        { key: 'a', label: 'a oldal', min: 2, max: 10, step: 0.5 },
        { key: 'b', label: 'b oldal', min: 2, max: 10, step: 0.5 },
        { key: 'angle', label: 'Szög', min: 20, max: 160, step: 5, show: v => `${num(v)}°` },
      ]}
      readouts={[
        ['Szögek', `${num(angle)}° és ${num(180 - angle)}°`],
        ['Oldalak', `${num(a)} és ${num(b)}`],
        ['Neve', namesOf(corners).join(', ')],
      ]}
      height={240}
      draw={(box, grip) => {
        const xs = corners.map(([x]) => x);
        const [low, high] = [Math.min(...xs), Math.max(...xs)];
        const tall = corners[2][1];
        const fit = Math.min((box.width - 20) / (high - low), 200 / Math.max(tall, 1), 22);
        const scale = held ?? { u: fit, middle: (low + high) / 2 };
        const { u, middle } = scale;
        const place = ([x, y]: Pair) => ({ x: box.width / 2 + (x - middle) * u, y: 225 - y * u });
        const at = (corner: Pair) => `${place(corner).x} ${place(corner).y}`;
        const from = place(corners[0]);
        return (
          <g>
            <path className={classes(drawing.soft, drawing.outline)} d={`M${corners.map(at).join('L')}Z`} />
            <path
              className={classes(drawing.ink2, drawing.dash)}
              d={`M${at(corners[0])}L${at(corners[2])}M${at(corners[1])}L${at(corners[3])}`}
            />
            <g {...hold(scale)}>
              {grip('a', place(corners[1]), to => (to.x - from.x) / u)}
              {grip('angle', place(corners[3]), to => (Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI)}
            </g>
          </g>
        );
      }}
    />
  );
}

const LONGEST_BASE = 14;

function Trapezoid(props: WidgetProps<TrapezoidConfig>) {
  const widget = useWidget(props, trapezoid);
  const { height: tall } = props.config.state;
  const { bottom, top } = widget.state;
  return (
    <Lab
      widget={widget}
      title="trapéz"
      how="Húzd az alapok végét, vagy mozgasd a csúszkákat"
      sliders={[
        { key: 'bottom', label: 'Hosszabb alap', min: 1, max: LONGEST_BASE, step: 0.5 },
        { key: 'top', label: 'Rövidebb alap', min: 1, max: LONGEST_BASE, step: 0.5 },
      ]}
      readouts={[
        ['Középvonal', num(midline(widget.state))],
        ['Terület', num(midline(widget.state) * tall)],
      ]}
      height={200}
      draw={({ width }, grip) => {
        const u = Math.min((width - 32) / LONGEST_BASE, 150 / tall, 24);
        const [c, y] = [width / 2, 180];
        const m = midline(widget.state);
        return (
          <g>
            <path
              className={classes(drawing.soft, drawing.outline)}
              d={`M${c - (bottom / 2) * u} ${y}h${bottom * u}L${c + (top / 2) * u} ${y - tall * u}h${-top * u}Z`}
            />
            <line className={drawing.main2} x1={c - (m / 2) * u} x2={c + (m / 2) * u} y1={y - (tall / 2) * u} y2={y - (tall / 2) * u} />
            <text className={classes(drawing.big, drawing.halo)} x={c} y={y - (tall / 2) * u - 6} textAnchor="middle">
              {num(m)}
            </text>
            <text className={drawing.halo} x={c} y={y + 16} textAnchor="middle">
              {num(bottom)}
            </text>
            <text className={drawing.halo} x={c} y={y - tall * u - 6} textAnchor="middle">
              {num(top)}
            </text>
            {grip('bottom', { x: c + (bottom / 2) * u, y }, to => (2 * (to.x - c)) / u)}
            {grip('top', { x: c + (top / 2) * u, y: y - tall * u }, to => (2 * (to.x - c)) / u)}
          </g>
        );
      }}
    />
  );
}

export default function QuadLab({ config, ...rest }: WidgetProps<WidgetConfig<'quad-lab'>>) {
  switch (config.mode) {
    case 'shape':
      return <Shape config={config} {...rest} />;
    case 'parallelogram':
      return <Parallelogram config={config} {...rest} />;
    case 'trapezoid':
      return <Trapezoid config={config} {...rest} />;
  }
}
