import { phases as allPhases, litShare, MONTH, phaseOf } from '@eszkerek/physics/sky';
import { useRef } from 'react';
import { Choice, Controls, Readouts, Row, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { RunButton } from '../kit/run-controls.tsx';
import { Stage } from '../kit/stage.tsx';
import { Reading, type Run, useMotion, useRun } from '../kit/use-run.ts';
import { useWidget } from '../kit/use-widget.ts';
import { litPath, NIGHT } from './lit-disc.ts';
import { moonPlace, ORBIT_HEIGHT, Orbit } from './orbit.tsx';
import { DAY_STEP, faceShows, type Phases, type PhasesConfig, phaseName, phases } from './phases.ts';

const FACE = 46;

const face = (day: number) => litPath(FACE, litShare(day), day < MONTH / 2 ? 'right' : 'left');

function Scene({ width, now, run, shown, onDay }: { width: number; now: Phases; run: Run; shown: boolean; onDay: (day: number) => void }) {
  const moon = useRef<SVGGElement>(null);
  const lit = useRef<SVGPathElement>(null);
  useMotion(run, day => {
    const { x, y } = moonPlace(width, day);
    moon.current?.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
    lit.current?.setAttribute('d', face(day));
  });
  return (
    <g>
      <Orbit width={width} day={now.day} moving={moon} running={run.running} onDay={onDay} />
      <g transform={`translate(${width / 2 - 14} ${ORBIT_HEIGHT + 66})`}>
        <circle className={drawing.line} style={NIGHT} r={FACE} />
        {shown ? (
          <path ref={lit} className={drawing.spark} />
        ) : (
          <text style={{ fill: 'var(--chalk)' }} textAnchor="middle" y={5}>
            ?
          </text>
        )}
        <text x={FACE + 10} y={5}>
          így látjuk
        </text>
      </g>
    </g>
  );
}

export function PhasesView(props: WidgetProps<PhasesConfig>) {
  const widget = useWidget(props, phases);
  const { config } = props;
  const now = widget.state;
  const toDay = (day: number) => widget.set(s => ({ ...s, day, guess: null }));
  const run = useRun({ at: now.day, end: MONTH, speed: 4, keep: day => toDay(Math.round(day / DAY_STEP) * DAY_STEP) });
  const shown = faceShows(config, now);
  return (
    <Frame widget={widget} title="holdfázisok" how="Vidd körbe a Holdat a Föld körül" split>
      <Stage label={`A Hold útja: ${widget.description}`} height={ORBIT_HEIGHT + 120} maxWidth={420}>
        {({ width }) => <Scene width={width} now={now} run={run} shown={shown} onDay={toDay} />}
      </Stage>
      <Controls>
        <Reading run={run}>
          {day => (
            <Slider
              label="Újhold óta"
              value={run.running ? Math.round(day / DAY_STEP) * DAY_STEP : now.day}
              min={0}
              max={MONTH}
              step={DAY_STEP}
              unit="nap"
              onChange={value => {
                run.stop();
                toDay(value);
              }}
            />
          )}
        </Reading>
        <Row>
          <RunButton run={run} />
        </Row>
        {config.state.face === false && (
          <Choice
            label="Mit látunk a Földről?"
            value={now.guess}
            options={allPhases.map(value => ({ value, label: phaseName[value] }))}
            onChange={guess => widget.set(s => ({ ...s, guess }))}
          />
        )}
      </Controls>
      <Reading run={run}>
        {day => (
          <Readouts
            items={[
              ['Megvilágított rész', shown ? `${num(litShare(day) * 100, 0)}%` : '?'],
              ['Fázis', shown ? phaseName[phaseOf(day)] : '?'],
            ]}
          />
        )}
      </Reading>
      <Questions model={phases} config={config} widget={widget} />
    </Frame>
  );
}
