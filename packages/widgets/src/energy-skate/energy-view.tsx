import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Arrow } from '../kit/arrow.tsx';
import { Choice } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { type DrawGrip, Lab, type LabSlider } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import type { Box } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { type Energy, type EnergyConfig, energy, kineticOf, levelOf, potentialOf } from './energy.ts';
import { BARS_LEFT, barsHeight, EnergyBars, kineticBar, potentialBar, totalBar } from './energy-bars.tsx';

const TOP = 30;
const TALL = 150;
const GROUND = TOP + TALL;
const BARS = [kineticBar, potentialBar, totalBar];

interface SceneProps {
  box: Box;
  config: EnergyConfig;
  now: Energy;
  grip: DrawGrip<Energy>;
}

function Scene({ box, config, now, grip }: SceneProps) {
  const { maxHeight, maxSpeed, maxMass, gravity = 10 } = config.state;
  const y = (h: number) => GROUND - (h / maxHeight) * TALL;
  const radius = 8 + 12 * Math.sqrt(now.mass / maxMass);
  const rises = now.height > 0 || config.state.sliders?.includes('height') !== false;
  const most = (maxMass * maxSpeed * maxSpeed) / 2 + (rises ? maxMass * gravity * maxHeight : 0);
  const joule = (box.width - BARS_LEFT - 4) / most;
  const widths: Record<string, number> = {
    [kineticBar.name]: kineticOf(now),
    [potentialBar.name]: Math.abs(potentialOf(config, now)),
    [totalBar.name]: Math.abs(kineticOf(now) + potentialOf(config, now)),
  };
  const level = levelOf(config, now.level);
  const middle = y(now.height) - radius;
  const far = (box.width - 160) / maxSpeed;
  const tip = 74 + radius + now.speed * far;
  return (
    <g>
      <line className={drawing.ink} x1={4} x2={box.width - 4} y1={GROUND + 1} y2={GROUND + 1} />
      {config.state.levels && (
        <g>
          <line className={classes(drawing.main2, drawing.dash)} x1={4} x2={box.width - 4} y1={y(level)} y2={y(level)} />
          <text className={drawing.halo} x={box.width - 6} y={y(level) - 5} textAnchor="end">
            0 szint
          </text>
        </g>
      )}
      <line className={classes(drawing.ink2, drawing.dash)} x1={60} x2={60} y1={GROUND} y2={y(now.height)} />
      {now.height > 0 && (
        <text className={drawing.halo} x={66} y={(GROUND + y(now.height)) / 2 + 14}>
          {num(now.height)} m
        </text>
      )}
      <circle className={classes(drawing.fill, drawing.edge)} cx={60} cy={middle} r={radius} />
      {now.speed > 0 && <Arrow from={[60 + radius, middle]} to={[tip, middle]} look={drawing.main} />}
      {grip('height', { x: 60, y: middle }, p => ((GROUND - p.y - radius) / TALL) * maxHeight)}
      {grip('speed', { x: tip, y: middle }, p => (p.x - 74 - radius) / far)}
      <EnergyBars
        bars={BARS}
        width={box.width}
        y={GROUND + 16}
        set={(name, bar) => bar?.setAttribute('width', ((widths[name] ?? 0) * joule).toFixed(1))}
      />
    </g>
  );
}

export function EnergyView(props: WidgetProps<EnergyConfig>) {
  const widget = useWidget(props, energy);
  const { config } = props;
  const {
    maxMass,
    massStep = 1,
    maxSpeed,
    speedStep = 1,
    maxHeight,
    heightStep = 0.5,
    levels = [],
    sliders = ['mass', 'speed', 'height'],
  } = config.state;
  const now = widget.state;
  const all: LabSlider<Energy>[] = [
    { key: 'mass', label: 'Tömeg', min: massStep, max: maxMass, step: massStep, unit: 'kg' },
    { key: 'speed', label: 'Sebesség', min: 0, max: maxSpeed, step: speedStep, unit: 'm/s' },
    { key: 'height', label: 'Magasság', min: 0, max: maxHeight, step: heightStep, unit: 'm' },
  ];
  return (
    <Lab
      widget={widget}
      title="mozgási és helyzeti energia"
      sliders={all.filter(({ key }) => sliders.some(one => one === key))}
      extra={
        <>
          {levels.length > 1 && (
            <Choice
              label="Honnan mérjük a magasságot?"
              value={now.level}
              options={levels.map(({ id, label }) => ({ value: id, label }))}
              onChange={level => widget.set(s => ({ ...s, level }))}
            />
          )}
          <Questions model={energy} config={config} widget={widget} />
        </>
      }
      readouts={[
        ['Mozgási energia', `${num(kineticOf(now))} J`],
        ['Helyzeti energia', `${num(potentialOf(config, now))} J`],
        ['Összesen', `${num(kineticOf(now) + potentialOf(config, now))} J`],
      ]}
      height={GROUND + 16 + barsHeight(BARS.length)}
      draw={(box, grip) => <Scene box={box} config={config} now={now} grip={grip} />}
    />
  );
}
