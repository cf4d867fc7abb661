import type { FigureInput } from '@eszkerek/figures/schema';

type Point = readonly [number, number];
type Segment = { ends: [string, string]; label?: string; line?: 'bold' | 'thin' | 'dash'; arrow?: 'end'; tone?: 1 | 3 };

/** Names without digits: the description of a figure tells the names, and a digit could be the answer. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A drawing of unnamed points: each is named as it is put down. */
class Sketch {
  private readonly points: Record<string, { at: [number, number]; label: string | false; dot: boolean }> = {};
  private readonly segments: Segment[] = [];
  private readonly circles: { center: string; radius: number }[] = [];
  private readonly polygons: { points: string[]; fill: 2 | 5; label?: string }[] = [];

  private put([x, y]: Point, label: string | false = false): string {
    const name = LETTERS.charAt(Object.keys(this.points).length);
    this.points[name] = { at: [x, y], label, dot: label !== false };
    return name;
  }

  /** Free space for a label that stands outside. */
  room(point: Point): void {
    this.put(point);
  }

  line(from: Point, to: Point, look: Omit<Segment, 'ends'> = {}): void {
    this.segments.push({ ends: [this.put(from), this.put(to)], ...look });
  }

  arrow(from: Point, to: Point, label: string): void {
    this.line(from, to, { arrow: 'end', line: 'bold', tone: 1, label });
  }

  circle(center: Point, radius: number): void {
    this.circles.push({ center: this.put(center), radius });
  }

  shape(corners: readonly Point[], fill: 2 | 5, label?: string): void {
    this.polygons.push({ points: corners.map(corner => this.put(corner)), fill, ...(label ? { label } : {}) });
  }

  mark(point: Point, label: string): void {
    this.put(point, label);
  }

  figure(title: string, height: number): FigureInput {
    const { points, segments, circles, polygons } = this;
    return { kind: 'geometry', title, titleOnly: true, height, points, segments, circles, polygons };
  }
}

const TITLES = ['Állócsiga a gerendán', 'Egy álló- és egy mozgócsiga', 'Csigasor két mozgócsigával', 'Csigasor három mozgócsigával'];

/** A tackle of n movable pulleys below and n fixed ones above, on one rope; 0 is a single fixed pulley. */
export function tackleFigure(n: number, load: string, pull = 'F'): FigureInput {
  const sketch = new Sketch();
  const right = Math.max(1, 2 * n);
  sketch.line([-1, 6], [right + 1, 6], { line: 'bold' });
  for (let i = 0; i < n; i++) {
    sketch.circle([2 * i + 0.5, 2.6], 0.5);
    sketch.line([2 * i + 0.5, 2.6], [2 * i + 0.5, 1.9]);
  }
  for (let i = 0; i < Math.max(1, n); i++) {
    const x = n === 0 ? 0.5 : 2 * i + 1.5;
    sketch.circle([x, 5], 0.5);
    sketch.line([x, 6], [x, 5]);
  }
  for (let strand = 0; strand < 2 * n; strand++) sketch.line([strand, strand === 0 ? 6 : 5], [strand, 2.6]);
  if (n === 0) sketch.line([0, 5], [0, 1.5]);
  if (n > 1) sketch.line([0.5, 1.9], [2 * n - 1.5, 1.9], { line: 'bold' });
  const middle = n === 0 ? 0 : n - 0.5;
  if (n > 0) sketch.line([middle, 1.9], [middle, 1.5]);
  sketch.arrow([right, 5], [right, 2.6], pull);
  sketch.shape(
    [
      [middle - 0.8, 1.5],
      [middle + 0.8, 1.5],
      [middle + 0.8, 0.2],
      [middle - 0.8, 0.2],
    ],
    2,
    load,
  );
  return sketch.figure(`${TITLES[n]}; a teher: ${load}, a kötél végén lefelé mutató nyíl: ${pull}`, 230);
}

/** Two pistons on one liquid, the narrow one on the left. */
export function pressFigure(labels: { force: string; area: string; load: string; largeArea: string }): FigureInput {
  const sketch = new Sketch();
  sketch.shape(
    [
      [0, 3.2],
      [0, 0],
      [9, 0],
      [9, 3.2],
      [4.5, 3.2],
      [4.5, 1],
      [1.2, 1],
      [1.2, 3.2],
    ],
    2,
  );
  sketch.shape(
    [
      [0, 3.2],
      [1.2, 3.2],
      [1.2, 3.6],
      [0, 3.6],
    ],
    5,
  );
  sketch.shape(
    [
      [4.5, 3.2],
      [9, 3.2],
      [9, 3.6],
      [4.5, 3.6],
    ],
    5,
  );
  sketch.arrow([0.6, 5.8], [0.6, 3.6], labels.force);
  sketch.arrow([6.75, 3.6], [6.75, 5.8], labels.load);
  sketch.line([0, 3.2], [0, 3.6], { label: labels.area });
  sketch.line([9, 3.2], [9, 3.6], { label: labels.largeArea });
  sketch.room([-2.4, 0]);
  sketch.room([11.4, 0]);
  return sketch.figure(
    `Hidraulikus emelő. Bal oldalon keskeny dugattyú (felülete ${labels.area}), lefelé mutató nyíl: ${labels.force}; jobb oldalon széles dugattyú (felülete ${labels.largeArea}), felfelé mutató nyíl: ${labels.load}`,
    200,
  );
}

/** A box tilted to the right on its corner at the origin, with the vertical through its centre S. */
export function tiltedBox(width: number, height: number, degrees: number): FigureInput {
  const a = (degrees * Math.PI) / 180;
  const unit = 6 / Math.max(width, height);
  const turned = (x: number, y: number): Point => [
    Number((unit * (x * Math.cos(a) + y * Math.sin(a))).toFixed(2)),
    Number((unit * (y * Math.cos(a) - x * Math.sin(a))).toFixed(2)),
  ];
  const sketch = new Sketch();
  const centre = turned(-width / 2, height / 2);
  sketch.shape([turned(0, 0), turned(-width, 0), turned(-width, height), turned(0, height)], 2);
  sketch.line([-7, 0], [7, 0], { line: 'thin' });
  sketch.line(centre, [centre[0], -0.9], { line: 'dash', tone: 1 });
  sketch.mark(centre, 'S');
  return sketch.figure(
    `Megdöntött doboz a jobb alsó sarkán; a súlypontból húzott függőleges a saroktól ${centre[0] < 0 ? 'balra, a doboz felőli oldalon' : 'jobbra'} ér le; S a súlypont`,
    180,
  );
}
