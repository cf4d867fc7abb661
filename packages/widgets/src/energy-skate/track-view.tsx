import { momentAt } from '@eszkerek/physics/ride';
import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useRef } from 'react';
import { Button, Controls, NumberAnswer, Readouts, Row, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Handle } from '../kit/handle.tsx';
import { upTo } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import { Notebook } from '../kit/notebook.tsx';
import { niceStep, ticks } from '../kit/plane.tsx';
import { Questions } from '../kit/questions.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { TimeSlider } from '../kit/run-controls.tsx';
import { type Box, Stage } from '../kit/stage.tsx';
import { Reading, type Run, useMotion, useRun } from '../kit/use-run.ts';
import { useWidget } from '../kit/use-widget.ts';
import { BARS_LEFT, barsHeight, EnergyBars, kineticBar, potentialBar, thermalBar, totalBar } from './energy-bars.tsx';
import {
  curveOf,
  energiesOf,
  gateShows,
  heightStep,
  maxMass,
  rideOf,
  rowNow,
  secondsOf,
  type Track,
  type TrackConfig,
  track,
  writeRow,
} from './track.ts';

/** The handle of the first point stays clear of the numbers of the axis. */
const LEFT = 54;
const TOP = 44;
const TALL = 170;
const GROUND = TOP + TALL;
const BARS = [kineticBar, potentialBar, thermalBar, totalBar];
const HEIGHT = GROUND + 34 + barsHeight(BARS.length);
const SAMPLES = 90;

interface SceneProps {
  box: Box;
  config: TrackConfig;
  now: Track;
  run: Run;
  onHeight: (point: number, height: number) => void;
}

function Scene({ box, config, now, run, onHeight }: SceneProps) {
  const { points, maxHeight, editable = [], gates = [] } = config.state;
  const curve = curveOf(config, now.heights);
  const wide = box.width - LEFT - 26;
  const px = (x: number) => LEFT + ((x - curve.from) / (curve.to - curve.from)) * wide;
  const py = (h: number) => GROUND - (h / maxHeight) * TALL;
  const skater = useRef<SVGGElement>(null);
  const bars = useRef(new Map<string, SVGRectElement>());
  const moments = rideOf(config, now);
  const joule = (box.width - BARS_LEFT - 4) / (maxMass(config) * now.gravity * maxHeight);
  const slopeScale = (TALL / maxHeight / wide) * (curve.to - curve.from);
  useMotion(run, time => {
    const moment = momentAt(moments, time);
    const { kinetic, potential, thermal } = energiesOf(config, now, moment);
    const tilt = (-Math.atan(curve.slope(moment.x) * slopeScale) * 180) / Math.PI;
    skater.current?.setAttribute(
      'transform',
      `translate(${px(moment.x).toFixed(1)} ${py(curve.height(moment.x)).toFixed(1)}) rotate(${tilt.toFixed(1)})`,
    );
    for (const [bar, energy] of [
      [kineticBar, kinetic],
      [potentialBar, potential],
      [thermalBar, thermal],
      [totalBar, kinetic + potential + thermal],
    ] as const)
      bars.current.get(bar.name)?.setAttribute('width', Math.max(0, energy * joule).toFixed(1));
  });
  const path = upTo(SAMPLES + 1)
    .map(i => curve.from + (i / SAMPLES) * (curve.to - curve.from))
    .map(x => `${px(x).toFixed(1)} ${py(curve.height(x)).toFixed(1)}`)
    .join('L');
  const step = heightStep(config);
  const put = (point: number, height: number) => onHeight(point, snap(height, step, 0, maxHeight));
  return (
    <g>
      <Quiet>
        {ticks([0, maxHeight], niceStep(maxHeight, 6)).map(h => (
          <g key={h}>
            <line className={drawing.gridline} x1={34} x2={box.width} y1={py(h)} y2={py(h)} />
            <text className={drawing.small} x={28} y={py(h) + 4} textAnchor="end">
              {num(h)}
            </text>
          </g>
        ))}
        <text className={drawing.small} x={28} y={TOP - 16} textAnchor="end">
          m
        </text>
      </Quiet>
      {gates.map(({ id, label, x }) => (
        <g key={id}>
          <path className={classes(drawing.main2, drawing.dash)} d={`M${px(x)} ${py(curve.height(x)) + 4}V${py(curve.height(x)) - 46}`} />
          <text className={drawing.halo} x={px(x)} y={GROUND + 22} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      <path className={drawing.ink} style={{ strokeWidth: 4 }} d={`M${path}`} />
      <path
        className={drawing.main2}
        d={`M${px(curve.from) - 5} ${py(curve.height(curve.from)) + 4}v-18M${px(curve.to) + 5} ${py(curve.height(curve.to)) + 4}v-18`}
      />
      {editable.map(i => {
        const height = now.heights[i] ?? 0;
        return (
          <Handle
            key={i}
            x={px(points[i]?.[0] ?? 0)}
            y={py(height)}
            radius={8}
            label={`${i + 1}. pont magassága`}
            text={`${num(height)} m`}
            now={height}
            min={0}
            max={maxHeight}
            onDrag={p => put(i, ((GROUND - p.y) / TALL) * maxHeight)}
            onStep={(dx, dy) => put(i, height + (dx || dy) * step)}
          />
        );
      })}
      <g ref={skater} style={{ pointerEvents: 'none' }}>
        <path className={drawing.main} d="M-12 -7h24" />
        <circle className={drawing.solid} cx={-8} cy={-3} r={3} />
        <circle className={drawing.solid} cx={8} cy={-3} r={3} />
        <path className={drawing.ink} d="M-5 -8l5 -12l5 12M0 -20v-10M-7 -25h14" />
        <circle className={drawing.solid} cy={-35} r={5} />
      </g>
      <EnergyBars
        bars={BARS}
        width={box.width}
        y={GROUND + 30}
        set={(name, bar) => {
          if (bar) bars.current.set(name, bar);
          else bars.current.delete(name);
        }}
      />
    </g>
  );
}

const RANGES = {
  friction: { label: 'Súrlódási együttható', min: 0, max: 0.5, step: 0.01 },
  gravity: { label: 'Nehézségi gyorsulás', min: 1, max: 25, step: 0.1, unit: 'm/s²' },
};

export function TrackView(props: WidgetProps<TrackConfig>) {
  const widget = useWidget(props, track);
  const { config } = props;
  const { gates = [], sliders = [] } = config.state;
  const now = widget.state;
  const end = secondsOf(config);
  const keep = (time: number) => widget.set(s => ({ ...s, time }));
  const run = useRun({ at: now.time, end, speed: 1, keep });
  const change = (part: Partial<Track>) => {
    run.stop();
    widget.set(s => ({ ...s, time: 0, ...part }));
  };
  const { goal } = config;
  return (
    <Frame widget={widget} title="gördeszkapálya" how="Igazítsd a pályát, indítsd el, figyeld a sávokat" split>
      <Stage label={`${config.text.title ?? 'Gördeszkapálya'}: ${widget.description}`} height={HEIGHT}>
        {box => (
          <Scene
            box={box}
            config={config}
            now={now}
            run={run}
            onHeight={(point, height) => change({ heights: now.heights.map((h, i) => (i === point ? height : h)) })}
          />
        )}
      </Stage>
      <Controls>
        <TimeSlider run={run} max={end} step={0.1} unit="s" digits={1} onChange={keep} />
        {gates.length > 0 && (
          <Row>
            <Button disabled={rowNow(config, now) === null} onClick={() => widget.set(s => writeRow(config, s))}>
              Beírom a naplóba
            </Button>
          </Row>
        )}
        {sliders.includes('mass') && (
          <Slider
            label="Tömeg"
            value={now.mass}
            min={5}
            max={maxMass(config)}
            step={5}
            unit="kg"
            onChange={value => change({ mass: value })}
          />
        )}
        {(['friction', 'gravity'] as const)
          .filter(key => sliders.includes(key))
          .map(key => (
            <Slider key={key} {...RANGES[key]} value={now[key]} onChange={value => change({ [key]: value })} />
          ))}
      </Controls>
      <Reading run={run}>
        {time => {
          const moment = momentAt(rideOf(config, now), time);
          const { kinetic, potential, thermal } = energiesOf(config, now, moment);
          return (
            <Readouts
              items={[
                ['Sebesség', `${num(Math.abs(moment.speed), 1)} m/s`],
                ['Magasság', `${num(curveOf(config, now.heights).height(moment.x), 1)} m`],
                ['Mozgási', `${num(kinetic, 0)} J`],
                ['Helyzeti', `${num(potential, 0)} J`],
                ['Hő', `${num(thermal, 0)} J`],
                ['Összes', `${num(kinetic + potential + thermal, 0)} J`],
                ...gates.map(
                  gate =>
                    [`Kapu: ${gate.label}`, `${num(gateShows(config, now, gate, time) ?? Number.NaN)} m/s`] satisfies [string, string],
                ),
              ]}
            />
          );
        }}
      </Reading>
      <Questions model={track} config={config} widget={widget} />
      {gates.length > 0 && (
        <Notebook
          widget={widget}
          columns={[{ label: 'h (m)' }, { label: 'v² (m²/s²)', digits: 1 }]}
          values={row => [row.x, row.y]}
          plot={[0, 1]}
          atLeast={[config.state.maxHeight, 20 * config.state.maxHeight]}
          slopeUnit={goal?.slope ? undefined : 'm/s²'}
          results={goal?.slope ? [`Az egyenes meredeksége: ${now.slope || '…'} m/s²`] : []}
        />
      )}
      {(goal?.slope ?? goal?.answer) && (
        <Controls label="Az eredmény">
          {goal?.slope && (
            <NumberAnswer
              label="Az egyenes meredeksége"
              unit="m/s²"
              value={now.slope}
              onChange={slope => widget.set(s => ({ ...s, slope }))}
            />
          )}
          {goal?.answer && (
            <NumberAnswer
              label={goal.answer.label}
              unit={goal.answer.unit}
              value={now.answer}
              onChange={answer => widget.set(s => ({ ...s, answer }))}
            />
          )}
        </Controls>
      )}
    </Frame>
  );
}
