import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Arrow } from '../kit/arrow.tsx';
import controls from '../kit/controls.module.css';
import { Controls, Readouts, Row, Toggle } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import type { Pair } from '../kit/pairs.ts';
import { plane } from '../kit/plane.tsx';
import { Grid, PointHandle, squareHeight } from '../kit/points.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import {
  type ArrowsConfig,
  arrows,
  forceMap,
  labelSpot,
  type MapConfig,
  type PushConfig,
  pushOff,
  resultant,
  size,
  speedRatio,
  type WorkConfig,
  work,
  workOf,
} from './model.ts';

const RANGE: Pair = [-6, 6];

function Arrows(props: WidgetProps<ArrowsConfig>) {
  const widget = useWidget(props, arrows);
  const { forces, scale = 1, resultant: showSum = true } = props.config.state;
  const at = (id: string, start: Pair) => widget.state.to[id] ?? start;
  const sum = resultant(forces.map(f => at(f.id, f.to)));
  const meets = (id: string) => forces.some(f => f.id !== id && at(f.id, f.to).join() === at(id, [0, 0]).join());
  return (
    <Frame widget={widget} how="Húzd a nyilak végét">
      <Stage label="Erőnyilak" height={squareHeight(RANGE, RANGE, 12, 360)} maxWidth={400}>
        {box => {
          const p = plane(box, RANGE, RANGE, 12);
          const origin: Pair = [p.toX(0), p.toY(0)];
          const end = ([x, y]: Pair): Pair => [p.toX(x), p.toY(y)];
          return (
            <>
              <Grid plane={p} />
              {showSum && size(sum) > 0 && <Arrow from={origin} to={end(sum)} look={classes(drawing.main2, drawing.dash)} />}
              {forces.map(f => (
                <g key={f.id}>
                  <Arrow from={origin} to={end(at(f.id, f.to))} look={f.fixed ? drawing.ink : drawing.main} />
                  <text
                    className={classes(drawing.big, drawing.halo)}
                    {...labelSpot(f.label, end(at(f.id, f.to)), origin, box, {
                      isFixed: f.fixed === true,
                      isShared: !f.fixed && meets(f.id),
                    })}
                  >
                    {f.label}
                  </text>
                </g>
              ))}
              <circle className={drawing.solid} cx={origin[0]} cy={origin[1]} r={7} />
              {forces
                .filter(f => !f.fixed)
                .map(f => (
                  <PointHandle
                    key={f.id}
                    plane={p}
                    at={at(f.id, f.to)}
                    name={f.label}
                    drawn
                    onMove={to => widget.set(s => ({ to: { ...s.to, [f.id]: to } }))}
                  />
                ))}
            </>
          );
        }}
      </Stage>
      <Readouts
        items={[
          ...forces.map((f): [string, string] => [f.label, `${num(size(at(f.id, f.to)) * scale)} N`]),
          ...(showSum ? [['Eredő', `${num(size(sum) * scale)} N`] satisfies [string, string]] : []),
        ]}
      />
    </Frame>
  );
}

const directions: Record<'up' | 'down' | 'left' | 'right', Pair> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** A longer name does not fit into the body; it stands below. */
const LONGEST = 20;

function ForceMap(props: WidgetProps<MapConfig>) {
  const widget = useWidget(props, forceMap);
  const { body, offered } = props.config.state;
  const { on } = widget.state;
  const half = body.length > LONGEST ? 46 : Math.max(46, 4 * body.length + 8);
  return (
    <Frame widget={widget} title="erőtérkép" how="Jelöld be, milyen erők hatnak" split>
      <Stage label={widget.description} height={240} picture>
        {({ width }) => (
          <g transform={`translate(${width / 2} 120)`}>
            <rect className={classes(drawing.soft, drawing.outline)} x={-half} y={-32} width={2 * half} height={64} rx={8} />
            <text y={5} textAnchor="middle">
              {body.length > LONGEST ? '' : body}
            </text>
            {offered
              .filter(f => on.includes(f.id))
              .map(f => {
                const [dx, dy] = directions[f.direction];
                const from: Pair = [dx * half, dy * 32];
                return (
                  <g key={f.id}>
                    <Arrow from={from} to={[from[0] + dx * 58, from[1] + dy * 58]} look={drawing.main} />
                    <text
                      className={drawing.halo}
                      x={from[0] + dx * 64}
                      y={from[1] + dy * 74 + (dx === 0 ? 0 : -12)}
                      textAnchor={dx > 0 ? 'end' : dx < 0 ? 'start' : 'middle'}
                    >
                      {f.label}
                    </text>
                  </g>
                );
              })}
          </g>
        )}
      </Stage>
      <Controls label={`Erők: ${body}`}>
        <p className={controls.label}>{body}</p>
        <Row>
          {offered.map(f => (
            <Toggle
              key={f.id}
              label={f.label}
              on={on.includes(f.id)}
              onChange={to => widget.set(s => ({ on: to ? [...s.on, f.id] : s.on.filter(id => id !== f.id) }))}
            />
          ))}
        </Row>
      </Controls>
    </Frame>
  );
}

/** px higher for every kg. */
const TALLER = 0.5;

function PushOff(props: WidgetProps<PushConfig>) {
  const widget = useWidget(props, pushOff);
  const { left, right } = widget.state;
  const ratio = speedRatio(widget.state);
  return (
    <Lab
      widget={widget}
      title="két gördeszkás"
      sliders={[
        { key: 'left', label: 'Bal oldali tömege', min: 20, max: 120, step: 5, unit: 'kg' },
        { key: 'right', label: 'Jobb oldali tömege', min: 20, max: 120, step: 5, unit: 'kg' },
      ]}
      readouts={[
        ['Erők', 'egyenlők, ellentétesek'],
        ['Bal : jobb sebesség', `${num(ratio)} : 1`],
      ]}
      height={200}
      draw={({ width }, grip) => {
        const c = width / 2;
        const big = Math.max(ratio, 1);
        const [vl, vr] = [(ratio / big) * (c - 70), (1 / big) * (c - 70)];
        return (
          <g>
            <line className={drawing.ink} x1={4} x2={width - 4} y1={160} y2={160} />
            {[-1, 1].map(side => {
              const mass = side < 0 ? left : right;
              const [look, stroke] = side < 0 ? [drawing.fill, drawing.main] : [drawing.brand, drawing.main2];
              const [wide, tall] = [14 + mass / 6, 44 + mass * TALLER];
              return (
                <g key={side}>
                  <g transform={`translate(${c + side * 40} 148)`}>
                    <path className={stroke} style={{ strokeWidth: 5 }} d={`M0 ${12 - tall}L${-side * 38} ${-46}`} />
                    <rect className={look} x={-wide / 2} y={-tall} width={wide} height={tall - 4} rx={wide / 2} />
                    <circle className={look} cy={-tall - 12} r={10} />
                    <rect className={drawing.solid} x={-22} y={-4} width={44} height={6} rx={3} />
                    <circle className={drawing.solid} cx={-14} cy={7} r={5} />
                    <circle className={drawing.solid} cx={14} cy={7} r={5} />
                  </g>
                  {grip(side < 0 ? 'left' : 'right', { x: c + side * 40, y: 136 - tall }, p => (92 - p.y) / TALLER)}
                </g>
              );
            })}
            <Arrow from={[c - 60, 186]} to={[c - 60 - vl, 186]} look={drawing.main} />
            <Arrow from={[c + 60, 186]} to={[c + 60 + vr, 186]} look={drawing.main2} />
            <text x={c} y={190} textAnchor="middle">
              sebesség
            </text>
          </g>
        );
      }}
    />
  );
}

function WorkView(props: WidgetProps<WorkConfig>) {
  const widget = useWidget(props, work);
  const { maxForce, maxDistance, friction } = props.config.state;
  const { force, distance } = widget.state;
  const moves = friction === undefined || force >= friction;
  return (
    <Lab
      widget={widget}
      title="ládahúzás"
      sliders={[
        { key: 'force', label: 'Húzóerő', min: 0, max: maxForce, step: maxForce / 50, unit: 'N' },
        { key: 'distance', label: 'Elmozdulás', min: 0, max: maxDistance, step: maxDistance / 50, unit: 'm' },
      ]}
      readouts={[
        ['Munka', `${num(moves ? workOf(widget.state) : 0)} J`],
        ['Számítás', `${num(force)} N · ${num(distance)} m`],
        ...(friction === undefined ? [] : [['Súrlódás', `${num(friction)} N`] satisfies [string, string]]),
      ]}
      height={160}
      draw={({ width }, grip) => {
        const [metre, newton] = [(width - 150) / maxDistance, 60 / maxForce];
        const x = 14 + (moves ? distance : 0) * metre;
        const tip = 66 + force * newton;
        return (
          <g>
            <line className={drawing.ink} x1={4} x2={width - 4} y1={120} y2={120} />
            <line className={classes(drawing.ink2, drawing.dash)} x1={14} x2={x} y1={140} y2={140} />
            <rect className={classes(drawing.soft, drawing.outline)} x={x} y={64} width={60} height={54} rx={5} />
            <Arrow from={[x + 60, 90]} to={[x + tip, 90]} look={drawing.main} />
            <text className={drawing.halo} x={x + 66} y={78}>
              {num(force)} N
            </text>
            {grip('distance', { x: x + 30, y: 92 }, p => (p.x - 44) / metre)}
            {grip('force', { x: x + tip + 12, y: 90 }, p => (p.x - x - 78) / newton)}
          </g>
        );
      }}
    />
  );
}

export default function ForceBoard({ config, ...rest }: WidgetProps<WidgetConfig<'force-board'>>) {
  switch (config.mode) {
    case 'arrows':
      return <Arrows config={config} {...rest} />;
    case 'force-map':
      return <ForceMap config={config} {...rest} />;
    case 'push-off':
      return <PushOff config={config} {...rest} />;
    case 'work':
      return <WorkView config={config} {...rest} />;
  }
}
