import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { ReactNode } from 'react';
import drawing from './drawing.module.css';
import { indexed } from './indexed.ts';
import { edges, normal, type Solid, turn, type Vec, type View } from './space.ts';
import type { Box } from './stage.tsx';

export type Projector = (point: Vec) => [number, number];

/** Fits a solid of the given half size into the box, its foot near the bottom. */
export function projector(box: Box, view: View, radius: number, height: number): Projector {
  const scale = Math.min(box.width / (2.2 * radius), box.height / (height + 2 * radius * 0.75 + 0.4));
  return point => {
    const [x, up] = turn([point[0], point[1], point[2] - height / 2], view);
    return [box.width / 2 + x * scale, box.height / 2 - up * scale];
  };
}

interface SolidViewProps {
  solid: Solid;
  view: View;
  project: Projector;
  /** Curved solids show no edges between their strips. */
  smooth?: boolean;
  children?: ReactNode;
}

/** A convex solid: visible faces filled, hidden edges dashed. */
export function SolidView({ solid, view, project, smooth, children }: SolidViewProps) {
  const corner = (i: number): Vec => solid.vertices[i] ?? [0, 0, 0];
  const facing = (face: number[]) => turn(normal(face.map(corner)), view)[2];
  const front = solid.faces.filter(face => facing(face) > 1e-6);
  const shown = new Set(front.flatMap(face => face.map((a, i) => [a, face[(i + 1) % face.length] ?? a].sort((p, q) => p - q).join())));
  const line = ([a, b]: [number, number]) => `M${project(corner(a)).join(' ')}L${project(corner(b)).join(' ')}`;
  const all = edges(solid);
  return (
    <g>
      {!smooth &&
        all
          .filter(edge => !shown.has(edge.join()))
          .map(edge => <path key={edge.join()} className={classes(drawing.ink2, drawing.dash)} d={line(edge)} />)}
      {indexed(front).map(({ key, item }) => (
        <path
          key={key}
          style={{
            fill: smooth ? 'var(--c-mid)' : 'var(--c-soft)',
            fillOpacity: 0.55,
            stroke: smooth ? 'var(--c-mid)' : 'none',
          }}
          d={`M${item.map(i => project(corner(i)).join(' ')).join('L')}Z`}
        />
      ))}
      {children}
      {!smooth && all.filter(edge => shown.has(edge.join())).map(edge => <path key={edge.join()} className={drawing.ink} d={line(edge)} />)}
    </g>
  );
}
