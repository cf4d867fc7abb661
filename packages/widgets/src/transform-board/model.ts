import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';
import { distance, type Pair } from '../kit/pairs.ts';

export type MirrorConfig = ModeConfig<'transform-board', 'mirror'>;
export type ImageConfig = ModeConfig<'transform-board', 'image'>;
export type ChooseConfig = ModeConfig<'transform-board', 'choose'>;
export type By = ImageConfig['state']['by'];

/** The image of a point under a transformation. */
export function transform([x, y]: Pair, by: By): Pair {
  switch (by.type) {
    case 'mirror':
      return by.axis === 'vertical' ? [2 * by.at - x, y] : [x, 2 * by.at - y];
    case 'point':
      return [2 * by.center[0] - x, 2 * by.center[1] - y];
    case 'translate':
      return [x + by.vector[0], y + by.vector[1]];
    case 'rotate': {
      const [dx, dy] = [x - by.center[0], y - by.center[1]];
      const turned: Record<90 | 180 | 270, Pair> = { 90: [-dy, dx], 180: [-dx, -dy], 270: [dy, -dx] };
      return [by.center[0] + turned[by.degrees][0], by.center[1] + turned[by.degrees][1]];
    }
  }
}

export const image = (shape: Pair[], by: By) => shape.map(point => transform(point, by));
/** Covers as a set of corners, whatever the order. */
export const covers = (a: Pair[], b: Pair[]) => a.length === b.length && a.every(p => b.some(q => distance(p, q) < 0.01));

export interface Axis {
  at: number;
}

export const mirror: Model<MirrorConfig, Axis> = {
  initial: ({ state }) => ({ at: state.at }),
  evaluate: ({ state }, goal, { at }) =>
    verdict(
      near(at, goal.at),
      `A tengely helye most ${num(at)}. Minden pont és a képe egyforma messze van a tengelytől: told ${at < goal.at ? (state.axis === 'vertical' ? 'jobbra' : 'feljebb') : state.axis === 'vertical' ? 'balra' : 'lejjebb'}!`,
    ),
  describe: ({ state }, { at }) =>
    `A ${state.axis === 'vertical' ? 'függőleges' : 'vízszintes'} tükörtengely helye ${num(at)}. A kép csúcsai: ${image(state.shape, {
      type: 'mirror',
      axis: state.axis,
      at,
    })
      .map(([x, y]) => `(${num(x)}; ${num(y)})`)
      .join(', ')}.`,
};

export interface Placed {
  corners: Pair[];
}

export const placed: Model<ImageConfig, Placed> = {
  initial: ({ state }) => ({ corners: state.shape }),
  evaluate: ({ state }, _, { corners }) => {
    const right = image(state.shape, state.by);
    const off = right.findIndex((point, i) => distance(point, corners[i] ?? [99, 99]) > 0.01);
    if (off === -1) return solved;
    return notYet(
      `${'ABCDEFGH'[off]}′ még nincs a helyén. ${state.by.type === 'mirror' ? 'Számold meg, hány kocka a tengelyig, és ugyanannyit lépj túl rajta!' : state.by.type === 'point' ? 'A középpontnak a pont és képe között félúton kell lennie.' : state.by.type === 'translate' ? 'Minden csúcsot ugyanannyival tolj el!' : 'A középponttól mért távolság nem változik.'}`,
    );
  },
  describe: (_, { corners }) => `A kép csúcsai: ${corners.map(([x, y], i) => `${'ABCDEFGH'[i]}′(${num(x)}; ${num(y)})`).join(', ')}.`,
};

export interface Choice {
  type: 'mirror' | 'point' | 'translate' | 'rotate';
  x: number;
  y: number;
  axis: 'vertical' | 'horizontal';
  degrees: 90 | 180 | 270;
}

export function toBy({ type, x, y, axis, degrees }: Choice): By {
  if (type === 'mirror') return { type, axis, at: axis === 'vertical' ? x : y };
  if (type === 'point') return { type, center: [x, y] };
  if (type === 'translate') return { type, vector: [x, y] };
  return { type, center: [x, y], degrees };
}

export const chosen: Model<ChooseConfig, Choice> = {
  initial: () => ({ type: 'mirror', x: 2, y: 2, axis: 'vertical', degrees: 90 }),
  evaluate: ({ state }, _, now) =>
    verdict(
      covers(image(state.shape, toBy(now)), state.target ?? []),
      now.type === 'translate'
        ? 'Számold meg, mennyivel jobbra és mennyivel feljebb van egy csúcs!'
        : 'Így még nem fedi. Nézd meg: megfordult-e az alakzat? Ha nem, eltolás vagy forgatás lesz.',
    ),
  describe: ({ state }, now) =>
    `${{ mirror: 'Tengelyes tükrözés', point: 'Középpontos tükrözés', translate: 'Eltolás', rotate: 'Forgatás' }[now.type]}. ${covers(image(state.shape, toBy(now)), state.target ?? []) ? 'Fedi a célt.' : 'Nem fedi a célt.'}`,
};
