import { type Forces, forcesOn } from '@eszkerek/physics/blocks';
import { measure } from '@eszkerek/physics/instrument';
import { asking, rowEvents } from '../kit/asking.ts';
import { near, num } from '../kit/format.ts';
import { inTurn, type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';
import { isTyped } from '../kit/typed.ts';

export type FlatConfig = ModeConfig<'incline-lab', 'flat'>;
export type Surface = FlatConfig['state']['surfaces'][number];

export interface Flat {
  surface: string;
  loaded: boolean[];
  /** It lies on its small face. */
  upright: boolean;
  pull: number;
  /** It was given a push: it moves already when the pull acts. */
  pushed: boolean;
  /** N on the surface, N of friction. */
  rows: { sample: string; x: number; y: number }[];
  typed: Record<string, string>;
  time: number;
  seed: number;
}

export function surfaceOf(surfaces: readonly Surface[], id: string): Surface {
  const surface = surfaces.find(s => s.id === id) ?? surfaces[0];
  if (!surface) throw new Error('no surface');
  return surface;
}

export const weightOf = ({ state }: FlatConfig, { loaded }: Flat) =>
  state.weight + (state.loads ?? []).reduce((sum, load, i) => sum + (loaded[i] ? load : 0), 0);

export const flatForces = (config: FlatConfig, now: Flat): Forces =>
  forcesOn({
    weight: weightOf(config, now),
    rise: 0,
    surface: surfaceOf(config.state.surfaces, now.surface),
    pull: now.pull,
    moving: now.pushed ? 'up' : undefined,
  });

/** Evenly, within half a step of the pull. */
export type Motion = 'rest' | 'even' | 'speeds-up' | 'slows-down';
export function motionOf(config: FlatConfig, now: Flat): Motion {
  const { net, motion } = flatForces(config, now);
  if (motion === 'rest') return 'rest';
  if (now.pushed && Math.abs(net) <= (config.state.step ?? 0.5) / 2) return 'even';
  return net > 0 ? 'speeds-up' : 'slows-down';
}

/** What the meter shows while the block is drawn evenly. */
export function evenReading(config: FlatConfig, now: Flat): number {
  const weight = weightOf(config, now);
  const friction = surfaceOf(config.state.surfaces, now.surface).sliding * weight;
  const again = now.rows.filter(row => row.sample === now.surface && row.x === weight).length;
  const noise = config.state.noise === false ? { error: 0, step: 0.01 } : { error: 0.015, step: friction < 20 ? 0.1 : 0.5 };
  return measure(friction, now.seed, `Fs ${now.surface} ${weight} ${now.upright} ${again}`, noise);
}

export const writeRow = <S extends Flat>(config: FlatConfig, now: S): S => ({
  ...now,
  rows: [...now.rows, { sample: now.surface, x: weightOf(config, now), y: evenReading(config, now) }],
});

export const rowsOf = (now: Flat, surface: string) => new Set(now.rows.filter(row => row.sample === surface).map(row => row.x)).size;

export const motionName: Record<Motion, string> = {
  rest: 'áll',
  even: 'egyenletesen csúszik',
  'speeds-up': 'gyorsul',
  'slows-down': 'lassul',
};

const bare: Model<FlatConfig, Flat> = {
  initial: ({ state }, seed) => ({
    surface: state.surfaces[0]?.id ?? '',
    loaded: (state.loads ?? []).map(() => false),
    upright: false,
    pull: 0,
    pushed: false,
    rows: [],
    typed: {},
    time: 0,
    seed,
  }),
  evaluate: (config, goal, now) => {
    if (goal.rows !== undefined)
      for (const { id, label } of config.state.surfaces)
        if (rowsOf(now, id) < goal.rows) return notYet(`${label}: ${rowsOf(now, id)} különböző teherrel mértél, ${goal.rows} kell.`);
    const typed = Object.entries(goal.friction ?? {}).map(([id, wanted]) => {
      const { label } = surfaceOf(config.state.surfaces, id);
      const say = `${label}: a súrlódási együttható a súrlódási erő és a nyomóerő hányadosa.`;
      return { id, label, right: isTyped(now.typed[id], wanted) && (now.typed[id] ?? ''), say, missing: !now.typed[id] };
    });
    const missing = inTurn(typed);
    if (missing) return missing;
    if (goal.surface && now.surface !== goal.surface)
      return notYet(`Most ezen csúszik: ${surfaceOf(config.state.surfaces, now.surface).label}. Válassz másik felületet!`);
    if (goal.pull !== undefined && !near(now.pull, goal.pull)) return notYet(`A húzóerő most ${num(now.pull)} N.`);
    const motion = motionOf(config, now);
    if (goal.motion && motion !== goal.motion)
      return notYet(
        `A hasáb most ${motionName[motion]}. ${goal.motion === 'even' ? 'Lökd meg, és húzd akkora erővel, amekkora a csúszási súrlódás!' : 'Változtasd meg a húzóerőt!'}`,
      );
    return solved;
  },
  describe: (config, now) => {
    const { normal, friction } = flatForces(config, now);
    return `${surfaceOf(config.state.surfaces, now.surface).label}: nyomóerő ${num(normal)} N, húzóerő ${num(now.pull)} N, súrlódási erő ${num(Math.abs(friction))} N. A hasáb ${motionName[motionOf(config, now)]}.`;
  },
};

export const flat = asking(bare, (_, now) => rowEvents(now.rows.length));
