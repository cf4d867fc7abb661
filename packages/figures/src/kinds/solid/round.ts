import type { Point } from '../../kit/geometry.ts';
import type { Shape } from '../../kit/scene.ts';
import type { Solid } from './schema.ts';

export type RoundBody = Exclude<Solid['body'], { shape: 'box' | 'prism' | 'pyramid' | 'frustum' }>;
/** A round body in its own units, y down; circles are seen as flat ellipses. */
export interface RoundDrawing {
  points: Map<string, Point>;
  lines: { points: Point[]; closed?: boolean; line: NonNullable<Shape['line']> }[];
}

/** Height of a drawn circle to its width: wide enough for a label beside a drawn radius. */
const FLAT = 0.36;
/** A low cone is drawn from lower: its sides must touch the rim in front of its back. */
const LOWEST = 0.45;
/** Degrees of one chord. */
const STEP = 6;

type Ellipse = { at: Point; r: number; flat: number };

function arc({ at, r, flat }: Ellipse, from: number, to: number): Point[] {
  const steps = Math.max(1, Math.ceil((to - from) / STEP));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return { x: at.x + r * Math.cos(angle), y: at.y + r * flat * Math.sin(angle) };
  });
}

/** The front is seen, the back is dashed; the sides of a cone touch the rim `behind` degrees behind its widest place. */
const rim = (ellipse: Ellipse, behind = 0): RoundDrawing['lines'] => [
  { points: arc(ellipse, -behind, 180 + behind), line: 'stroke' },
  { points: arc(ellipse, 180 + behind, 360 - behind), line: 'dash' },
];

export function roundBody(body: RoundBody): RoundDrawing {
  const O = { x: 0, y: 0 };
  const r = body.radius;
  if (body.shape === 'sphere') {
    return {
      points: new Map(Object.entries({ O, P: { x: r, y: 0 } })),
      lines: [{ points: arc({ at: O, r, flat: 1 }, 0, 360), closed: true, line: 'stroke' }, ...rim({ at: O, r, flat: FLAT })],
    };
  }
  const top = { x: 0, y: -body.height };
  const small = body.shape === 'cone' ? 0 : body.shape === 'cylinder' ? r : body.top;
  // From the apex (of a frustum: where its sides would meet) the sides touch the ellipse.
  const narrowing = (r - small) / body.height;
  const flat = Math.min(FLAT, LOWEST / Math.abs(narrowing));
  const behind = (Math.asin(flat * narrowing) * 180) / Math.PI;
  const [below, above] = [
    { at: O, r, flat },
    { at: top, r: small, flat },
  ];
  const touched = (ellipse: Ellipse): Point => arc(ellipse, -behind, 0)[0] ?? ellipse.at;
  const mirrored = ({ x, y }: Point): Point => ({ x: -x, y });
  const P = touched(below);
  if (body.shape === 'cone') {
    const sides = [mirrored(P), P].map(foot => ({ points: [foot, top], line: 'stroke' as const }));
    return { points: new Map(Object.entries({ O, V: top, P })), lines: [...rim(below, behind), ...sides] };
  }
  const upper = touched(above);
  const sides = [
    [P, upper],
    [mirrored(P), mirrored(upper)],
  ].map(points => ({ points, line: 'stroke' as const }));
  return {
    points: new Map(Object.entries({ O, P, "O'": top, "P'": upper })),
    lines: [...rim(below, behind), { points: arc(above, 0, 360), line: 'stroke' }, ...sides],
  };
}
