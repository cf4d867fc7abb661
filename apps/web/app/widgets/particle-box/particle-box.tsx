import type { WidgetConfig } from '@eszkerek/contract/widgets/index';
import { useRef, useState } from 'react';
import { seeded } from '../kit/chance.ts';
import { Button, Toggle } from '../kit/controls.tsx';
import { num } from '../kit/format.ts';
import { indexed } from '../kit/indexed.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { calm, useFrames } from '../kit/use-run.ts';
import { useWidget } from '../kit/use-widget.ts';
import { titles } from '../titles.ts';
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
} from './model.ts';

const COUNT = 60;

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
  const [particles, setParticles] = useState(home.current);
  const speed = (0.05 + Math.max(0, temperature + 60) / 700) * (phase === 'solid' ? 0.5 : 2);
  useFrames(moving, seconds => setParticles(now => step(now, home.current, phase, speed, seconds, chance.current)));
  return (
    <path
      className="w-fill"
      d={particles.map(({ x, y }) => `M${(x * width - 7).toFixed(1)} ${(y * height).toFixed(1)}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0`).join('')}
    />
  );
}

function States(props: WidgetProps<StatesConfig>) {
  const widget = useWidget(props, states);
  const { min, max, substance, melts, boils } = props.config.state;
  const { temperature } = widget.state;
  const phase = phaseOf(props.config.state, temperature);
  const [moving, setMoving] = useState(() => !calm());
  return (
    <Lab
      widget={widget}
      title={titles['particle-box']}
      sliders={[{ key: 'temperature', label: 'Hőmérséklet', min, max, unit: '°C' }]}
      extra={<Toggle label="Mozgás" on={moving} onChange={setMoving} />}
      readouts={[
        [substance, phaseName[phase]],
        ['Olvadáspont', `${num(melts)} °C`],
        ['Forráspont', `${num(boils)} °C`],
      ]}
      height={240}
      maxWidth={320}
      draw={({ width, height }) => (
        <g>
          <rect className="w-paper w-line" x={2} y={2} width={width - 4} height={height - 4} rx={10} />
          <Particles seed={props.seed} phase={phase} temperature={temperature} moving={moving} width={width} height={height} />
          <text className="is-halo" x={10} y={20}>
            {phaseText[phase]}
          </text>
        </g>
      )}
    />
  );
}

function Diffusion(props: WidgetProps<DiffusionConfig>) {
  const widget = useWidget(props, diffusion);
  const { time } = widget.state;
  const [running, setRunning] = useState(false);
  const mixed = mixing(widget.state);
  useFrames(running, seconds => {
    widget.set(s => ({ ...s, time: s.time + seconds * 4 }));
    if (mixed > 0.97) setRunning(false);
  });
  const home = scatter(COUNT, props.seed);
  const where = seeded(props.seed + 5);
  const spread = home.map(p => ({ ...p, tx: where(), ty: where() }));
  return (
    <Lab
      widget={widget}
      title="diffúzió"
      sliders={[{ key: 'temperature', label: 'Hőmérséklet', min: -20, max: 100, unit: '°C' }]}
      extra={
        <>
          <Button
            icon={running ? 'pause' : 'play'}
            onClick={() => (calm() ? widget.set(s => ({ ...s, time: s.time + 10 })) : setRunning(!running))}
          >
            {running ? 'Megállítom' : 'Várok'}
          </Button>
          <Button icon="right" onClick={() => widget.set(s => ({ ...s, time: s.time + 10 }))}>
            + 10 s
          </Button>
        </>
      }
      readouts={[
        ['Idő', `${num(time, 0)} s`],
        ['Keveredés', `${num(mixed * 100, 0)}%`],
      ]}
      height={240}
      maxWidth={340}
      draw={({ width, height }) => (
        <g>
          <rect className="w-paper w-line" x={2} y={2} width={width - 4} height={height - 4} rx={10} />
          {indexed(spread).map(({ key, item }) => {
            const x = 0.04 + 0.92 * (item.x + (item.tx - item.x) * mixed);
            const y = 0.04 + 0.92 * (item.y + (item.ty - item.y) * Math.min(1, mixed * 1.4));
            return item.kind === 0 ? (
              <circle key={key} className="w-fill" cx={x * width} cy={y * height} r={7} />
            ) : (
              <rect key={key} className="w-spark w-line" x={x * width - 6} y={y * height - 6} width={12} height={12} rx={2} />
            );
          })}
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
      height={170}
      draw={({ width }) => {
        const end = width - 70 - 46 * (1 - Math.min(1, grown / gap));
        return (
          <g>
            <rect className="w-raised w-line" x={4} y={40} width={20} height={90} />
            <rect className="w-fill" x={24} y={72} width={end - 24} height={26} rx={3} />
            <rect className="w-grey" x={width - 70} y={60} width={12} height={50} />
            <circle className={closed ? 'w-spark w-line' : 'w-paper w-line'} cx={width - 28} cy={36} r={20} />
            <text x={width - 28} y={41} textAnchor="middle" style={closed ? { fill: 'var(--spark-ink)' } : undefined}>
              {closed ? 'be' : 'ki'}
            </text>
            <path className="w-spark" d={`M${width * 0.3} 150q-12 -18 0 -34q2 12 10 14q8 8 4 20z`} />
            <path className="w-ink2" d={`M${width - 58} 86h30V56`} />
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
