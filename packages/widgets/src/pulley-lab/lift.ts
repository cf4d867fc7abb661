import { measure } from '@eszkerek/physics/instrument';
import { advantage, holdingForce, type PulleySystem } from '@eszkerek/physics/pulleys';
import { asking, rowEvents } from '../kit/asking.ts';
import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';
import { isTyped } from '../kit/typed.ts';

export type LiftConfig = ModeConfig<'pulley-lab', 'lift'>;

export interface Lift {
  system: PulleySystem;
  movable: number;
  load: number;
  /** Rope pulled in, m. */
  rope: number;
  rows: { system: PulleySystem; movable: number; load: number; force: number; rope: number; raised: number }[];
  work: string;
  seed: number;
}

export const systemName: Record<PulleySystem, string> = { tackle: 'csigasor', chain: 'mozgócsigák külön kötélen' };

export const maxMovable = ({ state }: LiftConfig) => state.maxMovable ?? 3;
export const maxRope = ({ state }: LiftConfig) => state.maxRope ?? 4;
export const loadStep = ({ state }: LiftConfig) => state.loadStep ?? 10;
/** The load hangs so low that the rope is not longer than this, m. */
export const ROPE_STEP = 0.1;

export const forceOf = ({ state }: LiftConfig, { system, movable, load }: Lift) => holdingForce(system, movable, load, state.pulleyWeight);
export const raisedOf = ({ system, movable, rope }: Lift) => rope / advantage(system, movable);

export function meterShows(config: LiftConfig, now: Lift): number {
  const force = forceOf(config, now);
  const instrument = config.state.noise === false ? { error: 0, step: 0.01 } : { error: 0.008, step: force < 20 ? 0.1 : 0.5 };
  return measure(force, now.seed, `F ${now.system} ${now.movable} ${now.load}`, instrument);
}

export const writeRow = <S extends Lift>(config: LiftConfig, now: S): S => ({
  ...now,
  rows: [
    ...now.rows,
    {
      system: now.system,
      movable: now.movable,
      load: now.load,
      force: meterShows(config, now),
      rope: now.rope,
      raised: Number(raisedOf(now).toFixed(3)),
    },
  ],
});

/** Rows with a different arrangement or load, with the rope pulled. */
export const rowCount = (now: Lift) =>
  new Set(now.rows.filter(({ rope }) => rope > 0).map(({ system, movable, load }) => `${system} ${movable} ${load}`)).size;

const bare: Model<LiftConfig, Lift> = {
  initial: ({ state }, seed) => ({
    system: state.systems?.[0] ?? 'tackle',
    movable: state.movable,
    load: state.load,
    rope: 0,
    rows: [],
    work: '',
    seed,
  }),
  evaluate: (config, goal, now) => {
    const force = forceOf(config, now);
    if (goal.rows !== undefined && rowCount(now) < goal.rows)
      return notYet(`A naplóban ${rowCount(now)} különböző mérés van, ${goal.rows} kell. Húzd is meg a kötelet!`);
    if (goal.system && now.movable > 1 && now.system !== goal.system) return notYet(`Most ez van összeállítva: ${systemName[now.system]}.`);
    if (goal.movable !== undefined && now.movable !== goal.movable)
      return notYet(`Most ${num(now.movable)} mozgócsiga van. Változtass rajta!`);
    if (goal.load !== undefined && !near(now.load, goal.load)) return notYet(`A teher most ${num(now.load)} N.`);
    if (goal.forceAtMost !== undefined && force > goal.forceAtMost * (1 + 1e-9))
      return notYet(`Most ${num(force, 1)} N kell a húzáshoz, ez több, mint ${num(goal.forceAtMost)} N. Több kötélágra oszd el a terhet!`);
    if (goal.force !== undefined && !near(force, goal.force, 0.01 * goal.force)) return notYet(`A húzóerő most ${num(force, 1)} N.`);
    if (goal.rope !== undefined && !near(now.rope, goal.rope, 0.02 * goal.rope))
      return notYet(`Most ${num(now.rope)} m kötelet húztál be.`);
    if (goal.raised !== undefined && !near(raisedOf(now), goal.raised, 0.02 * goal.raised))
      return notYet(
        `A teher most ${num(raisedOf(now))} m-rel van feljebb. ${raisedOf(now) < goal.raised ? 'Húzd tovább a kötelet!' : 'Engedd vissza!'}`,
      );
    if (goal.work && !isTyped(now.work, goal.work)) return notYet('A munka a húzóerő és a behúzott kötél szorzata.');
    return solved;
  },
  describe: (config, now) =>
    `${now.movable === 0 ? 'Egy állócsiga' : `${systemName[now.system]}, ${now.movable} mozgócsiga`}. A teher ${num(now.load)} N, az erőmérő ${num(meterShows(config, now))} N-t mutat. Behúzott kötél ${num(now.rope)} m, a teher ${num(raisedOf(now))} m-rel emelkedett.`,
};

export const lift = asking(bare, (_, now) => rowEvents(now.rows.length));
