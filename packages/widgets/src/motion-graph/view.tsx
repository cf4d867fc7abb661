import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import controls from '../kit/controls.module.css';
import { Controls, Readouts, Stepper } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, signed, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Handle } from '../kit/handle.tsx';
import { indexed } from '../kit/indexed.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Axes, type Plane, plane } from '../kit/plane.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { Drive } from './drive.tsx';
import {
  averageSpeed,
  type GraphConfig,
  graph,
  speedAt,
  speeds,
  speedUnit,
  timesOf,
  type VelocityConfig,
  velocity,
  wayOf,
} from './model.ts';
import { Viewpoint } from './viewpoint.tsx';

/** Beside the middle of a section, clear of the line, of the numbers and of the names of the axes. */
function sectionSpot(p: Plane, times: number[], distances: number[], index: number) {
  const [x1, x2] = [p.toX(times[index] ?? 0), p.toX(times[index + 1] ?? 0)];
  const [y1, y2] = [p.toY(distances[index] ?? 0), p.toY(distances[index + 1] ?? 0)];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [middle, top] = [(y1 + y2) / 2, p.toY(p.y[1])];
  const side = middle - 15 < top ? -1 : 1;
  const x = (x1 + x2) / 2 + (side * 15 * (y2 - y1)) / length;
  const y = middle - (side * 15 * (x2 - x1)) / length + 5;
  return { x, y: x > p.toX(p.x[1]) - 50 ? Math.min(y, p.toY(0) - 26) : y };
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
              <path className={drawing.main} d={`M${times.map((t, i) => `${p.toX(t)} ${p.toY(distances[i] ?? 0)}`).join('L')}`} />
              {indexed(story).map(({ key, index }) => (
                <text
                  key={key}
                  className={classes(drawing.accent, drawing.halo)}
                  {...sectionSpot(p, times, distances, index)}
                  textAnchor="middle"
                >
                  {index + 1}.
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
      {story.length > 0 && <p>{story.map((part, i) => `${i + 1}. ${part}`).join(', ')}</p>}
      <Controls>
        <div className={controls.fields}>
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
      draw={(box, grip) => {
        const p = plane(box, [0, maxTime], [0, maxSpeed], 36);
        const top = (t: number) => Math.min(maxSpeed, speedAt(props.config.state, acceleration, t));
        return (
          <g>
            <Axes plane={p} box={box} xLabel="t (s)" yLabel="v (m/s)" />
            <path
              className={drawing.soft}
              d={`M${p.toX(0)} ${p.toY(0)}V${p.toY(start)}L${p.toX(stop)} ${p.toY(top(stop))}V${p.toY(0)}Z`}
              opacity={0.6}
            />
            <path className={drawing.main} d={`M${p.toX(0)} ${p.toY(start)}L${p.toX(stop)} ${p.toY(top(stop))}H${p.toX(maxTime)}`} />
            {grip('acceleration', { x: p.toX(maxTime), y: p.toY(Math.max(0, top(maxTime))) }, to => (p.fromY(to.y) - start) / maxTime)}
          </g>
        );
      }}
    />
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
