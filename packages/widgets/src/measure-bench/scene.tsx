import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useRef } from 'react';
import drawing from '../kit/drawing.module.css';
import { Quiet } from '../kit/quiet.tsx';
import { calm, useFrames } from '../kit/use-frames.ts';
import type { RepeatConfig } from './repeat.ts';

interface SceneProps {
  width: number;
  scene: RepeatConfig['state']['scene'];
  /** Seconds of one swing, fall or beat. */
  period: number;
  running: boolean;
  label: string;
}

const GROUND = 206;

/** What is measured; it moves only while the pupil times it by hand. */
export function Scene({ width, scene, period, running, label }: SceneProps) {
  const moving = useRef<SVGGElement>(null);
  const time = useRef(0);
  const middle = width / 2;
  const draw = (t: number) => {
    const phase = (t / period) % 1;
    const place =
      scene === 'pendulum'
        ? `translate(${middle} 20) rotate(${24 * Math.cos(2 * Math.PI * phase)})`
        : scene === 'drop'
          ? `translate(${middle} ${40 + 148 * Math.min(1, (t / period) ** 2)})`
          : `translate(${middle} 110) scale(${1 + 0.18 * Math.max(0, 1 - 5 * phase)})`;
    moving.current?.setAttribute('transform', place);
  };
  useFrames(running && !calm(), seconds => {
    time.current += seconds;
    draw(time.current);
  });
  if (!running) time.current = 0;
  const rest =
    scene === 'pendulum' ? `translate(${middle} 20) rotate(24)` : scene === 'drop' ? `translate(${middle} 40)` : `translate(${middle} 110)`;
  return (
    <Quiet>
      {scene === 'pendulum' && (
        <>
          <path className={drawing.ink} d={`M${middle - 60} 20h120`} style={{ strokeWidth: 5 }} />
          <g ref={moving} transform={rest}>
            <path className={drawing.ink2} d="M0 0V140" />
            <circle className={classes(drawing.fill, drawing.edge)} cy={150} r={18} />
          </g>
        </>
      )}
      {scene === 'drop' && (
        <>
          <path className={drawing.ink} d={`M20 ${GROUND}H${width - 20}M${middle - 70} 22h50`} />
          <g ref={moving} transform={rest}>
            <circle className={classes(drawing.fill, drawing.edge)} r={16} />
          </g>
        </>
      )}
      {scene === 'pulse' && (
        <g ref={moving} transform={rest}>
          <path className={classes(drawing.mid, drawing.line)} d="M0 40C-70 -10 -40 -60 0 -26C40 -60 70 -10 0 40Z" />
        </g>
      )}
      {scene === 'table' && (
        <>
          <path className={classes(drawing.mid, drawing.line)} d={`M40 96H${width - 40}v16H40ZM56 112v80M${width - 56} 112v80`} />
          <path className={drawing.main2} d={`M40 74H${width - 40}M40 64v20M${width - 40} 64v20`} />
        </>
      )}
      <text x={12} y={GROUND + 18}>
        {label}
      </text>
    </Quiet>
  );
}
