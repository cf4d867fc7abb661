import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useEffect, useRef } from 'react';
import { Controls, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { Axes, niceStep, plane, ticks } from '../kit/plane.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { TimeSlider } from '../kit/run-controls.tsx';
import { type Box, Stage } from '../kit/stage.tsx';
import { Reading, type Run, useMotion, useRun } from '../kit/use-run.ts';
import { useWidget } from '../kit/use-widget.ts';
import { type DriveConfig, type Drive as DriveState, drive, speedUnit, tape } from './model.ts';

/** On a phone the road and the graph are closer and lower, so that task, drawing and button are in sight together. */
const LOW = { height: 194, top: 34, graph: 180 };
const TALL = { height: 300, top: 66, graph: 230 };
const layoutFor = (width: number) => (width < 400 ? LOW : TALL);

/** Where the road lies; the car stands on it by its middle. */
const ROAD = 31;
const roadX = (width: number, share: number) => 30 + share * (width - 64);

interface RoadProps {
  box: Box;
  state: DriveConfig['state'];
  now: DriveState;
  end: number;
  run: Run;
  onSpeed: (speed: number) => void;
}

/** The car on its road and the graph of its way: only the car and the mark move. */
function Road({ box, state, now, end, run, onSpeed }: RoadProps) {
  const { speed } = now;
  const { maxTime, maxDistance, timeUnit = 's', distanceUnit = 'm' } = state;
  const { top, graph } = layoutFor(box.width);
  const graphBox = { width: box.width, height: graph };
  const p = plane(graphBox, [0, maxTime], [0, maxDistance], 38);
  const car = useRef<SVGGElement>(null);
  const gone = useRef<SVGLineElement>(null);
  const mark = useRef<SVGCircleElement>(null);
  useMotion(run, time => {
    const [x, y] = [p.toX(time).toFixed(1), p.toY(speed * time).toFixed(1)];
    car.current?.setAttribute('transform', `translate(${roadX(box.width, (speed * time) / maxDistance).toFixed(1)} ${ROAD - 7})`);
    gone.current?.setAttribute('x2', x);
    gone.current?.setAttribute('y2', y);
    mark.current?.setAttribute('transform', `translate(${x} ${y})`);
  });
  return (
    <g>
      <g ref={car}>
        <path className={drawing.fill} d="M-26 -6q0 -8 8 -8h6l6 -10h14l8 10h4q8 0 8 8v4h-54z" />
        <circle className={drawing.solid} cx={-14} r={6} />
        <circle className={drawing.solid} cx={16} r={6} />
        <path className={drawing.main} d="M0 -1V7" />
      </g>
      <line className={drawing.ink} x1={4} x2={box.width - 4} y1={ROAD} y2={ROAD} />
      <Quiet>
        {ticks([0, maxDistance], niceStep(maxDistance, box.width / 36)).map(way => (
          <g key={way} transform={`translate(${roadX(box.width, way / maxDistance)} ${ROAD})`}>
            <path className={drawing.line} d="M0 0v5" />
            <text className={drawing.small} y={16} textAnchor="middle">
              {num(way)}
            </text>
          </g>
        ))}
      </Quiet>
      <g transform={`translate(0 ${top})`}>
        <Axes plane={p} box={graphBox} xLabel={`idő (${timeUnit})`} yLabel={`út (${distanceUnit})`} />
        <line className={classes(drawing.ink2, drawing.dash)} x1={p.toX(0)} y1={p.toY(0)} x2={p.toX(end)} y2={p.toY(speed * end)} />
        <line ref={gone} className={drawing.main} x1={p.toX(0)} y1={p.toY(0)} />
        <Grip
          label="Sebesség"
          x={p.toX(end)}
          y={p.toY(speed * end)}
          onDrag={to => onSpeed(p.fromY(to.y - top) / Math.max(p.fromX(to.x), maxTime / 20))}
        />
        <circle ref={mark} data-part="run-mark" className={classes(drawing.fill, drawing.edge)} r={7} />
        <Reading run={run}>
          {time => (
            <text className={classes(drawing.accent, drawing.halo)} x={box.width - 8} y={p.toY(maxDistance) - 12} textAnchor="end">
              mért út: {num(tape({ ...now, time }), 1)} {distanceUnit}
            </text>
          )}
        </Reading>
      </g>
    </g>
  );
}

export function Drive(props: WidgetProps<DriveConfig>) {
  const widget = useWidget(props, drive);
  const { maxTime, maxDistance, maxSpeed, step = 1, timeUnit = 's' } = props.config.state;
  const { speed } = widget.state;
  const end = Math.min(maxTime, maxDistance / Math.max(speed, 0.001));
  const keep = (time: number) => widget.set(s => ({ ...s, time }));
  const run = useRun({ at: widget.state.time, end, speed: maxTime / 5, keep });
  const unit = speedUnit(props.config.state);
  const setSpeed = (to: number) => {
    run.stop();
    widget.set(s => ({ ...s, speed: snap(to, step, step, maxSpeed), time: 0 }));
  };
  // A speed found by reckoning: the car goes where the task asks, so that the drawing agrees with the praise.
  const wasSolved = useRef(widget.solved);
  const { within } = props.config.goal ?? {};
  useEffect(() => {
    const isNew = widget.solved && !wasSolved.current;
    wasSolved.current = widget.solved;
    if (isNew && within !== undefined && widget.state.time === 0) widget.set(s => ({ ...s, time: within }));
  }, [widget, within]);
  return (
    <Frame widget={widget} title="autó és stopper" how="Állítsd be a sebességet, és indíts">
      <Stage label={widget.description} height={width => layoutFor(width).height} picture>
        {box => <Road box={box} state={props.config.state} now={widget.state} end={end} run={run} onSpeed={setSpeed} />}
      </Stage>
      <Controls>
        <Slider label="Sebesség" value={speed} min={step} max={maxSpeed} step={step} unit={unit} onChange={setSpeed} />
        <TimeSlider
          run={run}
          max={maxTime}
          step={niceStep(maxTime, 100)}
          unit={timeUnit}
          digits={1}
          onChange={value => keep(Math.min(value, end))}
        />
      </Controls>
      <p className={panels.note}>A mért út kicsit eltérhet a valóditól.</p>
    </Frame>
  );
}
