import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type SquaresConfig = ModeConfig<'right-triangle-lab', 'squares'>;
export type AltitudeConfig = ModeConfig<'right-triangle-lab', 'altitude'>;
export type TrigConfig = ModeConfig<'right-triangle-lab', 'trig'>;
export type TowerConfig = ModeConfig<'right-triangle-lab', 'tower'>;

const rad = (d: number) => (d * Math.PI) / 180;
export const hypotenuse = (a: number, b: number) => Math.hypot(a, b);

export interface Legs {
  a: number;
  b: number;
}

export const squares: Model<SquaresConfig, Legs> = {
  initial: ({ state }) => ({ a: state.a, b: state.b }),
  evaluate: (_, goal, { a, b }) => {
    const c = hypotenuse(a, b);
    if (goal.c !== undefined && !near(c, goal.c, 0.02))
      return notYet(
        near(a + b, goal.c)
          ? `A befogók összege ${num(a + b)}, de nem ez az átfogó: √${num(a * a + b * b)} = ${num(c)}.`
          : `Az átfogó most ${num(c)}: ${num(a * a)} + ${num(b * b)} = ${num(a * a + b * b)}.`,
      );
    const wanted = [goal.a, goal.b].filter(v => v !== undefined).sort((p, q) => p - q);
    const now = [a, b].sort((p, q) => p - q);
    if (wanted.length === 2 && !wanted.every((v, i) => near(v, now[i] ?? 0)))
      return notYet(`A négyzetek most ${num(a * a)} és ${num(b * b)}, együtt ${num(a * a + b * b)}. Az átfogó ${num(c)}.`);
    return verdict(wanted.length !== 1 || now.some(v => near(v, wanted[0] ?? 0)), `A befogók most ${num(a)} és ${num(b)}.`);
  },
  describe: (_, { a, b }) =>
    `Befogók ${num(a)} és ${num(b)}, négyzeteik ${num(a * a)} és ${num(b * b)}, az átfogó négyzete ${num(a * a + b * b)}, az átfogó ${num(hypotenuse(a, b))}.`,
};

export interface Parts {
  p: number;
  q: number;
}

/** The altitude is the geometric mean of the two parts of the hypotenuse. */
export const altitude = ({ p, q }: Parts) => Math.sqrt(p * q);

export const height: Model<AltitudeConfig, Parts> = {
  initial: ({ state }) => ({ p: state.p, q: state.q }),
  evaluate: (_, goal, now) => {
    if (goal.p !== undefined && !near(now.p, goal.p)) return notYet(`Az első szelet most ${num(now.p)}.`);
    if (goal.q !== undefined && !near(now.q, goal.q)) return notYet(`A második szelet most ${num(now.q)}.`);
    return verdict(
      goal.height === undefined || near(altitude(now), goal.height, 0.02),
      `A magasság most ${num(altitude(now))}, mert ${num(now.p)} · ${num(now.q)} = ${num(now.p * now.q)}.`,
    );
  },
  describe: (_, now) => `Az átfogó szeletei ${num(now.p)} és ${num(now.q)}, a magasság ${num(altitude(now))}.`,
};

export interface Angle {
  angle: number;
}

export const ratios = (angle: number) => ({
  sin: Math.sin(rad(angle)),
  cos: Math.cos(rad(angle)),
  tg: Math.tan(rad(angle)),
  ctg: 1 / Math.tan(rad(angle)),
});

export const trig: Model<TrigConfig, Angle> = {
  initial: ({ state }) => ({ angle: state.angle }),
  evaluate: (_, goal, { angle }) => {
    const { sin, tg } = ratios(angle);
    if (goal.angle !== undefined && !near(angle, goal.angle)) return notYet(`A szög most ${num(angle)}°.`);
    if (goal.sin !== undefined && !near(sin, goal.sin, 0.005))
      return notYet(`A szinusz most ${num(sin, 3)}: a szemközti befogó osztva az átfogóval.`);
    return verdict(
      goal.tg === undefined || near(tg, goal.tg, 0.01),
      `A tangens most ${num(tg, 3)}: a szemközti befogó osztva a szög melletti befogóval.`,
    );
  },
  describe: (_, { angle }) =>
    `A szög ${num(angle)} fok, szinusza ${num(ratios(angle).sin, 3)}, koszinusza ${num(ratios(angle).cos, 3)}, tangense ${num(ratios(angle).tg, 3)}.`,
};

export interface Sight {
  distance: number;
  angle: number;
}

export const towerHeight = ({ distance, angle }: Sight, eye: number) => distance * Math.tan(rad(angle)) + eye;

export const tower: Model<TowerConfig, Sight> = {
  initial: ({ state }) => ({ distance: state.distance, angle: state.angle }),
  evaluate: ({ state }, goal, now) => {
    const tall = towerHeight(now, state.eye);
    if (near(tall, goal.height, 0.06)) return solved;
    return notYet(
      near(tall - state.eye, goal.height, 0.06)
        ? 'Kifelejtetted a szemmagasságot: azt is hozzá kell adni.'
        : `Így a torony ${num(tall)} m magas volna.`,
    );
  },
  describe: ({ state }, now) =>
    `${num(now.distance)} m távolságból ${num(now.angle)} fokban látszik a csúcs: a torony ${num(towerHeight(now, state.eye))} m magas.`,
};
