import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useId, useRef } from 'react';
import { Controls, Readouts } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import { upTo } from '../kit/indexed.ts';
import { Axes, type Plane, plane } from '../kit/plane.tsx';
import { TimeSlider } from '../kit/run-controls.tsx';
import { type Box, Stage } from '../kit/stage.tsx';
import { Reading, type Run, useMotion, useRun } from '../kit/use-run.ts';
import type { WidgetState } from '../kit/use-widget.ts';
import type { Time } from './model.ts';

const PAD = 36;
const STEPS = 80;

interface Curve {
  name: string;
  at: (time: number) => number;
  look: string | undefined;
}

interface MarkProps {
  curve: Curve;
  /** Of two curves the upper one is named above, the lower one below. */
  below: boolean;
  plane: Plane;
  box: Box;
  run: Run;
}

const heightOf = (p: Plane, { at }: Curve, time: number) => p.toY(Math.min(p.y[1], at(time)));

/** Where a curve stands now, with its name on the side where there is room. */
function Mark({ curve, below, plane: p, box, run }: MarkProps) {
  const mark = useRef<SVGGElement>(null);
  const label = useRef<SVGTextElement>(null);
  useMotion(run, time => {
    const x = p.toX(time);
    mark.current?.setAttribute('transform', `translate(${x.toFixed(1)} ${heightOf(p, curve, time).toFixed(1)})`);
    const anchor = x > box.width * 0.7 ? 'end' : 'start';
    // The text is laid out anew when it is set, even to the same.
    if (label.current?.getAttribute('text-anchor') === anchor) return;
    label.current?.setAttribute('text-anchor', anchor);
    label.current?.setAttribute('x', anchor === 'end' ? '-10' : '10');
  });
  return (
    <g ref={mark}>
      <circle
        data-part="run-mark"
        className={curve.look === drawing.main ? classes(drawing.fill, drawing.edge) : classes(drawing.brand, drawing.edge)}
        r={6}
      />
      <text ref={label} className={drawing.halo} y={below ? 20 : -10}>
        {curve.name}
      </text>
    </g>
  );
}

interface GraphProps {
  box: Box;
  end: number;
  unit: string;
  range: [number, number];
  curves: Curve[];
  run: Run;
  onTime: (time: number) => void;
}

/** The curves, faint as a whole and strong as far as the time has come: only that edge and the marks move. */
function Graph({ box, end, unit, range, curves, run, onTime }: GraphProps) {
  const id = useId();
  const edge = useRef<SVGRectElement>(null);
  const p = plane(box, [0, end], range, PAD);
  useMotion(run, time => edge.current?.setAttribute('width', p.toX(time).toFixed(1)));
  const highest = Math.max(...curves.map(curve => curve.at(end / 2)));
  const lines = curves.map(curve => (
    <path
      key={curve.name}
      className={curve.look}
      d={`M${upTo(STEPS + 1)
        .map(i => (end * i) / STEPS)
        .map(time => `${p.toX(time).toFixed(1)} ${heightOf(p, curve, time).toFixed(1)}`)
        .join('L')}`}
    />
  ));
  return (
    <g>
      <Axes plane={p} box={box} xLabel={`idő (${unit})`} yLabel="t (°C)" />
      <g opacity={0.35}>{lines}</g>
      <clipPath id={id}>
        <rect ref={edge} height={box.height} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{lines}</g>
      {curves.map(curve => (
        <Mark key={curve.name} curve={curve} below={curve.at(end / 2) < highest} plane={p} box={box} run={run} />
      ))}
      {!run.running && (
        <Grip x={p.toX(run.now())} y={p.toY(range[0])} label="Idő" onDrag={to => onTime(snap(p.fromX(to.x), end / 200, 0, end))} />
      )}
    </g>
  );
}

interface ClockProps {
  widget: WidgetState<Time>;
  title: string;
  end: number;
  unit: string;
  curves: Curve[];
  range: [number, number];
  readouts: (now: Time) => [string, string][];
}

/** Temperature curves over time, with a burner that can be started, stopped and turned back. */
export function Clock({ widget, title, end, unit, curves, range, readouts }: ClockProps) {
  const keep = (time: number) => widget.set(s => ({ ...s, time }));
  const run = useRun({ at: widget.state.time, end, speed: end / 8, keep });
  return (
    <Frame widget={widget} title={title} how="Indítsd el, vagy húzd az időt">
      <Stage label={widget.description} height={270} picture>
        {box => <Graph box={box} end={end} unit={unit} range={range} curves={curves} run={run} onTime={keep} />}
      </Stage>
      <Controls>
        <TimeSlider run={run} max={end} step={end / 200} unit={unit} digits={0} onChange={keep} />
      </Controls>
      <Reading run={run}>{time => <Readouts items={readouts({ ...widget.state, time })} />}</Reading>
    </Frame>
  );
}
