import { pressureAt } from '@eszkerek/physics/fluids';
import { measure } from '@eszkerek/physics/instrument';
import { asking, rowEvents } from '../kit/asking.ts';
import { near, num } from '../kit/format.ts';
import { inTurn, type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';
import { isTyped } from '../kit/typed.ts';

export type DepthConfig = ModeConfig<'hydro-tank', 'depth'>;
export type Liquid = DepthConfig['state']['liquids'][number];
export type Shape = NonNullable<DepthConfig['state']['shapes']>[number];
export type Direction = 'down' | 'side' | 'up';

export interface Depth {
  liquid: string;
  depth: number;
  shape: Shape;
  direction: Direction;
  rows: { sample: string; x: number; y: number }[];
  typed: Record<string, string>;
  seed: number;
}

export function liquidOf(liquids: readonly Liquid[], id: string): Liquid {
  const liquid = liquids.find(l => l.id === id) ?? liquids[0];
  if (!liquid) throw new Error('no liquid');
  return liquid;
}

export const units = ({ state }: DepthConfig) =>
  state.unit === 'cm'
    ? ({ depth: 'cm', pressure: 'Pa', slope: 'Pa/cm' } as const)
    : ({ depth: 'm', pressure: 'kPa', slope: 'kPa/m' } as const);

export const depthStep = ({ state }: DepthConfig) => state.step ?? state.maxDepth / 20;

/** In the unit shown: kPa at metres, Pa at centimetres. */
export function pressureOf({ state }: DepthConfig, { liquid, depth }: Pick<Depth, 'liquid' | 'depth'>): number {
  const { density } = liquidOf(state.liquids, liquid);
  return state.unit === 'cm'
    ? pressureAt(density, depth / 100, state.gravity ?? 10)
    : pressureAt(density, depth, state.gravity ?? 10) / 1000;
}

/** Turning the membrane or changing the tank changes only the reading error. */
export function gaugeShows(config: DepthConfig, now: Depth): number {
  const value = pressureOf(config, now);
  const again = now.rows.filter(row => row.sample === now.liquid && row.x === now.depth).length;
  const end = pressureOf(config, { liquid: now.liquid, depth: config.state.maxDepth });
  const step = 10 ** Math.floor(Math.log10(end / 200));
  const instrument =
    config.state.noise === false ? { error: 0, step: step / 10 } : { error: 0.006, spread: value > 0 ? step / 2 : 0, step };
  return Math.max(0, measure(value, now.seed, `p ${now.liquid} ${now.depth} ${now.shape} ${now.direction} ${again}`, instrument));
}

export const writeRow = <S extends Depth>(config: DepthConfig, now: S): S => ({
  ...now,
  rows: [...now.rows, { sample: now.liquid, x: now.depth, y: gaugeShows(config, now) }],
});

export const rowsOf = (now: Depth, liquid: string) =>
  new Set(now.rows.filter(row => row.sample === liquid && row.x > 0).map(row => row.x)).size;

const bare: Model<DepthConfig, Depth> = {
  initial: ({ state }, seed) => ({
    liquid: state.liquids[0]?.id ?? '',
    depth: state.depth,
    shape: state.shapes?.[0] ?? 'straight',
    direction: 'down',
    rows: [],
    typed: {},
    seed,
  }),
  evaluate: (config, goal, now) => {
    const { liquids } = config.state;
    if (goal.rows !== undefined)
      for (const { id, label } of liquids)
        if (rowsOf(now, id) < goal.rows) return notYet(`${label}: ${rowsOf(now, id)} különböző mélységben mértél, ${goal.rows} kell.`);
    const typed = Object.entries(goal.slope ?? {}).map(([id, wanted]) => {
      const { label } = liquidOf(liquids, id);
      const say = `${label}: a nyomást oszd el a mélységgel! Az egyenes egy távoli pontja a legpontosabb.`;
      return { id, label, right: isTyped(now.typed[id], wanted) && (now.typed[id] ?? ''), say, missing: !now.typed[id] };
    });
    const missing = inTurn(typed);
    if (missing) return missing;
    if (goal.liquid && now.liquid !== goal.liquid) return notYet(`A szonda most ebben van: ${liquidOf(liquids, now.liquid).label}.`);
    const unit = units(config);
    if (goal.depth !== undefined && !near(now.depth, goal.depth, depthStep(config) / 2))
      return notYet(`A szonda most ${num(now.depth)} ${unit.depth} mélyen van.`);
    if (goal.pressure !== undefined && !near(pressureOf(config, now), goal.pressure, 0.02 * goal.pressure))
      return notYet(
        `A nyomás most kb. ${num(gaugeShows(config, now))} ${unit.pressure}. ${pressureOf(config, now) < goal.pressure ? 'Mélyebbre kell menni.' : 'Feljebb kell jönni.'}`,
      );
    return solved;
  },
  describe: (config, now) => {
    const unit = units(config);
    return `${liquidOf(config.state.liquids, now.liquid).label}, a szonda ${num(now.depth)} ${unit.depth} mélyen, a mérő ${num(gaugeShows(config, now))} ${unit.pressure} nyomást mutat.`;
  },
};

export const depth = asking(bare, (_, now) => rowEvents(now.rows.length));
