import { declination, seasonOf, sunDistance } from '@eszkerek/physics/sky';
import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useRef } from 'react';
import { Controls, Readouts, Row, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import type { Point } from '../kit/handle.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { RunButton } from '../kit/run-controls.tsx';
import { Stage } from '../kit/stage.tsx';
import { Reading, type Run, useMotion, useRun } from '../kit/use-run.ts';
import { useWidget } from '../kit/use-widget.ts';
import { litPath, NIGHT } from './lit-disc.ts';
import { dateText, lengthOfDay, noonHeight, type Seasons, type SeasonsConfig, seasonName, seasons } from './seasons.ts';

const ORBIT = { y: 92, rx: 0.4, ry: 54 };
const CLOSE = { y: 262, radius: 66 };
const HEIGHT = 340;
const DAYS = 365;
const DEG = Math.PI / 180;

/** Seen aslant from the north, so it goes round against the clock: at the June solstice it is on the left, its northern half towards the Sun. */
const place = (width: number, date: number) => {
  const angle = ((date - 80) / DAYS) * 2 * Math.PI;
  return { x: width / 2 - ORBIT.rx * width * Math.sin(angle), y: ORBIT.y - ORBIT.ry * Math.cos(angle) };
};

/** The day on which it is nearest to a point. */
function dateAt(width: number, { x, y }: Point): number {
  const angle = Math.atan2((width / 2 - x) / (ORBIT.rx * width), (ORBIT.y - y) / ORBIT.ry);
  return snap((80 + (angle / (2 * Math.PI)) * DAYS + DAYS) % DAYS, 1, 1, DAYS);
}

function Scene({ width, now, run, onDate }: { width: number; now: Seasons; run: Run; onDate: (date: number) => void }) {
  const earth = useRef<SVGGElement>(null);
  const globe = useRef<SVGGElement>(null);
  useMotion(run, date => {
    const { x, y } = place(width, date);
    earth.current?.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
    globe.current?.setAttribute('transform', `rotate(${declination(date, now.tilt).toFixed(2)})`);
  });
  const { radius } = CLOSE;
  const [lx, ly] = [radius * Math.cos(now.latitude * DEG), -radius * Math.sin(now.latitude * DEG)];
  // The axis keeps its direction all year: it leans to the right here.
  const lean = [20 * Math.sin(now.tilt * DEG), -20 * Math.cos(now.tilt * DEG)].map(px => px.toFixed(1));
  const axis = `M${-Number(lean[0])} ${-Number(lean[1])}L${lean.join(' ')}`;
  return (
    <Quiet>
      <ellipse className={classes(drawing.ink2, drawing.dash)} cx={width / 2} cy={ORBIT.y} rx={ORBIT.rx * width} ry={ORBIT.ry} />
      <circle className={drawing.spark} cx={width / 2} cy={ORBIT.y} r={17} />
      {[80, 172, 266, 355].map(date => {
        const { x, y } = place(width, date);
        return (
          <text
            key={date}
            className={classes(drawing.small, drawing.halo)}
            // At the two ends it stands inside, where neither the orbit nor the Earth crosses it.
            {...(Math.abs(x - width / 2) > 40
              ? { x: x + (x < width / 2 ? 18 : -18), y: y + 5, textAnchor: x < width / 2 ? 'start' : 'end' }
              : { x, y: y + (y > ORBIT.y ? 30 : -22), textAnchor: 'middle' })}
          >
            {dateText(date)}
          </text>
        );
      })}
      <g ref={earth}>
        <circle className={classes(drawing.fill, drawing.edge)} r={10} />
        <path className={drawing.ink} style={{ strokeWidth: 2 }} d={axis} />
      </g>
      {!run.running && <Grip {...place(width, now.date)} drawn label="Dátum" onDrag={p => onDate(dateAt(width, p))} />}
      <g transform={`translate(${width / 2 + 20} ${CLOSE.y})`}>
        {[-44, 0, 44].map(y => (
          <path key={y} className={drawing.main2} d={`M${-width / 2 + 6} ${y}h40m-8 -5l8 5l-8 5`} />
        ))}
        <circle className={drawing.line} style={NIGHT} r={radius} />
        <path className={drawing.mid} d={litPath(radius, 0.5, 'left')} />
        {/* Turned towards the light by the declination of the Sun: the axis leans to the left in the northern summer. */}
        <g transform="scale(-1 1)">
          <g ref={globe}>
            <line className={drawing.main} style={{ stroke: 'var(--spark)' }} x1={-lx} x2={lx} y1={ly} y2={ly} />
            <line className={classes(drawing.ink2, drawing.dash)} x1={-radius} x2={radius} y1={0} y2={0} />
            <path className={drawing.ink} d={`M0 ${-radius - 12}V${-radius}M0 ${radius}v12`} />
          </g>
        </g>
      </g>
    </Quiet>
  );
}

export function SeasonsView(props: WidgetProps<SeasonsConfig>) {
  const widget = useWidget(props, seasons);
  const { config } = props;
  const now = widget.state;
  const change = (part: Partial<Seasons>) => {
    run.stop();
    widget.set(s => ({ ...s, ...part }));
  };
  const run = useRun({
    at: now.date,
    end: DAYS,
    speed: 40,
    keep: date => widget.set(s => ({ ...s, date: Math.max(1, Math.round(date)) })),
  });
  return (
    <Frame widget={widget} title="évszakok" how="Vidd körbe a Földet a Nap körül" split>
      <Stage label={widget.description} height={HEIGHT} maxWidth={420} picture>
        {({ width }) => <Scene width={width} now={now} run={run} onDate={date => change({ date })} />}
      </Stage>
      <Controls>
        <Reading run={run}>
          {date => (
            <Slider
              label="Dátum"
              value={Math.max(1, Math.round(date))}
              min={1}
              max={DAYS}
              show={dateText}
              onChange={value => change({ date: value })}
            />
          )}
        </Reading>
        <Row>
          <RunButton run={run} />
        </Row>
        {config.state.latitudes && (
          <Slider
            label="Szélesség"
            value={now.latitude}
            min={-90}
            max={90}
            show={v => `${num(Math.abs(v))}° ${v < 0 ? 'déli' : 'északi'}`}
            onChange={latitude => change({ latitude })}
          />
        )}
        {config.state.tilts && (
          <Slider
            label="A tengely dőlése"
            value={now.tilt}
            min={0}
            max={60}
            step={0.2}
            show={v => `${num(v)}°`}
            onChange={tilt => change({ tilt })}
          />
        )}
      </Controls>
      <Reading run={run}>
        {date => {
          const then = { ...now, date };
          return (
            <Readouts
              items={[
                ['Nap délben', `${num(noonHeight(then), 0)}°`],
                ['A nappal hossza', `${num(lengthOfDay(then), 1)} óra`],
                ['A Nap távolsága', `${num(sunDistance(date), 1)} millió km`],
                ['Északi félteke', seasonName[seasonOf(date)]],
              ]}
            />
          );
        }}
      </Reading>
      <Questions model={seasons} config={config} widget={widget} />
    </Frame>
  );
}
