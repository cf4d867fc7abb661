import { seeded } from '@eszkerek/numbers/chance';
import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { WidgetConfig } from '../kinds.ts';
import { Button, Readouts, Toggle } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import type { Box } from '../kit/stage.tsx';
import { calm, useFrames } from '../kit/use-frames.ts';
import { useInSight } from '../kit/use-in-sight.ts';
import { Reading, type Run, useMotion, useRun } from '../kit/use-run.ts';
import { useWidget } from '../kit/use-widget.ts';
import {
  type DiffusionConfig,
  diffusion,
  type ExpansionConfig,
  expansion,
  growth,
  mixing,
  type Phase,
  phaseName,
  phaseOf,
  phaseText,
  type StatesConfig,
  scatter,
  states,
  step,
  timeToMix,
} from './model.ts';

const COUNT = 60;

/** Tenths of a pixel: whole numbers are written and read faster. */
const FINE = 10;
const move = (x: number, y: number) => `M${Math.round(x * FINE)} ${Math.round(y * FINE)}`;
/** A particle is a piece of one path: sixty elements would each cost time on every frame. */
const disc = (x: number, y: number) => `${move(x - 7, y)}a70 70 0 1 0 140 0a70 70 0 1 0 -140 0`;
const block = (x: number, y: number) => `${move(x - 6, y - 6)}h120v120h-120z`;
const fine = `scale(${1 / FINE})`;

interface ParticlesProps {
  seed: number;
  phase: Phase;
  temperature: number;
  moving: boolean;
  width: number;
  height: number;
}

/** The moving picture is an illustration: not part of the kept state, and drawn without the controls around it. */
function Particles({ seed, phase, temperature, moving, width, height }: ParticlesProps) {
  const home = useRef(scatter(COUNT, seed));
  const chance = useRef(seeded(seed + 1));
  const particles = useRef(home.current);
  const path = useRef<SVGPathElement>(null);
  const draw = () => path.current?.setAttribute('d', particles.current.map(({ x, y }) => disc(x * width, y * height)).join(''));
  const speed = (0.05 + Math.max(0, temperature + 60) / 700) * (phase === 'solid' ? 0.5 : 2);
  useLayoutEffect(() => {
    draw();
  });
  useFrames(useInSight(path) && moving, seconds => {
    particles.current = step(particles.current, home.current, phase, speed, seconds, chance.current);
    draw();
  });
  return <path ref={path} className={drawing.fill} transform={fine} />;
}

/** Drawn at the right side of the box: how warm it is, to be pulled up and down. */
function Thermometer({ box, share }: { box: Box; share: number }) {
  const [x, bottom] = [box.width - 20, box.height - 26];
  return (
    <g>
      <rect className={classes(drawing.paper, drawing.line)} x={x - 6} y={14} width={12} height={bottom - 8} rx={6} />
      <rect className={drawing.brand} x={x - 2} y={thermometerY(box, share)} width={4} height={bottom - thermometerY(box, share)} />
      <circle className={drawing.brand} cx={x} cy={bottom + 4} r={11} />
    </g>
  );
}
const thermometerY = ({ height }: Box, share: number) => height - 46 - share * (height - 70);
const shareAt = ({ height }: Box, y: number) => (height - 46 - y) / (height - 70);
const BESIDE = 44;

function States(props: WidgetProps<StatesConfig>) {
  const widget = useWidget(props, states);
  const { min, max, substance, melts, boils } = props.config.state;
  const { temperature } = widget.state;
  const phase = phaseOf(props.config.state, temperature);
  const [moving, setMoving] = useState(() => !calm());
  return (
    <Lab
      widget={widget}
      sliders={[{ key: 'temperature', label: 'Hőmérséklet', min, max, unit: '°C' }]}
      extra={<Toggle label="Mozgás" on={moving} onChange={setMoving} />}
      readouts={[
        [substance, phaseName[phase]],
        ['Olvadáspont', `${num(melts)} °C`],
        ['Forráspont', `${num(boils)} °C`],
      ]}
      height={240}
      maxWidth={320}
      draw={({ width, height }, grip) => (
        <g>
          <rect className={classes(drawing.paper, drawing.line)} x={2} y={2} width={width - BESIDE - 4} height={height - 4} rx={10} />
          <Particles seed={props.seed} phase={phase} temperature={temperature} moving={moving} width={width - BESIDE} height={height} />
          <Thermometer box={{ width, height }} share={(temperature - min) / (max - min)} />
          {grip(
            'temperature',
            { x: width - 20, y: thermometerY({ width, height }, (temperature - min) / (max - min)) },
            to => min + shareAt({ width, height }, to.y) * (max - min),
          )}
          <text className={drawing.halo} x={10} y={20}>
            {phaseText[phase]}
          </text>
        </g>
      )}
    />
  );
}

interface MixtureProps {
  seed: number;
  temperature: number;
  run: Run;
  box: Box;
}

/** Each particle goes from its side to a place of its own anywhere in the box. */
function Mixture({ seed, temperature, run, box: { width, height } }: MixtureProps) {
  const discs = useRef<SVGPathElement>(null);
  const blocks = useRef<SVGPathElement>(null);
  const spread = useMemo(() => {
    const where = seeded(seed + 5);
    return scatter(COUNT, seed).map(p => ({ ...p, tx: where(), ty: where() }));
  }, [seed]);
  useMotion(run, time => {
    const mixed = mixing({ temperature, time });
    const placed = (kind: number, shape: (x: number, y: number) => string) =>
      spread
        .filter(p => p.kind === kind)
        .map(({ x, y, tx, ty }) =>
          shape((0.04 + 0.92 * (x + (tx - x) * mixed)) * width, (0.04 + 0.92 * (y + (ty - y) * Math.min(1, mixed * 1.4))) * height),
        )
        .join('');
    discs.current?.setAttribute('d', placed(0, disc));
    blocks.current?.setAttribute('d', placed(1, block));
  });
  return (
    <g>
      <rect className={classes(drawing.paper, drawing.line)} x={2} y={2} width={width - 4} height={height - 4} rx={10} />
      <path ref={discs} className={drawing.fill} transform={fine} />
      <path ref={blocks} className={classes(drawing.spark, drawing.line)} transform={fine} vectorEffect="non-scaling-stroke" />
    </g>
  );
}

function Diffusion(props: WidgetProps<DiffusionConfig>) {
  const widget = useWidget(props, diffusion);
  const { temperature, time: at } = widget.state;
  const run = useRun({
    at,
    end: timeToMix(temperature, 0.97),
    speed: 4,
    keep: time => widget.set(s => ({ ...s, time })),
  });
  const wait = () => {
    run.stop();
    widget.set(s => ({ ...s, time: s.time + 10 }));
  };
  return (
    <Lab
      widget={widget}
      title="diffúzió"
      sliders={[{ key: 'temperature', label: 'Hőmérséklet', min: -20, max: 100, unit: '°C' }]}
      extra={
        <>
          <Button icon={run.running ? 'pause' : 'play'} onClick={run.running ? run.stop : calm() ? wait : run.start}>
            {run.running ? 'Megállítom' : 'Várok'}
          </Button>
          <Button icon="chevron-right" onClick={wait}>
            + 10 s
          </Button>
        </>
      }
      readouts={
        <Reading run={run}>
          {time => (
            <Readouts
              items={[
                ['Idő', `${num(time, 0)} s`],
                ['Keveredés', `${num(mixing({ temperature, time }) * 100, 0)}%`],
              ]}
            />
          )}
        </Reading>
      }
      height={240}
      maxWidth={340}
      draw={(box, grip) => (
        <g>
          <Mixture seed={props.seed} temperature={temperature} run={run} box={{ ...box, width: box.width - BESIDE }} />
          <Thermometer box={box} share={(temperature + 20) / 120} />
          {grip('temperature', { x: box.width - 20, y: thermometerY(box, (temperature + 20) / 120) }, to => shareAt(box, to.y) * 120 - 20)}
        </g>
      )}
    />
  );
}

function Expansion(props: WidgetProps<ExpansionConfig>) {
  const widget = useWidget(props, expansion);
  const { gap } = props.config.state;
  const { temperature } = widget.state;
  const grown = growth(temperature);
  const closed = grown >= gap;
  return (
    <Lab
      widget={widget}
      title="hőtágulás"
      sliders={[{ key: 'temperature', label: 'A rúd hőmérséklete', min: 20, max: 200, unit: '°C' }]}
      readouts={[
        ['Megnyúlás', `${num(grown)} mm`],
        ['Rés', `${num(Math.max(0, gap - grown))} mm`],
        ['Áramkör', closed ? 'zárt, szól a csengő' : 'nyitott'],
      ]}
      height={192}
      draw={({ width }, grip) => {
        const flame = 34 + ((temperature - 20) / 180) * 50;
        const end = width - 70 - 46 * (1 - Math.min(1, grown / gap));
        return (
          <g>
            <rect className={classes(drawing.raised, drawing.line)} x={4} y={40} width={20} height={90} />
            <rect className={drawing.fill} x={24} y={72} width={end - 24} height={26} rx={3} />
            <rect className={drawing.grey} x={width - 70} y={60} width={12} height={50} />
            <circle
              className={closed ? classes(drawing.spark, drawing.line) : classes(drawing.paper, drawing.line)}
              cx={width - 28}
              cy={36}
              r={20}
            />
            <text x={width - 28} y={41} textAnchor="middle" style={closed ? { fill: 'var(--spark-ink)' } : undefined}>
              {closed ? 'be' : 'ki'}
            </text>
            <path
              className={drawing.spark}
              transform={`translate(${width * 0.3} 182) scale(${flame / 34})`}
              d="M0 -34C3 -23 18 -19 18 -9A18 9 0 0 1 -18 -9C-18 -19 -3 -23 0 -34z"
            />
            <rect className={drawing.grey} x={width * 0.3 - 22} y={181} width={44} height={9} rx={3} />
            {grip('temperature', { x: width * 0.3, y: 182 - flame }, to => 20 + ((148 - to.y) / 50) * 180)}
            <path className={drawing.ink2} d={`M${width - 58} 86h30V56`} />
          </g>
        );
      }}
    />
  );
}

export default function ParticleBox({ config, ...rest }: WidgetProps<WidgetConfig<'particle-box'>>) {
  switch (config.mode) {
    case 'states':
      return <States config={config} {...rest} />;
    case 'diffusion':
      return <Diffusion config={config} {...rest} />;
    case 'expansion':
      return <Expansion config={config} {...rest} />;
  }
}
