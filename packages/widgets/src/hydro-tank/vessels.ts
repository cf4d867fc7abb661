import { commonLevel, twoLiquids } from '@eszkerek/physics/fluids';
import { asking } from '../kit/asking.ts';
import { near, num, readNumber } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type VesselsConfig = ModeConfig<'hydro-tank', 'vessels'>;

export interface Vessels {
  /** Levels of each arm with the valve closed, cm. */
  levels: number[];
  open: boolean;
  /** What the pupil typed before opening; null when it was opened without. */
  typed: string;
  foretold: boolean;
  /** Column of the second liquid, cm. */
  column: number;
  seed: number;
}

/** Poured at once, cm³. */
export const POUR = 20;
export const WATER = 1000;

export const commonOf = ({ state }: VesselsConfig, levels: readonly number[]) =>
  commonLevel(state.arms.map(({ area }, i) => ({ area, level: levels[i] ?? 0 })));

/** Where the liquid stands in each arm. */
export const shownLevels = (config: VesselsConfig, now: Vessels): number[] =>
  now.open ? now.levels.map(() => commonOf(config, now.levels)) : now.levels;

/** The surfaces of a U tube with two liquids, cm above the bottom. */
export function surfaces(config: VesselsConfig, now: Vessels): { boundary: number; left: number; right: number } | null {
  const { other, liquid } = config.state;
  if (!other) return null;
  const base = commonOf(config, now.levels);
  const { boundary, left, right } = twoLiquids(liquid?.density ?? WATER, other.density, now.column);
  return { boundary: base + boundary, left: base + left, right: base + right };
}

/** One jug into an arm, up to its rim; with an open valve all levels rise together. */
export function pour<S extends Vessels>({ state }: VesselsConfig, now: S, arm: number, volume = POUR): S {
  const area = state.arms[arm]?.area ?? 1;
  return {
    ...now,
    levels: now.levels.map((level, i) => (i === arm ? Math.min(state.maxLevel, Math.max(0, level + volume / area)) : level)),
  };
}

export function setValve<S extends Vessels>(config: VesselsConfig, now: S, open: boolean): S {
  if (!open) return { ...now, levels: shownLevels(config, now), open };
  return { ...now, open, foretold: near(readNumber(now.typed) ?? -99, commonOf(config, now.levels), 0.5) };
}

const bare: Model<VesselsConfig, Vessels> = {
  initial: ({ state }, seed) => ({
    levels: state.arms.map((_, i) => state.levels[i] ?? 0),
    open: state.open ?? state.other !== undefined,
    typed: '',
    foretold: false,
    column: state.other?.height ?? 0,
    seed,
  }),
  evaluate: (config, goal, now) => {
    const both = surfaces(config, now);
    if (both) {
      if (goal.column !== undefined && !near(now.column, goal.column, 0.05))
        return notYet(`A második folyadékból most ${num(now.column)} cm van a csőben.`);
      if (goal.difference !== undefined && !near(both.left - both.right, goal.difference, 0.1))
        return notYet(`A két felszín között most ${num(both.left - both.right, 1)} cm a különbség.`);
      return solved;
    }
    if (goal.predict && now.open && !now.foretold)
      return notYet('Előbb zárd el a szelepet, írd be, hol áll majd meg a víz, és csak utána nyisd ki!');
    if (goal.level !== undefined && !now.open) return notYet('Nyisd ki a szelepet!');
    if (goal.level !== undefined && !near(commonOf(config, now.levels), goal.level, 0.2))
      return notYet(`A közös szint most ${num(commonOf(config, now.levels), 1)} cm.`);
    return solved;
  },
  describe: (config, now) => {
    const both = surfaces(config, now);
    if (both)
      return `U alakú cső: a bal szárban ${num(now.column)} cm ${config.state.other?.label}, felszíne ${num(both.left, 1)} cm, a jobb szárban ${num(both.right, 1)} cm magasan.`;
    return `A szelep ${now.open ? 'nyitva' : 'zárva'}. A szintek: ${shownLevels(config, now)
      .map(level => `${num(level, 1)} cm`)
      .join(', ')}.`;
  },
};

export const vessels = asking(bare, (_, now) => (now.open ? ['open'] : []));
