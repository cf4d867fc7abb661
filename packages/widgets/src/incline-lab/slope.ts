import { evenPull, type Forces, forcesOn } from '@eszkerek/physics/blocks';
import { measure } from '@eszkerek/physics/instrument';
import { asking, rowEvents } from '../kit/asking.ts';
import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';
import { isTyped } from '../kit/typed.ts';
import { surfaceOf } from './flat.ts';

export type SlopeConfig = ModeConfig<'incline-lab', 'slope'>;

export interface Slope {
  height: number;
  /** Degrees; the slider of one of the two moves. */
  angle: number;
  surface: string;
  pull: number;
  /** h : l, N. */
  rows: { sample: string; x: number; y: number }[];
  typed: string;
  time: number;
  seed: number;
}

const DEGREE = Math.PI / 180;

/** Height over length: the share of the weight that pulls down along the slope. */
export const riseOf = ({ state }: SlopeConfig, { height, angle }: Pick<Slope, 'height' | 'angle'>) =>
  state.by === 'angle' ? Math.sin(angle * DEGREE) : height / state.length;

export const angleOf = (config: SlopeConfig, now: Slope) => Math.asin(riseOf(config, now)) / DEGREE;
export const heightStep = ({ state }: SlopeConfig) => state.step ?? state.length / 20;
export const pullStep = ({ state }: SlopeConfig) => state.pullStep ?? 0.5;
export const maxHeight = ({ state }: SlopeConfig) => Math.min(state.maxHeight ?? 0.8 * state.length, 0.98 * state.length);

export const slopeForces = (config: SlopeConfig, now: Slope): Forces =>
  forcesOn({
    weight: config.state.weight,
    rise: riseOf(config, now),
    surface: surfaceOf(config.state.surfaces, now.surface),
    pull: now.pull,
  });

/** The pull that takes it up evenly. */
export const evenPullOf = (config: SlopeConfig, now: Slope) =>
  evenPull(config.state.weight, riseOf(config, now), surfaceOf(config.state.surfaces, now.surface));

type Motion = NonNullable<NonNullable<SlopeConfig['goal']>['motion']>;

/** At rest and moving evenly the resultant is zero: without friction both are true. */
export function isMotion(config: SlopeConfig, now: Slope, motion: Motion): boolean {
  if (motion === 'even') return near(now.pull, evenPullOf(config, now), pullStep(config) / 2);
  const { motion: does } = slopeForces(config, now);
  return does === { rest: 'rest', 'slides-down': 'down', 'pulled-up': 'up' }[motion];
}

export const doesName: Record<Forces['motion'], string> = {
  rest: 'áll',
  even: 'egyenletesen mozog',
  up: 'gyorsulva megy felfelé',
  down: 'gyorsulva csúszik lefelé',
};

/** What the meter shows while the block goes up evenly (without friction: while it holds). */
export function meterShows(config: SlopeConfig, now: Slope): number {
  const force = evenPullOf(config, now);
  const noise = config.state.noise === false ? { error: 0, step: 0.01 } : { error: 0.01, step: force < 20 ? 0.1 : 0.5 };
  return measure(force, now.seed, `F ${now.surface} ${riseOf(config, now).toFixed(4)}`, noise);
}

export const writeRow = <S extends Slope>(config: SlopeConfig, now: S): S => ({
  ...now,
  rows: [...now.rows, { sample: now.surface, x: Number(riseOf(config, now).toFixed(3)), y: meterShows(config, now) }],
});

export const rowCount = (now: Slope) => new Set(now.rows.filter(row => row.x > 0).map(row => row.x)).size;

const bare: Model<SlopeConfig, Slope> = {
  initial: ({ state }, seed) => ({
    height: state.height,
    angle: Math.round(Math.asin(state.height / state.length) / DEGREE),
    surface: state.surfaces[0]?.id ?? '',
    pull: state.pull ?? 0,
    rows: [],
    typed: '',
    time: 0,
    seed,
  }),
  evaluate: (config, goal, now) => {
    if (goal.rows !== undefined && rowCount(now) < goal.rows)
      return notYet(`A naplóban ${rowCount(now)} különböző meredekség van, ${goal.rows} kell.`);
    if (goal.weight && !isTyped(now.typed, goal.weight))
      return notYet('Az egyenes meredeksége: az erő és a h : l hányadosa. Olvasd le egy távoli pontból!');
    if (goal.surface && now.surface !== goal.surface) return notYet('Válassz másik felületet!');
    if (goal.height !== undefined && !near(now.height, goal.height, heightStep(config) / 2))
      return notYet(`A lejtő magassága most ${num(now.height)} m.`);
    if (goal.angle !== undefined && !near(angleOf(config, now), goal.angle, 1))
      return notYet(`A lejtő most ${num(angleOf(config, now), 0)} fokos.`);
    if (goal.pull !== undefined && !near(now.pull, goal.pull, pullStep(config) / 2)) return notYet(`A húzóerő most ${num(now.pull)} N.`);
    if (goal.motion && !isMotion(config, now, goal.motion)) {
      const { along, motion } = slopeForces(config, now);
      return notYet(`A hasáb most ${doesName[motion]}. A súlyból ${num(along, 1)} N húzza lefelé a lejtő mentén.`);
    }
    return solved;
  },
  describe: (config, now) => {
    const { along, normal, friction, motion } = slopeForces(config, now);
    return `A lejtő hossza ${num(config.state.length)} m, magassága ${num(riseOf(config, now) * config.state.length)} m. A ${num(config.state.weight)} N súlyból ${num(along, 1)} N húz a lejtő mentén, ${num(normal, 1)} N nyomja a lejtőt. Húzóerő ${num(now.pull)} N, súrlódás ${num(Math.abs(friction), 1)} N. A hasáb ${doesName[motion]}.`;
  },
};

export const slope = asking(bare, (_, now) => rowEvents(now.rows.length));
