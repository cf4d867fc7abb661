import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useRef } from 'react';
import { Controls, Readouts, Row, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Notebook } from '../kit/notebook.tsx';
import { Axes, plane } from '../kit/plane.tsx';
import { Questions } from '../kit/questions.tsx';
import { RunButton } from '../kit/run-controls.tsx';
import { type Box, Stage } from '../kit/stage.tsx';
import { type Run, useMotion, useRun } from '../kit/use-run.ts';
import { useWidget } from '../kit/use-widget.ts';
import {
  forceStep,
  isEven,
  neededForce,
  pulls,
  riseOf,
  shares,
  shortestWay,
  type Work,
  type WorkConfig,
  wayStep,
  work,
  writeRow,
} from './work.ts';

const SECONDS = 2.5;
const wayName = (height: number) => (height > 0 ? 'A lejtő hossza' : 'Az út');
/** px; the crate stands on the slope from end to end. */
const CRATE = 30;

/** The crate on its way, and the rectangle of force and way under it: its area is the work. */
interface SceneProps {
  box: Box;
  config: WorkConfig;
  now: Work;
  run: Run;
  onChange: (part: Partial<Work>) => void;
}

function Scene({ box, config, now, run, onChange }: SceneProps) {
  const { maxWay, maxForce, height = 0 } = config.state;
  const metre = (box.width - 70) / maxWay;
  const up = height * metre;
  const rise = riseOf(config, now.way);
  const ground = 56 + up;
  const graph = { width: box.width, height: 190 };
  const p = plane(graph, [0, maxWay], [0, maxForce], 38);
  const crate = useRef<SVGGElement>(null);
  const done = useRef<SVGLineElement>(null);
  const moves = pulls(config, now);
  useMotion(run, time => {
    const share = moves ? time / SECONDS : 0;
    const gone = share * now.way;
    crate.current?.setAttribute('transform', `translate(${(share * Math.max(0, now.way * metre - CRATE)).toFixed(1)} 0)`);
    done.current?.setAttribute('x1', p.toX(gone).toFixed(1));
    done.current?.setAttribute('x2', p.toX(gone).toFixed(1));
  });
  const { lift, heat } = shares(config, now);
  const even = Math.min(now.force, neededForce(config, now.way));
  const lifting = lift + heat > 0 ? (even * lift) / (lift + heat) : 0;
  const bar = (from: number, to: number) => ({
    x: p.toX(0),
    width: p.toX(now.way) - p.toX(0),
    y: p.toY(to),
    height: Math.max(0, p.toY(from) - p.toY(to)),
  });
  return (
    <g>
      <path className={classes(drawing.tint, drawing.line)} d={`M30 ${ground}h${now.way * Math.sqrt(1 - rise * rise) * metre}v${-up}z`} />
      <line className={drawing.ink} x1={4} x2={box.width - 4} y1={ground} y2={ground} />
      <g transform={`translate(30 ${ground}) rotate(${((-Math.asin(rise) * 180) / Math.PI).toFixed(3)})`}>
        <g ref={crate}>
          <rect className={classes(drawing.mid, drawing.line)} y={-28} width={CRATE} height={28} rx={3} />
          <path className={drawing.main} d={`M${CRATE} -16h${14 + (now.force / maxForce) * 40}m-8 -6l8 6l-8 6`} />
        </g>
      </g>
      <g transform={`translate(0 ${ground + 24})`}>
        <Axes plane={p} box={graph} xLabel="út (m)" yLabel="erő (N)" />
        {moves && (
          <>
            <rect className={drawing.mid} {...bar(0, lifting)} />
            <rect className={drawing.grey} opacity={0.55} {...bar(lifting, even)} />
            <rect className={drawing.brand} opacity={0.55} {...bar(even, now.force)} />
            <line ref={done} className={drawing.ink} y1={p.toY(0)} y2={p.toY(now.force)} />
          </>
        )}
        <Grip
          x={p.toX(now.way)}
          y={p.toY(now.force)}
          label="Húzóerő"
          onDrag={to => onChange({ force: snap(p.fromY(to.y - ground - 24), forceStep(config), 0, maxForce) })}
        />
      </g>
      <Grip
        x={30 + now.way * Math.sqrt(1 - rise * rise) * metre}
        y={ground - up}
        label={wayName(height)}
        onDrag={to => onChange({ way: snap(Math.hypot((to.x - 30) / metre, height), wayStep(config), shortestWay(config), maxWay) })}
      />
    </g>
  );
}

export function WorkView(props: WidgetProps<WorkConfig>) {
  const widget = useWidget(props, work);
  const { config } = props;
  const { maxWay, maxForce, height = 0, weight } = config.state;
  const { way, force, time } = widget.state;
  const moves = pulls(config, widget.state);
  const keep = (at: number) =>
    widget.set(s => (at >= SECONDS && pulls(config, s) ? { ...writeRow(config, s), time: at } : { ...s, time: at }));
  const run = useRun({ at: time, end: SECONDS, speed: 1, keep });
  const change = (part: Partial<Work>) => {
    run.stop();
    widget.set(s => ({ ...s, time: 0, ...part }));
  };
  const { lift, heat, speed } = shares(config, widget.state);
  const joule = (value: number) => (moves ? `${num(value, 0)} J` : '0 J');
  return (
    <Frame widget={widget} title="ládahúzás" how="Válassz utat és erőt, aztán húzd végig" split>
      <Stage label={widget.description} height={width => 56 + (height * (width - 70)) / maxWay + 24 + 190} picture>
        {box => <Scene box={box} config={config} now={widget.state} run={run} onChange={change} />}
      </Stage>
      <Controls>
        <Slider
          label={wayName(height)}
          value={way}
          min={shortestWay(config)}
          max={maxWay}
          step={wayStep(config)}
          unit="m"
          onChange={value => change({ way: value })}
        />
        <Slider
          label="Húzóerő"
          value={force}
          min={0}
          max={maxForce}
          step={forceStep(config)}
          unit="N"
          onChange={value => change({ force: value })}
        />
        <Row>
          <RunButton run={run} />
        </Row>
      </Controls>
      <Readouts
        items={[
          ['A láda', `${num(weight)} N, ${moves ? (isEven(config, widget.state) ? 'egyenletesen halad' : 'gyorsul') : 'nem mozdul'}`],
          ['Munka: F · d', joule(force * way)],
          ...(height > 0 ? [['Ebből emelés', joule(lift)] satisfies [string, string]] : []),
          ['Súrlódásra megy', joule(heat)],
          ['Mozgásra marad', joule(speed)],
        ]}
      />
      <Questions model={work} config={config} widget={widget} />
      <Notebook
        widget={widget}
        columns={[{ label: 'd (m)' }, { label: 'F (N)', digits: 1 }, { label: 'L (J)', digits: 0 }]}
        values={row => [row.x, row.y, row.work]}
      />
    </Frame>
  );
}
