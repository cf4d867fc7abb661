import { acceleration, slide } from '@eszkerek/physics/blocks';
import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useRef } from 'react';
import { Button, Choice, Controls, NumberAnswer, Readouts, Row, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import type { Point } from '../kit/handle.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Notebook } from '../kit/notebook.tsx';
import { Questions } from '../kit/questions.tsx';
import { RunButton } from '../kit/run-controls.tsx';
import { type Box, Stage } from '../kit/stage.tsx';
import { type Run, useMotion, useRun } from '../kit/use-run.ts';
import { useWidget } from '../kit/use-widget.ts';
import { ForceArrows } from './force-arrows.tsx';
import {
  angleOf,
  doesName,
  heightStep,
  maxHeight,
  meterShows,
  pullStep,
  riseOf,
  type Slope,
  type SlopeConfig,
  slope,
  slopeForces,
  writeRow,
} from './slope.ts';

const SECONDS = 4;
const BELOW = 82;

const maxAngle = (config: SlopeConfig) => Math.floor((Math.asin(maxHeight(config) / config.state.length) * 180) / Math.PI);

const lengthPx = (width: number) => Math.min(width - 70, 330);

/** Where along the ramp the block starts, and where its rope is fixed, px. */
const [START, ROPE] = [0.42, 25];

interface RampProps {
  box: Box;
  config: SlopeConfig;
  now: Slope;
  run: Run;
  onChange: (part: Partial<Slope>) => void;
}

function Ramp({ box, config, now, run, onChange }: RampProps) {
  const { along, normal, friction, net } = slopeForces(config, now);
  const { weight, length, components = true, maxPull } = config.state;
  const angle = angleOf(config, now);
  const rise = riseOf(config, now);
  const base = Math.sqrt(1 - rise * rise);
  const l = lengthPx(box.width);
  const [x0, y0] = [(box.width - l) / 2 - 10, box.height - BELOW];
  const px = 72 / Math.max(weight, maxPull);
  const block = useRef<SVGGElement>(null);
  const a = acceleration(net, weight, 10);
  useMotion(run, time => {
    const at = Math.min(0.86, Math.max(0.12, START + slide(0, a, time) / length));
    block.current?.setAttribute('transform', `translate(${(at * l).toFixed(1)} 0)`);
  });
  const toTop = ({ x, y }: Point) => {
    if (config.state.by === 'angle') onChange({ angle: snap((Math.atan2(y0 - y, x - x0) * 180) / Math.PI, 1, 0, maxAngle(config)) });
    else onChange({ height: snap(((y0 - y) / l) * length, heightStep(config), 0, maxHeight(config)) });
  };
  /** Along the ramp, from its foot. */
  const alongAt = ({ x, y }: Point) => (x - x0) * base - (y - y0) * rise;
  return (
    <g>
      <path className={classes(drawing.tint, drawing.line)} d={`M${x0} ${y0}h${l * base}v${-l * rise}z`} />
      <text x={x0 + l * base + 8} y={y0 - (l * rise) / 2 + 5}>
        {num(rise * length)} m
      </text>
      <text x={x0} y={box.height - 6}>
        l = {num(length)} m, α = {num(angle, 0)}°
      </text>
      <g transform={`translate(${x0} ${y0}) rotate(${(-angle).toFixed(3)})`}>
        <g ref={block}>
          <rect className={classes(drawing.soft, drawing.outline)} x={-25} y={-34} width={50} height={34} rx={4} />
          <ForceArrows
            turned={angle}
            arrows={[
              { name: 'G', from: [0, -17], by: [-along * px, normal * px], look: 'force', aside: -6 },
              ...(components && along > 0
                ? [
                    { name: 'F₁', from: [0, -17] as [number, number], by: [-along * px, 0] as [number, number], look: 'part' as const },
                    {
                      name: 'F₂',
                      from: [0, -17] as [number, number],
                      by: [0, normal * px] as [number, number],
                      look: 'part' as const,
                      aside: 10,
                    },
                  ]
                : []),
              { name: 'K', from: [8, -2], by: [0, -normal * px], look: 'force' },
              { name: 'F', from: [25, -20], by: [now.pull * px, 0], look: 'pull', aside: 20 },
              { name: 'Fₛ', from: [friction > 0 ? 25 : -25, -5], by: [friction * px, 0], look: 'force' },
            ]}
          />
        </g>
        {!run.running && now.time === 0 && (
          <Grip
            x={START * l + ROPE + now.pull * px}
            y={-20}
            label="Húzóerő"
            onDrag={to => onChange({ pull: snap((alongAt(to) - START * l - ROPE) / px, pullStep(config), 0, maxPull) })}
          />
        )}
      </g>
      <Grip
        x={x0 + l * base}
        y={y0 - l * rise}
        label={config.state.by === 'angle' ? 'A lejtő szöge' : 'A lejtő magassága'}
        onDrag={toTop}
      />
    </g>
  );
}

export function SlopeView(props: WidgetProps<SlopeConfig>) {
  const widget = useWidget(props, slope);
  const { config } = props;
  const { surfaces, maxPull, by = 'height' } = config.state;
  const { height, angle, surface, pull, typed, time } = widget.state;
  const { along, normal, friction, net, motion } = slopeForces(config, widget.state);
  const run = useRun({ at: time, end: SECONDS, speed: 1, keep: at => widget.set(s => ({ ...s, time: at })) });
  const change = (part: Partial<Slope>) => {
    run.stop();
    widget.set(s => ({ ...s, time: 0, ...part }));
  };
  const tallest = maxHeight(config) / config.state.length;
  const smooth = surfaces.every(({ sliding }) => sliding === 0);
  return (
    <Frame widget={widget} title="lejtő" how="Húzd a lejtő tetejét és a kötelet" split>
      <Stage label={widget.description} height={width => lengthPx(width) * tallest + BELOW + 84} picture>
        {box => <Ramp box={box} config={config} now={widget.state} run={run} onChange={change} />}
      </Stage>
      <Controls>
        {by === 'height' ? (
          <Slider
            label="A lejtő magassága"
            value={height}
            min={0}
            max={maxHeight(config)}
            step={heightStep(config)}
            unit="m"
            onChange={value => change({ height: value })}
          />
        ) : (
          <Slider
            label="A lejtő szöge"
            value={angle}
            min={0}
            max={maxAngle(config)}
            show={v => `${num(v)}°`}
            onChange={value => change({ angle: value })}
          />
        )}
        {surfaces.length > 1 && (
          <Choice
            label="Felület"
            value={surface}
            options={surfaces.map(({ id, label }) => ({ value: id, label }))}
            onChange={value => change({ surface: value })}
          />
        )}
        <Slider
          label="Húzóerő"
          value={pull}
          min={0}
          max={maxPull}
          step={pullStep(config)}
          unit="N"
          onChange={value => change({ pull: value })}
        />
        <Row>
          <RunButton run={run} />
          <Button onClick={() => widget.set(s => writeRow(config, s))}>
            {smooth ? 'Megtartom erőmérővel, beírom' : 'Egyenletesen húzom, beírom'}
          </Button>
        </Row>
      </Controls>
      <Readouts
        items={[
          ['Lejtő menti rész (F₁)', `${num(along, 1)} N`],
          ['Lejtőre merőleges rész (F₂)', `${num(normal, 1)} N`],
          ['Súrlódás (Fₛ)', `${num(Math.abs(friction), 1)} N`],
          ['Eredő', `${num(Math.abs(net), 1)} N`],
          ['A hasáb', doesName[motion]],
          [smooth ? 'Erőmérő, ha tartja' : 'Erőmérő, ha egyenletesen húzza', `${num(meterShows(config, widget.state))} N`],
        ]}
      />
      <Questions model={slope} config={config} widget={widget} />
      <Notebook
        widget={widget}
        columns={[
          { label: 'h : l', digits: 3 },
          { label: 'F (N)', digits: 1 },
        ]}
        values={row => [row.x, row.y]}
        series={surfaces.length > 1 ? surfaces : undefined}
        seriesOf={surfaces.length > 1 ? row => row.sample : undefined}
        plot={[0, 1]}
        atLeast={[tallest, config.state.weight * tallest]}
        slopeUnit={config.goal?.weight || !smooth ? undefined : 'N'}
        results={config.goal?.weight ? [`Az egyenes meredeksége: ${typed || '…'} N`] : []}
      />
      {config.goal?.weight && (
        <Controls label="Az eredmény">
          <NumberAnswer label="Az egyenes meredeksége" unit="N" value={typed} onChange={text => widget.set(s => ({ ...s, typed: text }))} />
        </Controls>
      )}
    </Frame>
  );
}
