import { measure } from '@eszkerek/physics/instrument';
import { extension } from '@eszkerek/physics/springs';
import { asking, rowEvents } from '../kit/asking.ts';
import { near, num } from '../kit/format.ts';
import { inTurn, type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';
import { isTyped } from '../kit/typed.ts';

export type HookeConfig = ModeConfig<'spring-lab', 'hooke'>;
type Spring = HookeConfig['state']['springs'][number];

export interface Row {
  sample: string;
  /** What the ruler showed, cm. */
  read: number;
  /** Extension, cm. */
  x: number;
  /** Force, N. */
  y: number;
}

export interface Hooke {
  spring: string;
  /** Which of the weights hang. */
  hung: boolean[];
  /** The largest force each spring has met. */
  worst: Record<string, number>;
  rows: Row[];
  typed: Record<string, string>;
  seed: number;
}

export const springOf = ({ state }: HookeConfig, id: string): Spring => {
  const spring = state.springs.find(s => s.id === id) ?? state.springs[0];
  if (!spring) throw new Error('no spring');
  return spring;
};

export const gramsOn = ({ state }: HookeConfig, hung: readonly boolean[]) =>
  state.weights.reduce((sum, grams, i) => sum + (hung[i] ? grams : 0), 0);

export const forceOn = (config: HookeConfig, { hung }: Pick<Hooke, 'hung'>) =>
  (gramsOn(config, hung) / 1000) * (config.state.gravity ?? 10);

/** cm, with the part that will not go back. */
export const stretchOf = (config: HookeConfig, now: Hooke) =>
  100 * extension(springOf(config, now.spring), forceOn(config, now), now.worst[now.spring]);

/** What the ruler shows now; every new row of the same weights is a new reading. */
export function rulerShows(config: HookeConfig, now: Hooke): number {
  const { ruler = 'extension', noise = true } = config.state;
  const value = stretchOf(config, now) + (ruler === 'length' ? springOf(config, now.spring).length : 0);
  const force = forceOn(config, now);
  const again = now.rows.filter(row => row.sample === now.spring && row.y === force).length;
  const setting = `l ${now.spring} ${force} ${again}`;
  return measure(value, now.seed, setting, noise ? { error: 0, spread: 0.07, step: 0.1 } : { error: 0, step: 0.01 });
}

export function hang<S extends Hooke>(config: HookeConfig, now: S, hung: boolean[]): S {
  const force = forceOn(config, { hung });
  return { ...now, hung, worst: { ...now.worst, [now.spring]: Math.max(force, now.worst[now.spring] ?? 0) } };
}

export function writeRow<S extends Hooke>(config: HookeConfig, now: S): S {
  const read = rulerShows(config, now);
  const x = Number((config.state.ruler === 'length' ? read - springOf(config, now.spring).length : read).toFixed(2));
  return { ...now, rows: [...now.rows, { sample: now.spring, read, x, y: forceOn(config, now) }] };
}

/** Rows of a spring under different loads; the unloaded spring is not one. */
export const rowsOf = (now: Hooke, spring: string) =>
  new Set(now.rows.filter(row => row.sample === spring && row.y > 0).map(row => row.y)).size;

export const overstretched = (config: HookeConfig, now: Hooke) =>
  (now.worst[now.spring] ?? 0) > (springOf(config, now.spring).limit ?? Number.POSITIVE_INFINITY);

const bare: Model<HookeConfig, Hooke> = {
  initial: ({ state }, seed) => ({
    spring: state.springs[0]?.id ?? '',
    hung: state.weights.map(() => false),
    worst: {},
    rows: [],
    typed: {},
    seed,
  }),
  evaluate: (config, goal, now) => {
    for (const { id, label } of config.state.springs) {
      const rows = rowsOf(now, id);
      if (rows < (goal.rows ?? 0)) return notYet(`${label}: ${rows} különböző mérés van a naplóban, ${goal.rows} kell.`);
    }
    const typed = Object.entries(goal.stiffness ?? {}).map(([id, wanted]) => {
      const { label } = springOf(config, id);
      const text = now.typed[id] ?? '';
      const say = isTyped(text, { ...wanted, value: wanted.value / 100 })
        ? 'Ez az érték newton per centiméterben van. Egy méter száz centiméter!'
        : `${label}: oszd el az erőt a megnyúlással, és válts méterre!`;
      return { id, label, right: isTyped(text, wanted) && `${text} N/m`, say, missing: text === '' };
    });
    const missing = inTurn(typed);
    if (missing) return missing;
    if (goal.extension !== undefined && !near(stretchOf(config, now), goal.extension, 0.15))
      return notYet(
        `A megnyúlás most kb. ${num(stretchOf(config, now), 1)} cm. ${goal.extension > stretchOf(config, now) ? 'Több' : 'Kevesebb'} súly kell.`,
      );
    return solved;
  },
  describe: (config, now) => {
    const { label, length } = springOf(config, now.spring);
    const grams = gramsOn(config, now.hung);
    const what =
      config.state.ruler === 'length'
        ? `a hossza ${num(rulerShows(config, now))} cm (terheletlenül ${num(length)} cm)`
        : `a megnyúlása ${num(rulerShows(config, now))} cm`;
    return `${label}: ${grams === 0 ? 'terheletlen' : `${num(grams)} gramm lóg rajta, ${num(forceOn(config, now))} N`}, ${what}.${overstretched(config, now) ? ' Túlnyúlt: nem megy vissza az eredeti hosszára.' : ''}`;
  },
};

export const hooke = asking(bare, (_, now) => rowEvents(now.rows.length));
