import { angleBetween, cross, frustum, length, minus, normal, type Solid, type Vec } from '../kit/space.ts';

export type Flat = [number, number];

export interface Face {
  points: Flat[];
  /** The face it hangs on, and the edge between them. */
  parent: number | null;
  hinge: [Flat, Flat];
  /** How far it folds up, in degrees: the angle between the outward normals. */
  fold: number;
}

const rect = (x: number, y: number, w: number, h: number): Flat[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];
const root = (points: Flat[]): Face => ({
  points,
  parent: null,
  hinge: [
    [0, 0],
    [1, 0],
  ],
  fold: 0,
});

export function cuboidNet(w: number, d: number, h: number): Face[] {
  return [
    root(rect(0, 0, w, d)),
    {
      points: rect(w, 0, h, d),
      parent: 0,
      hinge: [
        [w, 0],
        [w, d],
      ],
      fold: 90,
    },
    {
      points: rect(-h, 0, h, d),
      parent: 0,
      hinge: [
        [0, 0],
        [0, d],
      ],
      fold: 90,
    },
    {
      points: rect(0, -h, w, h),
      parent: 0,
      hinge: [
        [0, 0],
        [w, 0],
      ],
      fold: 90,
    },
    {
      points: rect(0, d, w, h),
      parent: 0,
      hinge: [
        [0, d],
        [w, d],
      ],
      fold: 90,
    },
    {
      points: rect(w + h, 0, w, d),
      parent: 1,
      hinge: [
        [w + h, 0],
        [w + h, d],
      ],
      fold: 90,
    },
  ];
}

export function prismNet(side: number, height: number): Face[] {
  const peak = (side * Math.sqrt(3)) / 2;
  return [
    root(rect(0, 0, side, height)),
    {
      points: rect(side, 0, side, height),
      parent: 0,
      hinge: [
        [side, 0],
        [side, height],
      ],
      fold: 120,
    },
    {
      points: rect(-side, 0, side, height),
      parent: 0,
      hinge: [
        [0, 0],
        [0, height],
      ],
      fold: 120,
    },
    {
      points: [
        [0, height],
        [side, height],
        [side / 2, height + peak],
      ],
      parent: 0,
      hinge: [
        [0, height],
        [side, height],
      ],
      fold: 90,
    },
    {
      points: [
        [0, 0],
        [side, 0],
        [side / 2, -peak],
      ],
      parent: 0,
      hinge: [
        [0, 0],
        [side, 0],
      ],
      fold: 90,
    },
  ];
}

const facePoints = (solid: Solid, i: number): Vec[] => (solid.faces[i] ?? []).map(k => solid.vertices[k] ?? [0, 0, 0]);
const foldBetween = (solid: Solid, i: number, j: number) => angleBetween(normal(facePoints(solid, i)), normal(facePoints(solid, j)));

export function pyramidNet(side: number, height: number): Face[] {
  const slant = Math.hypot(height, side / 2);
  const solid = frustum(4, side / Math.SQRT2, 0, height);
  const fold = foldBetween(solid, 0, 1);
  const flap = (points: Flat[], hinge: [Flat, Flat]): Face => ({ points, parent: 0, hinge, fold });
  return [
    root(rect(0, 0, side, side)),
    flap(
      [
        [side, 0],
        [side + slant, side / 2],
        [side, side],
      ],
      [
        [side, 0],
        [side, side],
      ],
    ),
    flap(
      [
        [0, 0],
        [-slant, side / 2],
        [0, side],
      ],
      [
        [0, 0],
        [0, side],
      ],
    ),
    flap(
      [
        [0, 0],
        [side / 2, -slant],
        [side, 0],
      ],
      [
        [0, 0],
        [side, 0],
      ],
    ),
    flap(
      [
        [0, side],
        [side / 2, side + slant],
        [side, side],
      ],
      [
        [0, side],
        [side, side],
      ],
    ),
  ];
}

/** A regular polygon standing on the edge from a to b, on the side away from the given point. */
function polygonOn(a: Flat, b: Flat, n: number, away: Flat): Flat[] {
  const side = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const apothem = side / (2 * Math.tan(Math.PI / n));
  const mid: Flat = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  let [nx, ny] = [-(b[1] - a[1]) / side, (b[0] - a[0]) / side];
  if ((away[0] - mid[0]) * nx + (away[1] - mid[1]) * ny > 0) [nx, ny] = [-nx, -ny];
  const center: Flat = [mid[0] + nx * apothem, mid[1] + ny * apothem];
  const start = Math.atan2(a[1] - center[1], a[0] - center[0]);
  const r = Math.hypot(a[0] - center[0], a[1] - center[1]);
  return Array.from({ length: n }, (_, i) => [
    center[0] + r * Math.cos(start + (2 * Math.PI * i) / n),
    center[1] + r * Math.sin(start + (2 * Math.PI * i) / n),
  ]);
}

const STRIPS = 24;

export function cylinderNet(radius: number, height: number): Face[] {
  const w = 2 * radius * Math.sin(Math.PI / STRIPS);
  const faces: Face[] = [root(rect(0, 0, w, height))];
  for (const side of [1, -1])
    for (let i = 1; i <= (side === 1 ? STRIPS / 2 : STRIPS / 2 - 1); i++) {
      const x = side === 1 ? i * w : -i * w;
      const edge = side === 1 ? x : x + w;
      faces.push({
        points: rect(x, 0, w, height),
        parent: i === 1 ? 0 : faces.length - 1,
        hinge: [
          [edge, 0],
          [edge, height],
        ],
        fold: 360 / STRIPS,
      });
    }
  faces.push({
    points: polygonOn([0, height], [w, height], STRIPS, [w / 2, 0]),
    parent: 0,
    hinge: [
      [0, height],
      [w, height],
    ],
    fold: 90,
  });
  faces.push({
    points: polygonOn([0, 0], [w, 0], STRIPS, [w / 2, height]),
    parent: 0,
    hinge: [
      [0, 0],
      [w, 0],
    ],
    fold: 90,
  });
  return faces;
}

export function coneNet(radius: number, height: number): Face[] {
  const solid = frustum(STRIPS, radius, 0, height);
  const edge = Math.hypot(radius, height);
  const side = 2 * radius * Math.sin(Math.PI / STRIPS);
  const apex = 2 * Math.asin(side / 2 / edge);
  const at = (k: number): Flat => [edge * Math.sin(k * apex - apex / 2), -edge * Math.cos(k * apex - apex / 2)];
  const fold = foldBetween(solid, 1, 2);
  const faces: Face[] = [root([[0, 0], at(0), at(1)])];
  for (let i = 1; i <= STRIPS / 2; i++)
    faces.push({ points: [[0, 0], at(i), at(i + 1)], parent: i === 1 ? 0 : faces.length - 1, hinge: [[0, 0], at(i)], fold });
  for (let i = 1; i < STRIPS / 2; i++)
    faces.push({ points: [[0, 0], at(-i), at(1 - i)], parent: i === 1 ? 0 : faces.length - 1, hinge: [[0, 0], at(1 - i)], fold });
  faces.push({ points: polygonOn(at(0), at(1), STRIPS, [0, 0]), parent: 0, hinge: [at(0), at(1)], fold: foldBetween(solid, 0, 1) });
  return faces;
}

/** Turns a point about the line through a and b in the ground plane. */
function spin(point: Vec, a: Flat, b: Flat, degrees: number): Vec {
  const origin: Vec = [a[0], a[1], 0];
  const along: Vec = [b[0] - a[0], b[1] - a[1], 0];
  const k: Vec = [along[0] / length(along), along[1] / length(along), 0];
  const v = minus(point, origin);
  const t = (degrees * Math.PI) / 180;
  const kv = cross(k, v);
  const dot = k[0] * v[0] + k[1] * v[1];
  const part = (i: 0 | 1 | 2) => v[i] * Math.cos(t) + kv[i] * Math.sin(t) + k[i] * dot * (1 - Math.cos(t));
  return [origin[0] + part(0), origin[1] + part(1), origin[2] + part(2)];
}

/** The faces in space when the net is folded by the given part (0 flat, 1 closed). */
export function folded(net: Face[], part: number): Vec[][] {
  const place = (point: Vec, index: number): Vec => {
    const face = net[index];
    if (!face || face.parent === null) return point;
    const middle = face.points.reduce((sum: Flat, [x, y]) => [sum[0] + x / face.points.length, sum[1] + y / face.points.length], [0, 0]);
    const up = spin([middle[0], middle[1], 0], face.hinge[0], face.hinge[1], 10)[2] > 0 ? 1 : -1;
    return place(spin(point, face.hinge[0], face.hinge[1], up * face.fold * part), face.parent);
  };
  return net.map((face, i) => face.points.map(([x, y]) => place([x, y, 0], i)));
}

/** Rolls a cube over the cells of a net; it folds up if every side is printed once. */
export function foldsToCube(rows: string[]): boolean {
  const cells = new Set(rows.flatMap((row, r) => [...row].flatMap((cell, c) => (cell === '#' ? [`${r},${c}`] : []))));
  if (cells.size !== 6) return false;
  const seen = new Map<string, number>();
  const visit = (r: number, c: number, [top, bottom, north, south, east, west]: [number, number, number, number, number, number]) => {
    const key = `${r},${c}`;
    if (!cells.has(key) || seen.has(key)) return;
    seen.set(key, bottom);
    visit(r - 1, c, [south, north, top, bottom, east, west]);
    visit(r + 1, c, [north, south, bottom, top, east, west]);
    visit(r, c + 1, [west, east, north, south, top, bottom]);
    visit(r, c - 1, [east, west, north, south, bottom, top]);
  };
  const [start = '0,0'] = cells;
  const [r = 0, c = 0] = start.split(',').map(Number);
  visit(r, c, [0, 1, 2, 3, 4, 5]);
  return seen.size === 6 && new Set(seen.values()).size === 6;
}
