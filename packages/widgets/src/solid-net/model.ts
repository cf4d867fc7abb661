import { near, num, ordinalStart, readNumber } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';
import type { View } from '../kit/space.ts';
import { coneNet, cuboidNet, cylinderNet, type Face, foldsToCube, prismNet, pyramidNet } from './net.ts';

export type FoldConfig = ModeConfig<'solid-net', 'fold'>;
export type WhichConfig = ModeConfig<'solid-net', 'which-net'>;
export type SurfaceConfig = ModeConfig<'solid-net', 'surface'>;
export type AntConfig = ModeConfig<'solid-net', 'ant'>;

export const solidName = {
  cube: 'kocka',
  cuboid: 'téglatest',
  prism3: 'háromszög alapú hasáb',
  pyramid4: 'négyzet alapú gúla',
  cylinder: 'henger',
  cone: 'kúp',
};

export function netOf({ solid, width = 2, depth = 1.5, height = 2 }: FoldConfig['state']): Face[] {
  switch (solid) {
    case 'cube':
      return cuboidNet(width, width, width);
    case 'cuboid':
      return cuboidNet(width, depth, height);
    case 'prism3':
      return prismNet(width, height);
    case 'pyramid4':
      return pyramidNet(width, height);
    case 'cylinder':
      return cylinderNet(width / 2, height);
    case 'cone':
      return coneNet(width / 2, height);
  }
}

export interface Fold extends View {
  folded: number;
}

export const fold: Model<FoldConfig, Fold> = {
  initial: ({ state }) => ({ folded: state.folded ?? 0, yaw: 25, pitch: 40 }),
  evaluate: (_, goal, now) =>
    verdict(
      goal.folded ? now.folded > 0.98 : now.folded < 0.02,
      goal.folded ? 'A test nem zárult be. Hajtsd tovább!' : 'A háló nem terült ki egészen.',
    ),
  describe: ({ state }, now) => `${solidName[state.solid]} hálója, ${num(now.folded * 100, 0)} százalékban összehajtva.`,
};

export interface Which {
  on: number[];
}

export const which: Model<WhichConfig, Which> = {
  auto: false,
  initial: () => ({ on: [] }),
  evaluate: ({ state }, goal, { on }) => {
    const wrong = on.find(i => !goal.cubes.includes(i));
    if (wrong !== undefined) {
      const net = state.nets[wrong] ?? [];
      return notYet(
        `${ordinalStart(wrong + 1)} alakzatból nem lesz kocka${net.join('').split('#').length - 1 === 6 && !foldsToCube(net) ? ': hajtogatáskor két lap egymásra kerül' : ''}.`,
      );
    }
    return on.length === goal.cubes.length ? solved : notYet(`Eddig ${on.length} jót jelöltél, ${goal.cubes.length} van.`);
  },
  describe: (_, { on }) => `Bejelölt hálók: ${on.map(i => `${i + 1}.`).join(', ') || 'nincs'}.`,
};

export interface Surface {
  answer: string;
}

export const surfaceOf = ({ width, depth, height }: { width: number; depth: number; height: number }) =>
  2 * (width * depth + width * height + depth * height);

export const surface: Model<SurfaceConfig, Surface> = {
  auto: false,
  initial: () => ({ answer: '' }),
  evaluate: ({ state }, goal, { answer }) => {
    const value = readNumber(answer);
    if (value === null) return notYet('Add össze mind a hat lap területét, és írd be!');
    if (value === goal.surface) return solved;
    if (value === goal.surface / 2) return notYet('Ez csak három lap. Mindegyikből kettő van.');
    return notYet(
      value === state.width * state.depth * state.height
        ? 'Ez a térfogat. A felszín a lapok területének összege.'
        : `A lapok: ${state.width} · ${state.depth}, ${state.width} · ${state.height} és ${state.depth} · ${state.height}, mindegyikből kettő.`,
    );
  },
  describe: ({ state }) => `Téglatest hálója: élei ${state.width}, ${state.depth} és ${state.height}.`,
};

export interface Ant {
  route: number | null;
}

/** The three ways to unfold two neighbouring faces: legs of the straight path. */
export const routes = ({ width, depth, height }: { width: number; depth: number; height: number }): [number, number][] => [
  [width + depth, height],
  [width + height, depth],
  [depth + height, width],
];
export const routeLength = ([a, b]: [number, number]) => Math.hypot(a, b);

export const ant: Model<AntConfig, Ant> = {
  auto: false,
  initial: () => ({ route: null }),
  evaluate: ({ state }, _, { route }) => {
    const lengths = routes(state).map(routeLength);
    if (route === null) return notYet('Válassz egy kiterítést!');
    return verdict(
      near(lengths[route] ?? 0, Math.min(...lengths)),
      `Ezen az úton ${num(lengths[route] ?? 0)} hosszú a szakasz. Van rövidebb: számold ki mindhármat!`,
    );
  },
  describe: ({ state }, { route }) =>
    route === null
      ? 'A hangya a téglatest csúcsán áll.'
      : `A kiterített út befogói ${routes(state)
          [route]?.map(v => num(v))
          .join(' és ')}.`,
};
