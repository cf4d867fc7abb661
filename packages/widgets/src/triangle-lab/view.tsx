import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Controls, Readouts, Row, Slider, Toggle } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import type { Point } from '../kit/handle.tsx';
import { indexed } from '../kit/indexed.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { distance, type Pair } from '../kit/pairs.ts';
import { type Plane, plane } from '../kit/plane.tsx';
import { Grid, PointHandle, PointName, polygon, squareHeight } from '../kit/points.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import {
  angleReadouts,
  angles,
  type CongruentConfig,
  type Corners,
  congruent,
  isFlat,
  type Layer,
  type LinesConfig,
  layerName,
  lines,
  meeting,
  placed,
  possible,
  type ShapeConfig,
  type SticksConfig,
  segments,
  shape,
  sides,
  sticks,
} from './model.ts';

const X: Pair = [0, 12];
const Y: Pair = [0, 8];
const names = ['a', 'b', 'c'] as const;

function Handles({ p, corners, onMove }: { p: Plane; corners: Corners; onMove: (key: 'a' | 'b' | 'c', at: Pair) => void }) {
  const { a, b, c } = corners;
  const middle: Pair = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
  return names.map(key => (
    <g key={key}>
      <PointName plane={p} at={corners[key]} name={key.toUpperCase()} left={corners[key][0] < middle[0]} />
      <PointHandle plane={p} at={corners[key]} name={key.toUpperCase()} step={0.5} onMove={at => onMove(key, at)} />
    </g>
  ));
}

/** A corner has one colour in the triangle and torn off. */
const looks = [drawing.fill, drawing.brand, drawing.spark];
const CORNER = 26;

/** The corners of the triangle, to be torn off. */
function Coloured({ p, corners: { a, b, c } }: { p: Plane; corners: Corners }) {
  const at = ([x, y]: Pair): Pair => [p.toX(x), p.toY(y)];
  const towards = (from: Pair, to: Pair) => {
    const share = Math.min(1, CORNER / (distance(from, to) || 1));
    return `${from[0] + share * (to[0] - from[0])} ${from[1] + share * (to[1] - from[1])}`;
  };
  return [at(a), at(b), at(c)].map((from, i, all) => {
    const [next, last] = [all[(i + 1) % 3] ?? from, all[(i + 2) % 3] ?? from];
    const turn = (next[0] - from[0]) * (last[1] - from[1]) > (next[1] - from[1]) * (last[0] - from[0]) ? 1 : 0;
    const d = `M${from.join(' ')}L${towards(from, next)}A${CORNER} ${CORNER} 0 0 ${turn} ${towards(from, last)}Z`;
    return <path key={names[i]} className={looks[i]} d={d} />;
  });
}

/** The three torn-off corners side by side on a line. */
function Torn({ width, y, list }: { width: number; y: number; list: number[] }) {
  let from = 0;
  const at = (deg: number) => `${width / 2 + 44 * Math.cos((deg * Math.PI) / 180)} ${y - 44 * Math.sin((deg * Math.PI) / 180)}`;
  return (
    <g>
      <line className={drawing.ink} x1={width / 2 - 70} x2={width / 2 + 70} y1={y} y2={y} />
      {indexed(list).map(({ key, item, index }) => {
        const start = from;
        from += item;
        return (
          <path key={key} className={classes(drawing.edge, looks[index])} d={`M${width / 2} ${y}L${at(start)}A44 44 0 0 0 ${at(from)}Z`} />
        );
      })}
    </g>
  );
}

function Shape(props: WidgetProps<ShapeConfig>) {
  const widget = useWidget(props, shape);
  const { tear, axis } = props.config.state;
  const { state } = widget;
  const list = angles(state);
  const lengths = sides(state);
  return (
    <Frame widget={widget} how="Húzd a csúcsokat">
      <Stage label="Háromszög" height={w => squareHeight(X, Y, 14, 340)(w) + (state.torn ? 60 : 0)} maxWidth={520}>
        {box => {
          const area = { width: box.width, height: box.height - (state.torn ? 60 : 0) };
          const p = plane(area, X, Y, 14);
          return (
            <>
              <Grid plane={p} />
              <path className={classes(drawing.soft, drawing.outline)} d={polygon(p, [state.a, state.b, state.c])} />
              {tear && !isFlat(state) && <Coloured p={p} corners={state} />}
              {axis && (
                <line
                  className={classes(drawing.ink2, drawing.dash)}
                  x1={p.toX((state.a[0] + state.b[0]) / 2)}
                  y1={p.toY((state.a[1] + state.b[1]) / 2)}
                  x2={p.toX(state.c[0])}
                  y2={p.toY(state.c[1])}
                />
              )}
              <Handles p={p} corners={state} onMove={(key, at) => widget.set(s => ({ ...s, [key]: at }))} />
              {state.torn && !isFlat(state) && <Torn width={box.width} y={box.height - 6} list={list} />}
            </>
          );
        }}
      </Stage>
      {tear && (
        <Controls>
          <Toggle label="Letépem a sarkokat" on={state.torn} onChange={on => widget.set(s => ({ ...s, torn: on }))} />
        </Controls>
      )}
      <Readouts items={[...angleReadouts(state, ' + '), ['Oldalak', lengths.map(side => num(side)).join('; ')]]} />
    </Frame>
  );
}

/** Where a leaning stick is held: at this part of it, apart from the other even where the two meet. */
const HELD = 0.6;

function Sticks(props: WidgetProps<SticksConfig>) {
  const widget = useWidget(props, sticks);
  const max = props.config.state.max ?? 10;
  const { a, b, c } = widget.state;
  const ok = possible(widget.state);
  return (
    <Lab
      widget={widget}
      title="pálcák"
      sliders={(['a', 'b', 'c'] as const).map(key => ({ key, label: `${key} pálca`, min: 1, max, step: 1 }))}
      readouts={[
        ['a + b', `${num(a + b)} és c = ${num(c)}`],
        ['Háromszög', ok ? 'sikerül' : 'nem ér össze'],
      ]}
      height={220}
      how="Húzd a pálcákat hosszabbra vagy rövidebbre, vagy mozgasd a csúszkákat"
      interactive
      draw={({ width }, grip) => {
        const u = Math.min(16, (width - 20) / (2 * max));
        const left = width / 2 - (c * u) / 2;
        const right = left + c * u;
        const x = (a * a + c * c - b * b) / (2 * c);
        const h = Math.sqrt(Math.max(0, a * a - x * x));
        const y = 196;
        const [endA, endB] = ok
          ? [
              { x: left + x * u, y: y - h * u },
              { x: left + x * u, y: y - h * u },
            ]
          : [
              { x: left + a * u * 0.94, y: y - a * u * 0.34 },
              { x: right - b * u * 0.94, y: y - b * u * 0.34 },
            ];
        const held = (foot: number, end: Point): Point => ({ x: foot + (end.x - foot) * HELD, y: y + (end.y - y) * HELD });
        const lengthFrom = (foot: number) => (to: Point) => Math.hypot(to.x - foot, to.y - y) / u / HELD;
        return (
          <g>
            <line className={drawing.ink} style={{ strokeWidth: 8 }} x1={left} x2={right} y1={y} y2={y} />
            <line className={drawing.main} style={{ strokeWidth: 8 }} x1={left} y1={y} x2={endA.x} y2={endA.y} />
            <line className={drawing.main2} style={{ strokeWidth: 8 }} x1={right} y1={y} x2={endB.x} y2={endB.y} />
            {grip('a', held(left, endA), lengthFrom(left))}
            {grip('b', held(right, endB), lengthFrom(right))}
            {grip('c', { x: right, y }, to => (2 * (to.x - width / 2)) / u)}
            <text x={left + (c * u) / 2} y={y + 20} textAnchor="middle">
              c = {num(c)}
            </text>
          </g>
        );
      }}
    />
  );
}

const layerLook: Record<Layer, string | undefined> = {
  median: drawing.main,
  altitude: drawing.main2,
  bisector: drawing.ink,
  perpendicular: classes(drawing.ink2, drawing.dash),
  midline: classes(drawing.main2, drawing.dash),
};

function Lines(props: WidgetProps<LinesConfig>) {
  const widget = useWidget(props, lines);
  const { state } = widget;
  return (
    <Frame widget={widget} title="nevezetes vonalak" how="Kapcsold a rétegeket, húzd a csúcsokat">
      <Stage label="Háromszög nevezetes vonalakkal" height={squareHeight(X, Y, 14, 360)} maxWidth={520}>
        {box => {
          const p = plane(box, X, Y, 14);
          return (
            <>
              <Grid plane={p} />
              <path className={classes(drawing.tint, drawing.outline)} d={polygon(p, [state.a, state.b, state.c])} />
              {(isFlat(state) ? [] : state.on).map(layer => {
                const center = meeting(state, layer);
                return (
                  <g key={layer}>
                    {indexed(segments(state, layer)).map(({ key, item: [from, to] }) => (
                      <line
                        key={key}
                        className={layerLook[layer]}
                        x1={p.toX(from[0])}
                        y1={p.toY(from[1])}
                        x2={p.toX(to[0])}
                        y2={p.toY(to[1])}
                      />
                    ))}
                    {center && (
                      <circle className={classes(drawing.spark, drawing.line)} cx={p.toX(center[0])} cy={p.toY(center[1])} r={6} />
                    )}
                  </g>
                );
              })}
              <Handles p={p} corners={state} onMove={(key, at) => widget.set(s => ({ ...s, [key]: at }))} />
            </>
          );
        }}
      </Stage>
      <Controls>
        <Row>
          {props.config.state.layers.map(layer => (
            <Toggle
              key={layer}
              label={layerName[layer]}
              on={state.on.includes(layer)}
              onChange={on => widget.set(s => ({ ...s, on: on ? [...s.on, layer] : s.on.filter(l => l !== layer) }))}
            />
          ))}
        </Row>
      </Controls>
      <Readouts items={angleReadouts(state, '; ')} />
    </Frame>
  );
}

function Congruent(props: WidgetProps<CongruentConfig>) {
  const widget = useWidget(props, congruent);
  const fixed: Corners = props.config.state;
  const moving = placed(fixed, widget.state);
  const x: Pair = [-3, 11];
  const y: Pair = [-4, 7];
  const change = (key: 'dx' | 'dy' | 'turn') => (value: number) => widget.set(s => ({ ...s, [key]: value }));
  return (
    <Frame widget={widget} title="egybevágóság" how="Csúsztasd, forgasd, fordítsd" split>
      <Stage label={widget.description} height={squareHeight(x, y, 10, 320)} picture>
        {box => {
          const p = plane(box, x, y, 10);
          return (
            <g>
              <Grid plane={p} />
              <path className={classes(drawing.raised, drawing.line)} d={polygon(p, [fixed.a, fixed.b, fixed.c])} />
              <path
                className={drawing.outline}
                style={{ fill: 'var(--c-soft)', fillOpacity: 0.7 }}
                d={polygon(p, [moving.a, moving.b, moving.c])}
              />
            </g>
          );
        }}
      </Stage>
      <Controls>
        <Slider label="Vízszintes csúsztatás" value={widget.state.dx} min={-4} max={6} step={0.5} onChange={change('dx')} />
        <Slider label="Függőleges csúsztatás" value={widget.state.dy} min={-4} max={4} step={0.5} onChange={change('dy')} />
        <Slider label="Forgatás" value={widget.state.turn} min={0} max={360} step={5} show={v => `${num(v)}°`} onChange={change('turn')} />
        <Toggle label="Átfordítom" on={widget.state.flip === 1} onChange={on => widget.set(s => ({ ...s, flip: on ? 1 : 0 }))} />
      </Controls>
    </Frame>
  );
}

export default function TriangleLab({ config, ...rest }: WidgetProps<WidgetConfig<'triangle-lab'>>) {
  switch (config.mode) {
    case 'shape':
      return <Shape config={config} {...rest} />;
    case 'sticks':
      return <Sticks config={config} {...rest} />;
    case 'lines':
      return <Lines config={config} {...rest} />;
    case 'congruent':
      return <Congruent config={config} {...rest} />;
  }
}
