import { near, num, roundedTogether } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';
import { angleAt, distance, type Pair } from '../kit/pairs.ts';

export type ShapeConfig = ModeConfig<'triangle-lab', 'shape'>;
export type SticksConfig = ModeConfig<'triangle-lab', 'sticks'>;
export type LinesConfig = ModeConfig<'triangle-lab', 'lines'>;
export type CongruentConfig = ModeConfig<'triangle-lab', 'congruent'>;
export type Layer = LinesConfig['state']['layers'][number];
export type Kind = NonNullable<NonNullable<ShapeConfig['goal']>['kind']>;

export interface Corners {
  a: Pair;
  b: Pair;
  c: Pair;
}

/** Angles at a, b, c. */
export const angles = ({ a, b, c }: Corners): [number, number, number] => [angleAt(b, a, c), angleAt(a, b, c), angleAt(a, c, b)];
/** The same in whole degrees that add up to 180. */
export const shownAngles = (corners: Corners) => roundedTogether(angles(corners));
/** Sides opposite to a, b, c. */
export const sides = ({ a, b, c }: Corners): [number, number, number] => [distance(b, c), distance(a, c), distance(a, b)];

export const kindName: Record<Kind, string> = {
  acute: 'hegyesszögű',
  right: 'derékszögű',
  obtuse: 'tompaszögű',
  isosceles: 'egyenlő szárú',
  equilateral: 'egyenlő oldalú',
  scalene: 'különböző oldalú',
};

/** Corners stand on the grid, so two sides can be exactly equal, three cannot: there a tenth of a unit counts as equal. */
export function kinds(corners: Corners): Kind[] {
  const biggest = Math.max(...angles(corners));
  const [p = 0, q = 0, r = 0] = [...sides(corners)].sort((x, y) => x - y);
  const byAngle: Kind = near(biggest, 90, 0.01) ? 'right' : biggest < 90 ? 'acute' : 'obtuse';
  const equal = near(p, q) || near(q, r);
  const all = near(p, q, 0.12) && near(q, r, 0.12);
  return [byAngle, ...(all ? (['equilateral', 'isosceles'] as const) : equal ? (['isosceles'] as const) : (['scalene'] as const))];
}

/** Corners on one line, as far as it can be seen; a corner on another one as well. */
export const isFlat = (corners: Corners) => Math.min(...angles(corners)) < 1;
export const FLAT = 'Ez most nem háromszög: a három pont egy egyenesre esik.';

const kindNames = (corners: Corners) =>
  kinds(corners)
    .map(kind => kindName[kind])
    .join(', ');

/** Angles and kind as read beside the drawing. */
export const angleReadouts = (corners: Corners, between: string): [label: string, value: string][] =>
  isFlat(corners)
    ? [['Figyelj', FLAT]]
    : [
        [
          'Szögek',
          shownAngles(corners)
            .map(angle => `${angle}°`)
            .join(between),
        ],
        ['Fajtája', kindNames(corners)],
      ];

export interface Shape extends Corners {
  torn: boolean;
}

export const shape: Model<ShapeConfig, Shape> = {
  initial: ({ state }) => ({ a: state.a, b: state.b, c: state.c, torn: false }),
  evaluate: (_, goal, state) => {
    if (isFlat(state)) return notYet(FLAT);
    if (goal.kind && !kinds(state).includes(goal.kind))
      return notYet(`Most ${kindNames(state)}. Nézd meg a legnagyobb szöget: ${Math.max(...shownAngles(state))}°!`);
    if (goal.angle !== undefined && !angles(state).some(angle => near(angle, goal.angle ?? 0, 1)))
      return notYet(
        `A szögek most ${shownAngles(state)
          .map(angle => `${angle}°`)
          .join(', ')}.`,
      );
    return verdict(!goal.tornOff || state.torn, 'Jó a háromszög. Most tépd le a sarkokat, és rakd őket egymás mellé!');
  },
  describe: (_, state) =>
    isFlat(state)
      ? FLAT
      : `Háromszög: ${kindNames(state)}. Szögei ${shownAngles(state)
          .map(angle => `${angle} fok`)
          .join(', ')}.${state.torn ? ' A letépett sarkok együtt egyenesszöget adnak.' : ''}`,
};

export interface Sticks {
  a: number;
  b: number;
  c: number;
}

export const possible = ({ a, b, c }: Sticks) => a + b > c && a + c > b && b + c > a;

export const sticks: Model<SticksConfig, Sticks> = {
  initial: ({
    state: {
      sides: [a, b, c],
    },
  }) => ({ a, b, c }),
  evaluate: (_, goal, now) => {
    if (possible(now) !== goal.possible) {
      const [p = 0, q = 0, r = 0] = [now.a, now.b, now.c].sort((x, y) => x - y);
      return notYet(
        goal.possible
          ? `A két rövidebb pálca együtt ${num(p + q)}, a leghosszabb ${num(r)}: nem érnek össze.`
          : 'Ebből lesz háromszög. Keress olyan hosszakat, amelyekből nem!',
      );
    }
    const wanted = goal.sides ? [...goal.sides].sort((x, y) => x - y) : null;
    return verdict(
      !wanted || [now.a, now.b, now.c].sort((x, y) => x - y).every((side, i) => near(side, wanted[i] ?? 0)),
      `A pálcák hossza most ${num(now.a)}, ${num(now.b)}, ${num(now.c)}.`,
    );
  },
  describe: (_, now) =>
    `Pálcák: ${num(now.a)}, ${num(now.b)}, ${num(now.c)}. ${possible(now) ? 'Összeérnek: van háromszög.' : 'Nem érnek össze.'}`,
};

export interface Lines extends Corners {
  on: Layer[];
}

export const layerName: Record<Layer, string> = {
  median: 'súlyvonalak',
  altitude: 'magasságvonalak',
  bisector: 'szögfelezők',
  perpendicular: 'oldalfelező merőlegesek',
  midline: 'középvonalak',
};

const mid = (p: Pair, q: Pair): Pair => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];

/** Where the lines of a layer meet; midlines do not. */
export function meeting({ a, b, c }: Corners, layer: Layer): Pair | null {
  const [la, lb, lc] = sides({ a, b, c });
  const weigh = (wa: number, wb: number, wc: number): Pair => {
    const sum = wa + wb + wc;
    return [(a[0] * wa + b[0] * wb + c[0] * wc) / sum, (a[1] * wa + b[1] * wb + c[1] * wc) / sum];
  };
  const [ta = 0, tb = 0, tc = 0] = angles({ a, b, c }).map(angle => (angle * Math.PI) / 180);
  if (layer === 'median') return weigh(1, 1, 1);
  if (layer === 'bisector') return weigh(la, lb, lc);
  if (layer === 'perpendicular') return weigh(Math.sin(2 * ta), Math.sin(2 * tb), Math.sin(2 * tc));
  if (layer === 'altitude') {
    const o = weigh(Math.sin(2 * ta), Math.sin(2 * tb), Math.sin(2 * tc));
    return [a[0] + b[0] + c[0] - 2 * o[0], a[1] + b[1] + c[1] - 2 * o[1]];
  }
  return null;
}

/** The three lines of a layer as segments. */
export function segments({ a, b, c }: Corners, layer: Layer): [Pair, Pair][] {
  const corners: [Pair, Pair, Pair][] = [
    [a, b, c],
    [b, c, a],
    [c, a, b],
  ];
  const foot = (p: Pair, q: Pair, r: Pair): Pair => {
    const [dx, dy] = [r[0] - q[0], r[1] - q[1]];
    const t = ((p[0] - q[0]) * dx + (p[1] - q[1]) * dy) / (dx * dx + dy * dy);
    return [q[0] + t * dx, q[1] + t * dy];
  };
  const center = meeting({ a, b, c }, layer);
  return corners.map(([p, q, r]): [Pair, Pair] => {
    if (layer === 'median') return [p, mid(q, r)];
    if (layer === 'altitude') return [p, foot(p, q, r)];
    if (layer === 'midline') return [mid(p, q), mid(p, r)];
    if (layer === 'perpendicular') return [mid(q, r), center ?? mid(q, r)];
    const [pq, pr] = [distance(p, q), distance(p, r)];
    return [p, [(q[0] * pr + r[0] * pq) / (pq + pr), (q[1] * pr + r[1] * pq) / (pq + pr)]];
  });
}

export const lines: Model<LinesConfig, Lines> = {
  initial: ({ state }) => ({ a: state.a, b: state.b, c: state.c, on: [] }),
  evaluate: (_, goal, state) => {
    if (!state.on.includes(goal.show)) return notYet(`Kapcsold be ezt a réteget: ${layerName[goal.show]}.`);
    if (isFlat(state)) return notYet(FLAT);
    return verdict(
      !goal.kind || kinds(state).includes(goal.kind),
      `Most ${kindNames(state)}. Húzd a csúcsokat, hogy ${goal.kind ? kindName[goal.kind] : ''} legyen!`,
    );
  },
  describe: (_, state) =>
    `${isFlat(state) ? FLAT : `${kindNames(state)} háromszög.`} Bekapcsolva: ${state.on.map(layer => layerName[layer]).join(', ') || 'semmi'}.`,
};

export interface Placement {
  dx: number;
  dy: number;
  turn: number;
  flip: number;
}

export function placed({ a, b, c }: Corners, { dx, dy, turn, flip }: Placement): Corners {
  const [cx, cy] = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
  const angle = (turn * Math.PI) / 180;
  const move = ([x, y]: Pair): Pair => {
    const [px, py] = [(flip ? -1 : 1) * (x - cx), y - cy];
    return [cx + dx + px * Math.cos(angle) - py * Math.sin(angle), cy + dy + px * Math.sin(angle) + py * Math.cos(angle)];
  };
  return { a: move(a), b: move(b), c: move(c) };
}

export const gap = (p: Corners, q: Corners) => Math.max(distance(p.a, q.a), distance(p.b, q.b), distance(p.c, q.c));

export const congruent: Model<CongruentConfig, Placement> = {
  initial: ({ state }) => ({ dx: 5, dy: 0, turn: state.turn, flip: state.flip ? 1 : 0 }),
  evaluate: ({ state }, _, now) => {
    const off = gap(state, placed(state, now));
    if (off < 0.15) return solved;
    if (now.flip) return notYet('Így tükrözve áll: előbb fordítsd át!');
    return notYet(
      Math.abs((((now.turn % 360) + 540) % 360) - 180) > 3
        ? 'Az oldalak még nem párhuzamosak. Forgasd tovább!'
        : 'A forgatás jó, most csúsztasd rá!',
    );
  },
  describe: ({ state }, now) =>
    `A mozgatható háromszög ${num(now.turn)} fokkal elforgatva, ${now.flip ? 'tükrözve' : 'nem tükrözve'}. ${gap(state, placed(state, now)) < 0.15 ? 'Fedésben van.' : 'Nincs fedésben.'}`,
};
