import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Button, Controls, Readouts, Row, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import { indexed } from '../kit/indexed.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { distance } from '../kit/pairs.ts';
import panels from '../kit/panels.module.css';
import { Axes, AxisNumbers, plane } from '../kit/plane.tsx';
import { PointHandle, PointName, polygon, squareHeight } from '../kit/points.tsx';
import { writePolynomial } from '../kit/polynomial.ts';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import {
  type BattleshipConfig,
  battle,
  clue,
  type DistanceConfig,
  hits,
  type LinesConfig,
  lines,
  meeting,
  midpoint,
  type PointsConfig,
  type ProportionalConfig,
  points,
  ray,
  segment,
  write,
} from './model.ts';

function Points(props: WidgetProps<PointsConfig>) {
  const widget = useWidget(props, points);
  const { x, y, points: named, connect = 'none', step = 1, xLabel, yLabel } = props.config.state;
  const at = named.map(p => widget.state.at[p.id] ?? p.at);
  return (
    <Frame widget={widget} how="Húzd a pontokat, vagy használd a nyilakat">
      <Stage label="Koordináta-sík" height={squareHeight(x, y)} maxWidth={460}>
        {box => {
          const p = plane(box, x, y);
          const path = polygon(p, at);
          return (
            <>
              <Axes plane={p} box={box} xLabel={xLabel} yLabel={yLabel} numbers={false} />
              {connect !== 'none' && (
                <path
                  className={drawing.main}
                  style={connect === 'polygon' ? { fill: 'var(--c-soft)', fillOpacity: 0.5 } : undefined}
                  d={connect === 'polygon' ? path : path.slice(0, -1)}
                />
              )}
              <AxisNumbers plane={p} box={box} />
              {named.map(point => {
                const now = widget.state.at[point.id] ?? point.at;
                return (
                  <g key={point.id}>
                    <PointName plane={p} at={now} name={point.label} />
                    {point.fixed ? (
                      <circle className={drawing.solid} cx={p.toX(now[0])} cy={p.toY(now[1])} r={6} />
                    ) : (
                      <PointHandle
                        plane={p}
                        at={now}
                        name={point.label}
                        step={step}
                        onMove={to => widget.set(s => ({ at: { ...s.at, [point.id]: to } }))}
                      />
                    )}
                  </g>
                );
              })}
            </>
          );
        }}
      </Stage>
      <Readouts items={named.map((p, i): [string, string] => [`${p.label} pont`, write(at[i] ?? [0, 0])])} />
    </Frame>
  );
}

function Battleship(props: WidgetProps<BattleshipConfig>) {
  const widget = useWidget(props, battle);
  const { x, y, ships } = props.config.state;
  const { aim, shots } = widget.state;
  return (
    <Frame widget={widget} title="torpedójáték" how="Állítsd be a célkeresztet, és lőj" split>
      <Stage label="Tengeri térkép" height={squareHeight(x, y)}>
        {box => {
          const p = plane(box, x, y);
          return (
            <>
              <Axes plane={p} box={box} />
              {indexed(shots).map(({ key, item }) => {
                const hit = hits(ships, [item]).length > 0;
                return hit ? (
                  <rect
                    key={key}
                    className={classes(drawing.fill, drawing.edge)}
                    x={p.toX(item[0]) - 10}
                    y={p.toY(item[1]) - 10}
                    width={20}
                    height={20}
                    rx={5}
                  />
                ) : (
                  <path key={key} className={drawing.ink2} d={`M${p.toX(item[0]) - 6} ${p.toY(item[1]) - 6}l12 12m0 -12l-12 12`} />
                );
              })}
              <PointHandle plane={p} at={aim} name="Célkereszt" onMove={to => widget.set(s => ({ ...s, aim: to }))} radius={7} />
            </>
          );
        }}
      </Stage>
      <Controls>
        <p className={panels.big}>{write(aim)}</p>
        <Row>
          <Button main onClick={() => widget.set(s => ({ ...s, shots: [...s.shots, s.aim] }))}>
            Tűz!
          </Button>
        </Row>
        <p>{clue(ships, shots)}</p>
      </Controls>
      <Readouts
        items={[
          ['Találat', `${hits(ships, shots).length} / ${ships.length}`],
          ['Lövések', String(shots.length)],
        ]}
      />
    </Frame>
  );
}

function Distance(props: WidgetProps<DistanceConfig>) {
  const widget = useWidget(props, segment);
  const { x, y } = props.config.state;
  const { a, b } = widget.state;
  const mid = midpoint(widget.state);
  return (
    <Frame widget={widget} title="két pont távolsága" how="Húzd a két pontot">
      <Stage label="Két pont a síkon" height={squareHeight(x, y)} maxWidth={460}>
        {box => {
          const p = plane(box, x, y);
          return (
            <>
              <Axes plane={p} box={box} numbers={false} />
              <path className={classes(drawing.ink2, drawing.dash)} d={`M${p.toX(a[0])} ${p.toY(a[1])}H${p.toX(b[0])}V${p.toY(b[1])}`} />
              <line className={drawing.main} x1={p.toX(a[0])} y1={p.toY(a[1])} x2={p.toX(b[0])} y2={p.toY(b[1])} />
              <AxisNumbers plane={p} box={box} />
              <circle className={classes(drawing.brand, drawing.edge)} cx={p.toX(mid[0])} cy={p.toY(mid[1])} r={6} />
              <PointName plane={p} at={a} name="A" />
              <PointName plane={p} at={b} name="B" />
              <PointHandle plane={p} at={a} name="A" onMove={to => widget.set(s => ({ ...s, a: to }))} />
              <PointHandle plane={p} at={b} name="B" onMove={to => widget.set(s => ({ ...s, b: to }))} />
            </>
          );
        }}
      </Stage>
      <Readouts
        items={[
          ['Befogók', `${num(Math.abs(a[0] - b[0]))} és ${num(Math.abs(a[1] - b[1]))}`],
          ['AB távolság', num(distance(a, b))],
          ['Felezőpont', write(mid)],
        ]}
      />
    </Frame>
  );
}

function Proportional(props: WidgetProps<ProportionalConfig>) {
  const widget = useWidget(props, ray);
  const { x, y, step = 0.5, xLabel, yLabel } = props.config.state;
  const { slope } = widget.state;
  const end = Math.min(x[1], slope > 0 ? y[1] / slope : x[1]);
  return (
    <Lab
      widget={widget}
      title="egyenes arányosság"
      sliders={[{ key: 'slope', label: 'Egy egységhez ennyi tartozik', min: 0, max: Math.ceil((y[1] / x[1]) * 2), step }]}
      readouts={[1, 2, 4].map((k): [string, string] => [`${xLabel ?? 'x'} = ${k}`, num(k * slope)])}
      height={280}
      draw={(box, grip) => {
        const p = plane(box, x, y, 34);
        const held = x[1] / 2;
        return (
          <g>
            <Axes plane={p} box={box} xLabel={xLabel} yLabel={yLabel} />
            <line className={drawing.main} x1={p.toX(0)} y1={p.toY(0)} x2={p.toX(end)} y2={p.toY(end * slope)} />
            {[1, 2, 4]
              .filter(k => k * slope <= y[1] && k <= x[1])
              .map(k => (
                <circle key={k} className={classes(drawing.fill, drawing.edge)} cx={p.toX(k)} cy={p.toY(k * slope)} r={6} />
              ))}
            {grip('slope', { x: p.toX(held), y: p.toY(Math.min(held * slope, y[1])) }, to => p.fromY(to.y) / held)}
          </g>
        );
      }}
    />
  );
}

/** A line is turned by its point so far to the right of the y axis. */
const RUN = 2;

function Lines(props: WidgetProps<LinesConfig>) {
  const widget = useWidget(props, lines);
  const { x, y, lines: named } = props.config.state;
  const now = widget.state.lines;
  const meet = meeting(now);
  const change = (i: number, by: { slope?: number; intercept?: number }) =>
    widget.set(s => ({ lines: s.lines.map((line, k) => (k === i ? { ...line, ...by } : line)) }));
  return (
    <Frame widget={widget} title="egyenesek metszése" how="Told és forgasd az egyeneseket" split>
      <Stage label={widget.description} height={squareHeight(x, y)} picture>
        {box => {
          const p = plane(box, x, y);
          return (
            <g>
              <Axes plane={p} box={box} numbers={false} />
              <clipPath id={`${props.id}-clip`}>
                <rect x={p.toX(x[0])} y={p.toY(y[1])} width={p.toX(x[1]) - p.toX(x[0])} height={p.toY(y[0]) - p.toY(y[1])} />
              </clipPath>
              <g clipPath={`url(#${props.id}-clip)`}>
                {indexed(now).map(({ key, item, index }) => (
                  <line
                    key={key}
                    className={index === 0 ? drawing.main : drawing.main2}
                    x1={p.toX(x[0])}
                    y1={p.toY(item.slope * x[0] + item.intercept)}
                    x2={p.toX(x[1])}
                    y2={p.toY(item.slope * x[1] + item.intercept)}
                  />
                ))}
              </g>
              <AxisNumbers plane={p} box={box} />
              {indexed(named).map(({ key, item, index }) => {
                const { slope, intercept } = now[index] ?? { slope: 0, intercept: 0 };
                return item.fixed ? null : (
                  <g key={key}>
                    <Grip
                      label={`${item.label}: meredekség`}
                      x={p.toX(RUN)}
                      y={p.toY(Math.max(y[0], Math.min(y[1], slope * RUN + intercept)))}
                      onDrag={to => change(index, { slope: snap((p.fromY(to.y) - intercept) / RUN, 0.5, -4, 4) })}
                    />
                    <Grip
                      label={`${item.label}: tengelymetszet`}
                      x={p.toX(0)}
                      y={p.toY(intercept)}
                      onDrag={to => change(index, { intercept: snap(p.fromY(to.y), 1, Math.ceil(y[0]), Math.floor(y[1])) })}
                    />
                  </g>
                );
              })}
              {meet && <circle className={classes(drawing.spark, drawing.line)} cx={p.toX(meet[0])} cy={p.toY(meet[1])} r={7} />}
            </g>
          );
        }}
      </Stage>
      <Controls>
        {indexed(named).map(({ key, item, index }) =>
          item.fixed ? null : (
            <div key={key}>
              <Slider
                label={`${item.label}: meredekség`}
                value={now[index]?.slope ?? 0}
                min={-4}
                max={4}
                step={0.5}
                onChange={slope => change(index, { slope })}
              />
              <Slider
                label={`${item.label}: tengelymetszet`}
                value={now[index]?.intercept ?? 0}
                min={Math.ceil(y[0])}
                max={Math.floor(y[1])}
                onChange={intercept => change(index, { intercept })}
              />
            </div>
          ),
        )}
      </Controls>
      <Readouts
        items={[
          ...now.map((line, i): [string, string] => [named[i]?.label ?? '', `y = ${writePolynomial([line.slope, line.intercept])}`]),
          ['Metszéspont', meet ? write(meet) : 'nincs'],
        ]}
      />
    </Frame>
  );
}

export default function CoordinatePlane({ config, ...rest }: WidgetProps<WidgetConfig<'coordinate-plane'>>) {
  switch (config.mode) {
    case 'points':
      return <Points config={config} {...rest} />;
    case 'battleship':
      return <Battleship config={config} {...rest} />;
    case 'distance':
      return <Distance config={config} {...rest} />;
    case 'proportional':
      return <Proportional config={config} {...rest} />;
    case 'lines':
      return <Lines config={config} {...rest} />;
  }
}
