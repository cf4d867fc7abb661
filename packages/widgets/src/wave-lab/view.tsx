import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import type { WidgetConfig } from '../kinds.ts';
import { Toggle } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { upTo } from '../kit/indexed.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { calm, useFrames } from '../kit/use-frames.ts';
import { useInSight } from '../kit/use-in-sight.ts';
import { useWidget } from '../kit/use-widget.ts';
import { audible, type EchoConfig, echo, type RopeConfig, rope, type SoundConfig, sound, stopwatch, wavelength } from './model.ts';

function wave(width: number, middle: number, height: number, waves: number, phase: number): string {
  return `M${upTo(121)
    .map(i => `${((i / 120) * width).toFixed(1)} ${(middle - height * Math.sin((i / 120) * waves * 2 * Math.PI - phase)).toFixed(1)}`)
    .join('L')}`;
}

/** Layers of air, closer together where the sound presses them. */
function layers(width: number, loudness: number, waves: number, phase: number): string {
  return upTo(56)
    .map(i => `M${((i / 56) * width + Math.sin((i / 56) * waves * 2 * Math.PI - phase) * loudness * 7).toFixed(1)} 124v40`)
    .join('');
}

/** Standing still is a choice, and the default with reduced motion. */
function useMoving() {
  const [moving, setMoving] = useState(() => !calm());
  return { moving, control: <Toggle label="Mozgás" on={moving} onChange={setMoving} /> };
}

interface MovingProps {
  className: string | undefined;
  moving: boolean;
  path: (time: number) => string;
}

/** A line that is set anew on every frame, and nothing around it. */
function Moving({ className, moving, path }: MovingProps) {
  const line = useRef<SVGPathElement>(null);
  const time = useRef(0);
  const draw = () => line.current?.setAttribute('d', path(time.current));
  useLayoutEffect(() => {
    draw();
  });
  useFrames(useInSight(line) && moving, seconds => {
    time.current += seconds;
    draw();
  });
  return <path ref={line} className={className} />;
}

const ROPE_METRES = 8;

function RopeView(props: WidgetProps<RopeConfig>) {
  const widget = useWidget(props, rope);
  const { speed } = props.config.state;
  const { amplitude, frequency } = widget.state;
  const { moving, control } = useMoving();
  const length = wavelength(speed, frequency);
  return (
    <Lab
      widget={widget}
      title="kötélhullám"
      how="Húzd a hullám magasságát és hosszát, vagy mozgasd a csúszkákat"
      wide
      sliders={[
        { key: 'frequency', label: 'Frekvencia', min: 0.5, max: 4, step: 0.25, unit: 'Hz' },
        { key: 'amplitude', label: 'Amplitúdó', min: 0.25, max: 2, step: 0.25 },
      ]}
      extra={control}
      readouts={[
        ['Hullámhossz', `${num(length)} m`],
        ['Terjedési sebesség', `${num(speed)} m/s`],
        ['Periódusidő', `${num(1 / frequency)} s`],
      ]}
      height={176}
      draw={({ width }, grip) => {
        const metre = width / ROPE_METRES;
        return (
          <g>
            <line className={classes(drawing.ink2, drawing.dash)} x1={0} x2={width} y1={80} y2={80} />
            <Moving
              className={drawing.main}
              moving={moving}
              path={time => wave(width, 80, amplitude * 32, ROPE_METRES / length, time * frequency * 2 * Math.PI)}
            />
            <path className={drawing.main2} d={`M8 158H${8 + Math.min(length * metre, width - 16)}m0 -6v12M8 152v12`} />
            <text className={drawing.halo} x={14} y={148}>
              λ = {num(length)} m
            </text>
            {grip('amplitude', { x: 16, y: 80 - amplitude * 32 }, to => (80 - to.y) / 32)}
            {grip('frequency', { x: 8 + Math.min(length * metre, width - 22), y: 158 }, to => (speed * metre) / Math.max(1, to.x - 8))}
          </g>
        );
      }}
    />
  );
}

function SoundView(props: WidgetProps<SoundConfig>) {
  const widget = useWidget(props, sound);
  const { frequency, loudness } = widget.state;
  const { moving, control } = useMoving();
  const shown = Math.max(1, Math.min(14, Math.log2(Math.max(20, frequency) / 20) * 1.6 + 1));
  return (
    <Lab
      widget={widget}
      title="hanghullám"
      how="Húzd a hullám magasságát, vagy mozgasd a csúszkákat"
      wide
      sliders={[
        { key: 'frequency', label: 'Frekvencia', min: 10, max: 2000, step: 10, unit: 'Hz', digits: 0 },
        { key: 'loudness', label: 'Hangerő', min: 0, max: 1, step: 0.05, show: v => `${num(v * 100, 0)}%` },
      ]}
      extra={control}
      readouts={[
        ['Hang', frequency > 500 ? 'magas' : frequency > 150 ? 'közepes' : 'mély'],
        ['Hangerő', loudness > 0.66 ? 'erős' : loudness > 0.33 ? 'közepes' : 'halk'],
        ['Halljuk?', audible(frequency) ? 'igen' : 'nem'],
      ]}
      height={170}
      draw={({ width }, grip) => (
        <g>
          <Moving className={drawing.main} moving={moving} path={time => wave(width, 56, loudness * 44, shown, time * 5)} />
          <Moving className={drawing.ink2} moving={moving} path={time => layers(width, loudness, shown, time * 5)} />
          {grip('loudness', { x: 16, y: 56 - loudness * 40 }, to => (56 - to.y) / 40)}
        </g>
      )}
    />
  );
}

function EchoView(props: WidgetProps<EchoConfig>) {
  const widget = useWidget(props, echo);
  const { maxDistance, speed = 340 } = props.config.state;
  const { distance } = widget.state;
  return (
    <Lab
      widget={widget}
      title="visszhang"
      how="Húzd a falat, vagy mozgasd a csúszkát"
      wide
      sliders={[
        { key: 'distance', label: 'A fal távolsága', min: maxDistance / 100, max: maxDistance, step: maxDistance / 100, unit: 'm' },
      ]}
      readouts={[
        ['A hang útja', `2 · ${num(distance)} m`],
        ['Hangsebesség', `${num(speed)} m/s`],
        ['Mért idő', `${num(stopwatch(speed, widget.state))} s`],
      ]}
      height={150}
      draw={({ width }, grip) => {
        const wall = 60 + (distance / maxDistance) * (width - 84);
        return (
          <g>
            <line className={drawing.ink} x1={4} x2={width - 4} y1={134} y2={134} />
            <circle className={drawing.fill} cx={26} cy={70} r={12} />
            <path className={drawing.main} d="M26 82v30m-9 22l9 -22l9 22" />
            <rect className={drawing.grey} x={wall} y={30} width={16} height={104} />
            <path className={drawing.main} d={`M44 62H${wall - 6}m-9 -7l9 7l-9 7`} />
            <path className={classes(drawing.main2, drawing.dash)} d={`M${wall - 6} 84H46m9 -7l-9 7l9 7`} />
            {grip('distance', { x: wall + 8, y: 112 }, to => ((to.x - 68) / (width - 84)) * maxDistance)}
          </g>
        );
      }}
    />
  );
}

export default function WaveLab({ config, ...rest }: WidgetProps<WidgetConfig<'wave-lab'>>) {
  switch (config.mode) {
    case 'rope':
      return <RopeView config={config} {...rest} />;
    case 'sound':
      return <SoundView config={config} {...rest} />;
    case 'echo':
      return <EchoView config={config} {...rest} />;
  }
}
