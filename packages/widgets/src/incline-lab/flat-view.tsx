import { acceleration, slide } from '@eszkerek/physics/blocks';
import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useRef } from 'react';
import { Button, Choice, Controls, NumberAnswer, Readouts, Row, Slider, Toggle } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import { Notebook } from '../kit/notebook.tsx';
import { Questions } from '../kit/questions.tsx';
import { RunButton } from '../kit/run-controls.tsx';
import { type Box, Stage } from '../kit/stage.tsx';
import { type Run, useMotion, useRun } from '../kit/use-run.ts';
import { useWidget } from '../kit/use-widget.ts';
import { evenReading, type Flat, type FlatConfig, flat, flatForces, motionName, motionOf, surfaceOf, weightOf, writeRow } from './flat.ts';
import { ForceArrows } from './force-arrows.tsx';

const GROUND = 150;
const SECONDS = 3;
/** m/s of a push by hand, m across the table. */
const PUSH = 0.4;
const TABLE = 3;
/** px from the block to the hand without a pull. */
const ROPE = 34;

interface TableProps {
  box: Box;
  config: FlatConfig;
  now: Flat;
  run: Run;
  onPull: (pull: number) => void;
}

const PULL = 'Húzóerő';

function Table({ box, config, now, run, onPull }: TableProps) {
  const { normal, friction, net } = flatForces(config, now);
  const loads = (config.state.loads ?? []).filter((_, i) => now.loaded[i]);
  const most = config.state.weight + (config.state.loads ?? []).reduce((sum, load) => sum + load, 0);
  const px = 80 / Math.max(most, config.state.maxPull);
  const [w, h] = now.upright ? [36, 58] : [68, 36];
  const start = 0.34 * box.width;
  const hand = w / 2 + ROPE + now.pull * px;
  const block = useRef<SVGGElement>(null);
  const a = acceleration(net, weightOf(config, now), 10);
  useMotion(run, time => {
    const way = slide(now.pushed ? PUSH : 0, a, time);
    const x = start + Math.min(way / TABLE, 0.45) * box.width;
    block.current?.setAttribute('transform', `translate(${x.toFixed(1)} ${GROUND})`);
  });
  return (
    <g>
      <line className={drawing.ink} x1={4} x2={box.width - 4} y1={GROUND} y2={GROUND} />
      <text x={8} y={GROUND + 20}>
        {surfaceOf(config.state.surfaces, now.surface).label}
      </text>
      <g ref={block}>
        <rect className={classes(drawing.soft, drawing.outline)} x={-w / 2} y={-h} width={w} height={h} rx={4} />
        {indexed(loads).map(({ key, item, index }) => (
          <g key={key} transform={`translate(0 ${-h - 15 * index})`}>
            <rect className={classes(drawing.grey, drawing.edge)} x={-16} y={-15} width={32} height={15} rx={3} />
            <text className={classes(drawing.onSolid, drawing.small)} y={-4} textAnchor="middle">
              {num(item)} N
            </text>
          </g>
        ))}
        <ForceArrows
          arrows={[
            { name: 'G', from: [-5, -h / 2], by: [0, normal * px], look: 'force' },
            { name: 'K', from: [5, -2], by: [0, -normal * px], look: 'force' },
            { name: 'F', from: [w / 2, -h / 2], by: [now.pull * px, 0], look: 'pull' },
            { name: 'Fₛ', from: [-w / 2, -6], by: [friction * px, 0], look: 'force' },
          ]}
        />
        <line className={drawing.ink2} x1={w / 2} x2={hand - 9} y1={-h / 2} y2={-h / 2} />
        <Grip x={hand} y={-h / 2} label={PULL} onDrag={p => onPull((p.x - start - w / 2 - ROPE) / px)} />
      </g>
      <ForceArrows arrows={[{ name: 'Fₑ', from: [box.width / 2, 218], by: [net * px, 0], look: 'sum' }]} />
      <text x={8} y={222}>
        {Math.abs(net) < 1e-9 ? 'eredő: 0 N' : `eredő: ${num(net)} N`}
      </text>
    </g>
  );
}

export function FlatView(props: WidgetProps<FlatConfig>) {
  const widget = useWidget(props, flat);
  const { config } = props;
  const { surfaces, loads = [], maxPull, step = 0.5, faces, hidden } = config.state;
  const { surface, loaded, upright, pull, pushed, typed, time } = widget.state;
  const { normal, friction } = flatForces(config, widget.state);
  const run = useRun({ at: time, end: SECONDS, speed: 1, keep: at => widget.set(s => ({ ...s, time: at })) });
  const change = (part: Partial<Flat>) => {
    run.stop();
    widget.set(s => ({ ...s, time: 0, ...part }));
  };
  const asked = surfaces.filter(({ id }) => config.goal?.friction?.[id]);
  const { sliding } = surfaceOf(surfaces, surface);
  return (
    <Frame widget={widget} title="hasáb az asztalon" how="Húzd, terheld, cserélj felületet" split>
      <Stage label={widget.description} height={234} picture>
        {box => (
          <Table box={box} config={config} now={widget.state} run={run} onPull={to => change({ pull: snap(to, step, 0, maxPull) })} />
        )}
      </Stage>
      <Controls>
        {surfaces.length > 1 && (
          <Choice
            label="Felület"
            value={surface}
            options={surfaces.map(({ id, label }) => ({ value: id, label }))}
            onChange={value => change({ surface: value })}
          />
        )}
        <Slider label={PULL} value={pull} min={0} max={maxPull} step={step} unit="N" onChange={value => change({ pull: value })} />
        <Row>
          {indexed(loads).map(({ key, item, index }) => (
            <Toggle
              key={key}
              label={`${index + 1}. súly: ${num(item)} N`}
              on={loaded[index] ?? false}
              onChange={on => change({ loaded: loaded.map((was, i) => (i === index ? on : was)) })}
            />
          ))}
          {faces && <Toggle label="Kis lapján áll" on={upright} onChange={on => change({ upright: on })} />}
          <Toggle label="Meglököm" on={pushed} onChange={on => change({ pushed: on })} />
        </Row>
        <Row>
          <RunButton run={run} />
          <Button onClick={() => widget.set(s => writeRow(config, s))}>Egyenletesen húzom, beírom</Button>
        </Row>
      </Controls>
      <Readouts
        items={[
          ['Nyomóerő', `${num(normal)} N`],
          ['Súrlódási erő (Fₛ)', `${num(Math.abs(friction))} N`],
          ['A hasáb', motionName[motionOf(config, widget.state)]],
          ['Egyenletes húzáskor', `${num(evenReading(config, widget.state))} N`],
          ...(hidden ? [] : [['Súrlódási együttható', num(sliding)] satisfies [string, string]]),
        ]}
      />
      <Questions model={flat} config={config} widget={widget} />
      <Notebook
        widget={widget}
        columns={[{ label: 'Fₙ (N)' }, { label: 'Fₛ (N)', digits: 1 }]}
        values={row => [row.x, row.y]}
        series={surfaces}
        seriesOf={row => row.sample}
        plot={[0, 1]}
        atLeast={[loads.reduce((sum, load) => sum + load, config.state.weight), maxPull / 2]}
        slopeUnit={asked.length > 0 ? undefined : ''}
        results={asked.map(({ id, label }) => `μ (${label}): ${typed[id] || '…'}`)}
      />
      {asked.length > 0 && (
        <Controls label="Az eredmény">
          {asked.map(({ id, label }) => (
            <NumberAnswer
              key={id}
              label={`Súrlódási együttható: ${label}`}
              value={typed[id] ?? ''}
              onChange={text => widget.set(s => ({ ...s, typed: { ...s.typed, [id]: text } }))}
            />
          ))}
        </Controls>
      )}
    </Frame>
  );
}
