import { pressForce, pressWay } from '@eszkerek/physics/fluids';
import { asking } from '../kit/asking.ts';
import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type PressConfig = ModeConfig<'hydro-tank', 'press'>;

export interface Press {
  force: number;
  largeArea: number;
  /** How far the small piston is pushed, cm. */
  way: number;
  seed: number;
}

export const forceStep = ({ state }: PressConfig) => state.step ?? state.maxForce / 100;
export const strokeOf = ({ state }: PressConfig) => state.stroke ?? 20;

/** N on the large piston. */
export const liftOf = ({ state }: PressConfig, { force, largeArea }: Press) => pressForce(force, state.smallArea, largeArea);

export const lifts = (config: PressConfig, now: Press) => liftOf(config, now) >= config.state.load * (1 - 1e-9);

/** The pistons move only under a force that is enough. */
export const ways = (config: PressConfig, now: Press) => {
  const small = lifts(config, now) ? now.way : 0;
  return { small, large: pressWay(small, config.state.smallArea, now.largeArea) };
};

/** Pa in the liquid from the small piston: N/cm² times ten thousand. */
export const pressure = ({ state }: PressConfig, { force }: Press) => (force / state.smallArea) * 10_000;

const bare: Model<PressConfig, Press> = {
  initial: ({ state }, seed) => ({ force: state.force, largeArea: state.largeArea, way: 0, seed }),
  evaluate: (config, goal, now) => {
    if (goal.largeArea !== undefined && !near(now.largeArea, goal.largeArea))
      return notYet(`A nagy dugattyú felülete most ${num(now.largeArea)} cm².`);
    if (goal.force !== undefined && !near(now.force, goal.force, Math.max(0.02 * goal.force, forceStep(config) / 2)))
      return notYet(
        lifts(config, now)
          ? 'Ekkora erő már bőven elég. Keresd a legkisebbet!'
          : `A nagy dugattyút most ${num(liftOf(config, now))} N emeli, ez kevés a ${num(config.state.load)} N-os teherhez.`,
      );
    if (goal.lifts && !lifts(config, now))
      return notYet(`A nagy dugattyúra ${num(liftOf(config, now))} N hat, a teher ${num(config.state.load)} N.`);
    if (goal.raised !== undefined && !near(ways(config, now).large, goal.raised, 0.05 * goal.raised + 0.01))
      return notYet(`A teher most ${num(ways(config, now).large)} cm-rel van feljebb.`);
    return solved;
  },
  describe: (config, now) =>
    `Kis dugattyú ${num(config.state.smallArea)} cm², rajta ${num(now.force)} N. Nagy dugattyú ${num(now.largeArea)} cm², rajta ${num(config.state.load)} N teher; a folyadék ${num(liftOf(config, now))} N-nal emeli. A teher ${lifts(config, now) ? `${num(ways(config, now).large)} cm-t emelkedett` : 'nem mozdul'}.`,
};

export const press = asking(bare, (config, now) => (lifts(config, now) ? ['lifts'] : []));
