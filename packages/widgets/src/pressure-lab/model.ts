import { seeded } from '@eszkerek/numbers/chance';
import { measure } from '@eszkerek/physics/instrument';
import { shuffle } from '../kit/chance.ts';
import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type PressConfig = ModeConfig<'pressure-lab', 'press'>;
export type CompareConfig = ModeConfig<'pressure-lab', 'compare'>;
export type PistonsConfig = ModeConfig<'pressure-lab', 'pistons'>;
export type DepthConfig = ModeConfig<'pressure-lab', 'depth'>;

export interface Press {
  force: number;
  area: number;
}

/** In pascals; the area may be given in square centimetres. */
export const pressure = ({ force, area }: Press, unit: 'cm²' | 'm²' = 'm²') => force / (unit === 'cm²' ? area / 10_000 : area);

export const press: Model<PressConfig, Press> = {
  initial: ({ state }) => ({ force: state.force, area: state.area }),
  evaluate: ({ state }, goal, now) => {
    const p = pressure(now, state.areaUnit);
    if (goal.below !== undefined && p > goal.below)
      return notYet(`A nyomás most ${num(p, 0)} Pa, ez még túl sok. Nagyobb felületen oszlik el az erő.`);
    return verdict(
      goal.pressure === undefined || near(p, goal.pressure, 0.5),
      `A nyomás most ${num(p, 0)} Pa. ${p < (goal.pressure ?? 0) ? 'Kisebb felület vagy nagyobb erő' : 'Nagyobb felület vagy kisebb erő'} kell.`,
    );
  },
  describe: ({ state }, now) =>
    `${num(now.force)} N erő ${num(now.area)} ${state.areaUnit ?? 'm²'} felületen ${num(pressure(now, state.areaUnit), 0)} Pa nyomást kelt.`,
};

export interface Compare {
  order: number[];
}

export const compare: Model<CompareConfig, Compare> = {
  auto: false,
  initial: ({ state }, seed) => {
    const sorted = state.things.map((_, i) => i).sort((a, b) => pressureOf(state, a) - pressureOf(state, b));
    return { order: shuffle(sorted, seeded(seed)) };
  },
  evaluate: ({ state }, _, { order }) => {
    const wrong = order.findIndex((thing, i) => i > 0 && pressureOf(state, thing) < pressureOf(state, order[i - 1] ?? 0));
    if (wrong === -1) return solved;
    const [a, b] = [state.things[order[wrong - 1] ?? 0], state.things[order[wrong] ?? 0]];
    return notYet(`Nézd meg ezt a kettőt: ${a?.label} és ${b?.label}. Nem az erő dönt, hanem az erő és a felület hányadosa.`);
  },
  describe: ({ state }, { order }) => `A sorrend: ${order.map(i => state.things[i]?.label).join(', ')}.`,
};

export const pressureOf = (state: CompareConfig['state'], i: number) => (state.things[i]?.force ?? 0) / (state.things[i]?.area ?? 1);

export interface Pistons {
  force: number;
}

export const lifted = ({ smallArea, largeArea }: PistonsConfig['state'], force: number) => (force / smallArea) * largeArea;

export const pistons: Model<PistonsConfig, Pistons> = {
  initial: ({ state }) => ({ force: state.force }),
  evaluate: ({ state }, goal, { force }) =>
    verdict(
      near(lifted(state, force), goal.lifted, goal.lifted * 0.005),
      `Most ${num(lifted(state, force), 0)} N-t emel. A felületek aránya ${num(state.largeArea / state.smallArea)} : 1.`,
    ),
  describe: ({ state }, { force }) => `A kis dugattyút ${num(force)} N nyomja, a nagy ${num(lifted(state, force), 0)} N-t emel.`,
};

export interface Depth {
  depth: number;
  seed: number;
}

const G = 10;
export const hydrostatic = (density: number, depth: number) => density * G * depth;
/** What the pressure gauge shows, let down to this depth. */
export const gauge = (density: number, { depth: at, seed }: Depth) =>
  measure(hydrostatic(density, at), seed, `p ${density} ${at}`, { error: 0.004, spread: 40, step: 100 });

export const depth: Model<DepthConfig, Depth> = {
  initial: ({ state }, seed) => ({ depth: state.depth, seed }),
  evaluate: ({ state }, goal, now) =>
    verdict(
      near(hydrostatic(state.density, now.depth), goal.pressure, goal.pressure * 0.01),
      `${num(now.depth)} m mélyen a nyomásmérő ${num(gauge(state.density, now), 0)} Pa-t mutat.`,
    ),
  describe: ({ state }, now) => `${num(now.depth)} m mélyen a nyomásmérő ${num(gauge(state.density, now), 0)} Pa-t mutat.`,
};
