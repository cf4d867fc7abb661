import { near, num, ordinalStart } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';
import { distance as between, type Pair } from '../kit/pairs.ts';
import { writePolynomial } from '../kit/polynomial.ts';

export type PointsConfig = ModeConfig<'coordinate-plane', 'points'>;
export type BattleshipConfig = ModeConfig<'coordinate-plane', 'battleship'>;
export type DistanceConfig = ModeConfig<'coordinate-plane', 'distance'>;
export type ProportionalConfig = ModeConfig<'coordinate-plane', 'proportional'>;
export type LinesConfig = ModeConfig<'coordinate-plane', 'lines'>;

export const write = ([x, y]: Pair) => `(${num(x)}; ${num(y)})`;
const same = (a: Pair, b: Pair) => near(a[0], b[0]) && near(a[1], b[1]);

export interface Points {
  at: Record<string, Pair>;
}

export const points: Model<PointsConfig, Points> = {
  initial: ({ state }) => ({ at: Object.fromEntries(state.points.map(p => [p.id, p.at])) }),
  evaluate: ({ state }, goal, { at }) => {
    for (const { id, label } of state.points) {
      const [wanted, now] = [goal.points[id], at[id]];
      if (!wanted || !now || same(wanted, now)) continue;
      if (same(wanted, [now[1], now[0]]))
        return notYet(`${label}: felcserélted a két koordinátát. Az első szám vízszintes, a második függőleges.`);
      if (near(Math.abs(now[0]), Math.abs(wanted[0])) && near(Math.abs(now[1]), Math.abs(wanted[1])))
        return notYet(`${label}: figyelj az előjelekre! Negatív első koordináta balra, negatív második lefelé visz.`);
      return notYet(`${label} most itt van: ${write(now)}. Előbb vízszintesen lépj, aztán függőlegesen!`);
    }
    return solved;
  },
  describe: ({ state }, { at }) => state.points.map(p => `${p.label}${write(at[p.id] ?? p.at)}`).join(', '),
};

export interface Battle {
  aim: Pair;
  shots: Pair[];
}

export const hits = (ships: Pair[], shots: Pair[]) => ships.filter(ship => shots.some(shot => same(ship, shot)));

/** Which way the nearest ship still afloat lies. */
export function clue(ships: Pair[], shots: Pair[]): string {
  const last = shots.at(-1);
  if (!last) return 'Állítsd be a célkeresztet, és lőj!';
  if (ships.some(ship => same(ship, last))) return `Talált: ${write(last)}!`;
  const left = ships.filter(ship => !shots.some(shot => same(ship, shot)));
  const [nearest] = [...left].sort((a, b) => between(a, last) - between(b, last));
  if (!nearest) return 'Minden hajó elsüllyedt.';
  const [dx, dy] = [nearest[0] - last[0], nearest[1] - last[1]];
  return `Mellé: ${write(last)}. A legközelebbi hajó ${[dx > 0 ? 'jobbra' : dx < 0 ? 'balra' : '', dy > 0 ? 'felfelé' : dy < 0 ? 'lefelé' : ''].filter(Boolean).join(' és ')} van.`;
}

export const battle: Model<BattleshipConfig, Battle> = {
  initial: () => ({ aim: [0, 0], shots: [] }),
  evaluate: ({ state }, goal, { shots }) => {
    const left = state.ships.length - hits(state.ships, shots).length;
    if (left > 0) return notYet(`Még ${left} hajó úszik. ${clue(state.ships, shots)}`);
    return verdict(
      goal.maxShots === undefined || shots.length <= goal.maxShots,
      `Mind elsüllyedt, de ${shots.length} lövéssel. Próbáld újra, legfeljebb ${goal.maxShots} lövéssel!`,
    );
  },
  describe: ({ state }, { aim, shots }) =>
    `Célkereszt: ${write(aim)}. Találat: ${hits(state.ships, shots).length}, lövés: ${shots.length}. ${clue(state.ships, shots)}`,
};

export interface Segment {
  a: Pair;
  b: Pair;
}

export const midpoint = ({ a, b }: Segment): Pair => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

export const segment: Model<DistanceConfig, Segment> = {
  initial: ({ state }) => ({ a: state.a, b: state.b }),
  evaluate: (_, goal, now) => {
    const [dx, dy] = [Math.abs(now.a[0] - now.b[0]), Math.abs(now.a[1] - now.b[1])];
    if (goal.distance !== undefined && !near(between(now.a, now.b), goal.distance, 0.01))
      return notYet(
        near(dx + dy, goal.distance)
          ? `A befogók összege ${num(dx + dy)}, de a távolság az átfogó: ${num(between(now.a, now.b))}.`
          : `A távolság most ${num(between(now.a, now.b))}: a befogók ${num(dx)} és ${num(dy)}.`,
      );
    if (goal.distance !== undefined && Number.isInteger(goal.distance) && (dx === 0 || dy === 0))
      return notYet('Ne vízszintesen és ne függőlegesen! Keress olyan helyet, ahol derékszögű háromszög keletkezik!');
    return verdict(
      goal.midpoint === undefined || same(midpoint(now), goal.midpoint),
      `A felezőpont most ${write(midpoint(now))}: a koordináták átlaga.`,
    );
  },
  describe: (_, now) =>
    `A${write(now.a)}, B${write(now.b)}. Távolságuk ${num(between(now.a, now.b))}, felezőpontjuk ${write(midpoint(now))}.`,
};

export interface Ray {
  slope: number;
}

export const ray: Model<ProportionalConfig, Ray> = {
  initial: ({ state }) => ({ slope: state.slope }),
  evaluate: (_, goal, { slope }) =>
    verdict(
      near(slope, goal.slope),
      `Most 1 egységhez ${num(slope)} tartozik. ${slope < goal.slope ? 'Meredekebb' : 'Laposabb'} félegyenes kell.`,
    ),
  describe: (_, { slope }) => `Félegyenes az origóból: x = 1 esetén y = ${num(slope)}.`,
};

export interface Lines {
  lines: { slope: number; intercept: number }[];
}

export function meeting([a, b]: Lines['lines']): Pair | null {
  if (!a || !b || near(a.slope, b.slope)) return null;
  const x = (b.intercept - a.intercept) / (a.slope - b.slope);
  return [x, a.slope * x + a.intercept];
}

export const lines: Model<LinesConfig, Lines> = {
  initial: ({ state }) => ({ lines: state.lines.map(({ slope, intercept }) => ({ slope, intercept })) }),
  evaluate: (_, goal, { lines: now }) => {
    const meet = meeting(now);
    if (goal.meet && (!meet || !same(meet, goal.meet)))
      return notYet(meet ? `A metszéspont most ${write(meet)}.` : 'A két egyenes párhuzamos, nincs metszéspontjuk.');
    const off = now.findIndex(
      (line, i) =>
        (goal.slopes?.[i] !== undefined && !near(line.slope, goal.slopes[i])) ||
        (goal.intercepts?.[i] !== undefined && !near(line.intercept, goal.intercepts[i])),
    );
    return verdict(off === -1, `${ordinalStart(off + 1)} egyenes még nem jó.`);
  },
  describe: ({ state }, { lines: now }) =>
    `${now.map((line, i) => `${state.lines[i]?.label}: y = ${writePolynomial([line.slope, line.intercept])}`).join('. ')}. ${meeting(now) ? `Metszéspont: ${write(meeting(now) ?? [0, 0])}.` : ''}`,
};
