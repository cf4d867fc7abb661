import { near, num, readNumber } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, verdict } from '../kit/model.ts';

interface Point {
  x: number;
  y: number;
}

export type MeasureConfig = ModeConfig<'protractor', 'measure'>;
export type DrawConfig = ModeConfig<'protractor', 'draw'>;
export type PairsConfig = ModeConfig<'protractor', 'pairs'>;

export function angleName(angle: number): string {
  if (angle === 0) return 'nullszög';
  if (angle < 90) return 'hegyesszög';
  if (angle === 90) return 'derékszög';
  if (angle < 180) return 'tompaszög';
  if (angle === 180) return 'egyenesszög';
  return angle < 360 ? 'homorúszög' : 'teljesszög';
}

export interface Measure {
  turn: number;
  answer: string;
}

export const measure: Model<MeasureConfig, Measure> = {
  auto: false,
  initial: () => ({ turn: 0, answer: '' }),
  evaluate: ({ state }, goal, { turn, answer }) => {
    const value = readNumber(answer);
    if (!near(turn, state.tilt ?? 0, 2)) return notYet('A szögmérő alapvonala még nem fekszik a szög alsó szárán. Forgasd rá!');
    if (value === null) return notYet('Olvasd le, hol metszi a felső szár a skálát, és írd be!');
    if (near(value, 180 - goal.angle, goal.tolerance ?? 2) && !near(goal.angle, 90, 3))
      return notYet('A másik skálát olvastad le. A 0-tól indulj, amelyik az alsó száron van!');
    return verdict(
      near(value, goal.angle, goal.tolerance ?? 2),
      `Becsülj is: ez a szög ${state.angle < 90 ? 'kisebb' : 'nagyobb'} a derékszögnél. Számold meg újra a beosztásokat!`,
    );
  },
  describe: (_, { turn, answer }) => `A szögmérő ${num(turn)} fokkal van elforgatva. A leolvasott szög: ${answer || 'nincs beírva'}.`,
};

/** How far a thing that turns around the origin goes when the finger on it moves from one point to another. */
export function turnedBy(from: Point, to: Point): number {
  const deg = ((Math.atan2(-to.y, to.x) - Math.atan2(-from.y, from.x)) * 180) / Math.PI;
  return deg - 360 * Math.round(deg / 360);
}

export interface Drawn {
  angle: number;
}

export const draw: Model<DrawConfig, Drawn> = {
  initial: ({ state }) => ({ angle: state.angle ?? 0 }),
  evaluate: (_, goal, { angle }) =>
    verdict(
      near(angle, goal.angle, goal.tolerance ?? 0),
      `Most ${num(angle)}° (${angleName(angle)}). ${angle < goal.angle ? 'Nyisd' : 'Zárd'} jobban!`,
    ),
  describe: (_, { angle }) => `A szög ${num(angle)} fok: ${angleName(angle)}.`,
};

/** The angle of a line through the origin that follows a finger, by either of its ends; it stops before the other line. */
export function pulledTo(angle: number, { x, y }: Point): number {
  const deg = (Math.atan2(-y, x) * 180) / Math.PI;
  return Math.max(10, Math.min(170, Math.round(deg + 180 * Math.round((angle - deg) / 180))));
}

export const pairs: Model<PairsConfig, Drawn> = {
  initial: ({ state }) => ({ angle: state.angle }),
  evaluate: (_, goal, { angle }) =>
    verdict(near(angle, goal.angle, goal.tolerance ?? 0), `Most α = ${num(angle)}°, a mellékszöge ${num(180 - angle)}°.`),
  describe: (_, { angle }) => `Két metsző egyenes: a szögek ${num(angle)}, ${num(180 - angle)}, ${num(angle)} és ${num(180 - angle)} fok.`,
};
