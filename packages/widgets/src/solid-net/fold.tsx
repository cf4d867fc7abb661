import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useMemo, useRef } from 'react';
import { Button } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { indexed } from '../kit/indexed.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { turn, type Vec, type View } from '../kit/space.ts';
import type { Box } from '../kit/stage.tsx';
import { type Run, useMotion, useRun } from '../kit/use-run.ts';
import { useWidget } from '../kit/use-widget.ts';
import { type FoldConfig, fold, netOf, solidName } from './model.ts';
import { type Face, folded } from './net.ts';
import styles from './view.module.css';

export const tall = (w: number) => Math.min(320, Math.max(240, w * 0.85));

const depth = (points: Vec[]) => points.reduce((sum, p) => sum + p[2], 0) / points.length;

/** The middle of the corners, and the drawing's half width and half height from there at any turn about the upright axis. */
function extent(corners: Vec[], pitch: number) {
  const mid = (k: 0 | 1 | 2) => (Math.min(...corners.map(v => v[k])) + Math.max(...corners.map(v => v[k]))) / 2;
  const [x, y, z] = [mid(0), mid(1), mid(2)];
  const wide = Math.max(...corners.map(v => Math.hypot(v[0] - x, v[1] - y)));
  const high = Math.max(...corners.map(v => Math.abs(v[2] - z)));
  const slope = (pitch * Math.PI) / 180;
  return { center: [x, y, z] satisfies Vec, wide, high: wide * Math.sin(slope) + high * Math.cos(slope) };
}

interface NetProps {
  net: Face[];
  smooth: boolean;
  view: View;
  box: Box;
  run: Run;
}

/** The faces from the farthest to the nearest: as they fold they change places, so a path is a rank and not a face. */
function Net({ net, smooth, view, box, run }: NetProps) {
  const whole = useRef<SVGGElement>(null);
  const look = (face: number, corners: number) => {
    if (smooth) return corners < 6 ? classes(drawing.soft, styles.face, styles.strip) : classes(drawing.soft, styles.face);
    return face === 0 ? classes(drawing.mid, styles.face) : classes(drawing.soft, styles.face);
  };
  useMotion(run, part => {
    const faces = folded(net, part);
    const { center, wide, high } = extent(faces.flat(), view.pitch);
    const scale = Math.min(box.width / wide, box.height / high) / 2.1;
    const drawn = faces
      .map((face, i) => ({ i, points: face.map(v => turn([v[0] - center[0], v[1] - center[1], v[2] - center[2]], view)) }))
      .sort((a, b) => depth(a.points) - depth(b.points));
    whole.current?.setAttribute('transform', `translate(${box.width / 2} ${box.height / 2})`);
    for (const [rank, { i, points }] of drawn.entries()) {
      const path = whole.current?.children[rank];
      path?.setAttribute('class', look(i, points.length));
      path?.setAttribute('d', `M${points.map(([x, y]) => `${(x * scale).toFixed(1)} ${(-y * scale).toFixed(1)}`).join('L')}Z`);
    }
  });
  return (
    <g ref={whole}>
      {indexed(net).map(({ key }) => (
        <path key={key} />
      ))}
    </g>
  );
}

export function Fold(props: WidgetProps<FoldConfig>) {
  const widget = useWidget(props, fold);
  const { state } = props.config;
  const { solid } = state;
  const net = useMemo(() => netOf(state), [state]);
  const run = useRun({ at: widget.state.folded, end: 1, speed: 0.6, keep: part => widget.set(s => ({ ...s, folded: part })) });
  return (
    <Lab
      widget={widget}
      title={`${solidName[solid]} hálója`}
      how="Hajtogasd és forgasd"
      sliders={[
        { key: 'folded', label: 'Hajtogatás', min: 0, max: 1, step: 0.01, show: v => `${num(v * 100, 0)}%` },
        { key: 'yaw', label: 'Forgatás körbe', min: 0, max: 360, show: v => `${num(v)}°` },
        { key: 'pitch', label: 'Rálátás', min: 5, max: 90, show: v => `${num(v)}°` },
      ]}
      extra={
        <Button icon="play" onClick={run.start}>
          {widget.state.folded === 1 && !run.running ? 'Még egyszer' : 'Összehajtom'}
        </Button>
      }
      readouts={[
        ['Test', solidName[solid]],
        ['Lapok', solid === 'cylinder' ? 'palást és két kör' : solid === 'cone' ? 'palást és kör' : String(net.length)],
      ]}
      height={tall}
      draw={box => <Net net={net} smooth={solid === 'cylinder' || solid === 'cone'} view={widget.state} box={box} run={run} />}
    />
  );
}
