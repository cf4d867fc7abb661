import type { WidgetConfig } from '@eszkerek/contract/widgets/index';
import { Button, Choice, Controls, Readouts, Row, Slider, Stepper } from '../kit/controls.tsx';
import { num, signed, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Handle } from '../kit/handle.tsx';
import { indexed } from '../kit/indexed.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Axes, niceStep, plane } from '../kit/plane.tsx';
import { Stage } from '../kit/stage.tsx';
import { calm, useRun } from '../kit/use-run.ts';
import { useWidget } from '../kit/use-widget.ts';
import {
  averageSpeed,
  type DriveConfig,
  drive,
  type GraphConfig,
  graph,
  seen,
  speedAt,
  speeds,
  speedUnit,
  tape,
  timesOf,
  type VelocityConfig,
  type ViewpointConfig,
  velocity,
  viewNames,
  viewpoint,
  wayOf,
} from './model.ts';

function Car({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="w-fill" d="M-26 -6q0 -8 8 -8h6l6 -10h14l8 10h4q8 0 8 8v4h-54z" />
      <circle className="w-solid" cx={-14} r={6} />
      <circle className="w-solid" cx={16} r={6} />
    </g>
  );
}

function Drive(props: WidgetProps<DriveConfig>) {
  const widget = useWidget(props, drive);
  const { maxTime, maxDistance, maxSpeed, step = 1, timeUnit = 's', distanceUnit = 'm' } = props.config.state;
  const { speed } = widget.state;
  const end = Math.min(maxTime, maxDistance / Math.max(speed, 0.001));
  const run = useRun(end, maxTime / 5, () => widget.set(s => ({ ...s, time: end })));
  const time = run.running ? run.time : widget.state.time;
  const x: [number, number] = [0, maxTime];
  const y: [number, number] = [0, maxDistance];
  return (
    <Frame widget={widget} title="autó és stopper" how="Állítsd be a sebességet, és indíts">
      <Stage label={widget.description} height={300} picture>
        {box => {
          const graphBox = { width: box.width, height: 230 };
          const p = plane(graphBox, x, y, 38);
          return (
            <g>
              <Car x={30 + ((speed * time) / maxDistance) * (box.width - 64)} y={32} />
              <line className="w-ink" x1={4} x2={box.width - 4} y1={39} y2={39} />
              <g transform="translate(0 66)">
                <Axes plane={p} box={graphBox} xLabel={`idő (${timeUnit})`} yLabel={`út (${distanceUnit})`} />
                <line className="w-ink2 w-dash" x1={p.toX(0)} y1={p.toY(0)} x2={p.toX(end)} y2={p.toY(speed * end)} />
                <line className="w-main" x1={p.toX(0)} y1={p.toY(0)} x2={p.toX(time)} y2={p.toY(speed * time)} />
                <circle className="w-fill w-edge" cx={p.toX(time)} cy={p.toY(speed * time)} r={7} />
              </g>
            </g>
          );
        }}
      </Stage>
      <Controls>
        <Slider
          label="Sebesség"
          value={speed}
          min={step}
          max={maxSpeed}
          step={step}
          unit={speedUnit(props.config.state)}
          onChange={value => {
            run.seek(0);
            widget.set(s => ({ ...s, speed: value, time: 0 }));
          }}
        />
        <Slider
          label="Idő"
          value={time}
          min={0}
          max={maxTime}
          step={niceStep(maxTime, 100)}
          unit={timeUnit}
          digits={1}
          onChange={value => widget.set(s => ({ ...s, time: Math.min(value, end) }))}
        />
        <Row>
          <Button
            main
            icon={run.running ? 'pause' : 'play'}
            onClick={() => {
              if (run.running) {
                const at = run.time;
                run.stop();
                widget.set(s => ({ ...s, time: at }));
              } else run.start();
            }}
          >
            {run.running ? 'Megállítom' : 'Indítom'}
          </Button>
        </Row>
      </Controls>
      <Readouts
        items={[
          ['Idő', `${num(time, 1)} ${timeUnit}`],
          ['Mért út', `${num(tape({ ...widget.state, time }), 1)} ${distanceUnit}`],
          ['Sebesség', `${num(speed)} ${speedUnit(props.config.state)}`],
        ]}
      />
    </Frame>
  );
}

function Graph(props: WidgetProps<GraphConfig>) {
  const widget = useWidget(props, graph);
  const { maxTime, maxDistance, step = 1, timeUnit = 's', distanceUnit = 'm', story = [] } = props.config.state;
  const times = timesOf(props.config);
  const { distances } = widget.state;
  const put = (i: number, value: number) =>
    widget.set(s => ({ distances: s.distances.map((d, k) => (k === i ? snap(value, step, 0, maxDistance) : d)) }));
  return (
    <Frame widget={widget} title="út–idő grafikon" how="Húzd a töréspontokat fel vagy le">
      <Stage label="Út–idő grafikon" height={280}>
        {box => {
          const p = plane(box, [0, maxTime], [0, maxDistance], 38);
          return (
            <>
              <Axes plane={p} box={box} xLabel={`idő (${timeUnit})`} yLabel={`út (${distanceUnit})`} />
              <path className="w-main" d={`M${times.map((t, i) => `${p.toX(t)} ${p.toY(distances[i] ?? 0)}`).join('L')}`} />
              {indexed(story).map(({ key, item, index }) => (
                <text
                  key={key}
                  className="is-c is-halo"
                  x={(p.toX(times[index] ?? 0) + p.toX(times[index + 1] ?? 0)) / 2}
                  y={Math.min(p.toY(distances[index] ?? 0), p.toY(distances[index + 1] ?? 0)) - 8}
                  textAnchor="middle"
                >
                  {item}
                </text>
              ))}
              {indexed(times).map(({ key, item, index }) => (
                <Handle
                  key={key}
                  x={p.toX(item)}
                  y={p.toY(distances[index] ?? 0)}
                  radius={8}
                  label={`${index + 1}. pont, ${num(item)} ${timeUnit}`}
                  text={`${num(distances[index] ?? 0)} ${distanceUnit}`}
                  now={distances[index] ?? 0}
                  min={0}
                  max={maxDistance}
                  onDrag={at => put(index, p.fromY(at.y))}
                  onStep={(dx, dy) => put(index, (distances[index] ?? 0) + (dx + dy) * step)}
                />
              ))}
            </>
          );
        }}
      </Stage>
      <Controls>
        <div className="w-fields">
          {indexed(times).map(({ key, item, index }) => (
            <Stepper
              key={key}
              label={`${num(item)} ${timeUnit} időnél`}
              unit={distanceUnit}
              value={distances[index] ?? 0}
              min={0}
              max={maxDistance}
              step={step}
              onChange={value => put(index, value)}
            />
          ))}
        </div>
      </Controls>
      <Readouts
        items={[
          ...speeds(times, distances).map((v, i): [string, string] => [
            `${i + 1}. szakasz`,
            `${signed(v)} ${speedUnit(props.config.state)}`,
          ]),
          ['Átlagsebesség', `${num(averageSpeed(times, distances))} ${speedUnit(props.config.state)}`],
        ]}
      />
    </Frame>
  );
}

function Velocity(props: WidgetProps<VelocityConfig>) {
  const widget = useWidget(props, velocity);
  const { maxTime, maxSpeed, start } = props.config.state;
  const { acceleration } = widget.state;
  const end = speedAt(props.config.state, acceleration, maxTime);
  const stop = acceleration < 0 ? Math.min(maxTime, -start / acceleration) : maxTime;
  return (
    <Lab
      widget={widget}
      title="sebesség–idő grafikon"
      sliders={[{ key: 'acceleration', label: 'Gyorsulás', min: -5, max: 5, step: 0.5, unit: 'm/s²' }]}
      readouts={[
        ['Végsebesség', `${num(end)} m/s`],
        ['Megtett út', `${num(wayOf(props.config.state, acceleration))} m`],
      ]}
      height={250}
      draw={box => {
        const p = plane(box, [0, maxTime], [0, maxSpeed], 36);
        const top = (t: number) => Math.min(maxSpeed, speedAt(props.config.state, acceleration, t));
        return (
          <g>
            <Axes plane={p} box={box} xLabel="t (s)" yLabel="v (m/s)" />
            <path
              className="w-soft"
              d={`M${p.toX(0)} ${p.toY(0)}V${p.toY(start)}L${p.toX(stop)} ${p.toY(top(stop))}V${p.toY(0)}Z`}
              opacity={0.6}
            />
            <path className="w-main" d={`M${p.toX(0)} ${p.toY(start)}L${p.toX(stop)} ${p.toY(top(stop))}H${p.toX(maxTime)}`} />
          </g>
        );
      }}
    />
  );
}

function Viewpoint(props: WidgetProps<ViewpointConfig>) {
  const widget = useWidget(props, viewpoint);
  const { unit = 'm/s' } = props.config.state;
  const { from } = widget.state;
  const now = seen(props.config.state, from);
  const run = useRun(4, 1);
  const t = run.running ? run.time - 2 : 0;
  const shift = (v: number) => Math.max(-60, Math.min(60, v * 1.4)) * t;
  return (
    <Frame widget={widget} title="nézőpontok" how="Válaszd ki, honnan nézed">
      <Stage label={widget.description} height={150} picture>
        {({ width }) => (
          <g>
            <g transform={`translate(${shift(now.train)} 0)`}>
              <rect className="w-soft w-outline" x={width / 2 - 110} y={40} width={220} height={66} rx={14} />
              {[-76, -20, 36].map(x => (
                <rect key={x} className="w-paper w-line" x={width / 2 + x} y={52} width={40} height={26} rx={5} />
              ))}
              <circle className="w-solid" cx={width / 2 - 70} cy={108} r={9} />
              <circle className="w-solid" cx={width / 2 + 70} cy={108} r={9} />
            </g>
            <g transform={`translate(${shift(now.passenger)} 0)`}>
              <circle className="w-fill" cx={width / 2} cy={56} r={8} />
              <path className="w-main" d={`M${width / 2} 64v18m-7 14l7 -14l7 14m-16 -22h18`} />
            </g>
            <g transform={`translate(${shift(now.ground)} 0)`}>
              <line className="w-ink" x1={-200} x2={width + 200} y1={118} y2={118} />
              {[0.12, 0.5, 0.88].map(k => (
                <path key={k} className="w-main2" d={`M${width * k} 118v18m-10 0h20`} />
              ))}
            </g>
          </g>
        )}
      </Stage>
      <Controls>
        <Choice
          label="Honnan nézed?"
          value={from}
          options={(['ground', 'train', 'passenger'] as const).map(value => ({ value, label: viewNames[value] }))}
          onChange={value => widget.set({ from: value })}
        />
        {!calm() && (
          <Row>
            <Button icon="play" onClick={() => run.start()}>
              Lejátszom
            </Button>
          </Row>
        )}
      </Controls>
      <Readouts
        items={[
          ['A peron', `${num(now.ground)} ${unit}`],
          ['A vonat', `${num(now.train)} ${unit}`],
          ['Az utas', `${num(now.passenger)} ${unit}`],
        ]}
      />
    </Frame>
  );
}

export default function MotionGraph({ config, ...rest }: WidgetProps<WidgetConfig<'motion-graph'>>) {
  switch (config.mode) {
    case 'drive':
      return <Drive config={config} {...rest} />;
    case 'graph':
      return <Graph config={config} {...rest} />;
    case 'velocity':
      return <Velocity config={config} {...rest} />;
    case 'viewpoint':
      return <Viewpoint config={config} {...rest} />;
  }
}
