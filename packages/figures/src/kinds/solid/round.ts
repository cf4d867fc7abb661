import type { Point } from '../../kit/geometry.ts';
import type { Shape } from '../../kit/scene.ts';
import type { Solid } from './schema.ts';

export type RoundBody = Exclude<Solid['body'], { shape: 'box' | 'prism' | 'pyramid' | 'frustum' }>;
/** A round body in its own units, y down; circles are seen as flat ellipses. */
export interface RoundDrawing {
  points: Map<string, Point>;
  lines: { points: Point[]; closed?: boolean; line: NonNullable<Shape['line']> }[];
}

const FLAT = 0.3;
const STEPS = 24;

function ellipse(at: Point, r: number, from: number, to: number): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / STEPS) * Math.PI) / 180;
    return { x: at.x + r * Math.cos(angle), y: at.y + r * FLAT * Math.sin(angle) };
  });
}

/** The front half is seen, the back half is dashed. */
const rim = (at: Point, r: number): RoundDrawing['lines'] => [
  { points: ellipse(at, r, 0, 180), line: 'stroke' },
  { points: ellipse(at, r, 180, 360), line: 'dash' },
];
const lid = (at: Point, r: number): RoundDrawing['lines'][number] => ({ points: ellipse(at, r, 0, 360), line: 'stroke' });

export function roundBody(body: RoundBody): RoundDrawing {
  const O = { x: 0, y: 0 };
  if (body.shape === 'sphere') {
    const r = body.radius;
    const circle = Array.from({ length: 48 }, (_, i) => ({ x: r * Math.cos((i * Math.PI) / 24), y: r * Math.sin((i * Math.PI) / 24) }));
    return {
      points: new Map(Object.entries({ O, P: { x: r, y: 0 } })),
      lines: [{ points: circle, closed: true, line: 'stroke' }, ...rim(O, r)],
    };
  }
  const top = { x: 0, y: -body.height };
  const r = body.radius;
  const P = { x: r, y: 0 };
  if (body.shape === 'cone') {
    const sides = [-r, r].map(x => ({ points: [{ x, y: 0 }, top], line: 'stroke' as const }));
    return { points: new Map(Object.entries({ O, V: top, P })), lines: [...rim(O, r), ...sides] };
  }
  const small = body.shape === 'cylinder' ? r : body.top;
  const sides = [1, -1].map(side => ({
    points: [
      { x: side * r, y: 0 },
      { x: side * small, y: -body.height },
    ],
    line: 'stroke' as const,
  }));
  return {
    points: new Map(Object.entries({ O, P, "O'": top, "P'": { x: small, y: -body.height } })),
    lines: [...rim(O, r), lid(top, small), ...sides],
  };
}
