import { axleForce } from '@eszkerek/physics/pulleys';
import { asking } from '../kit/asking.ts';
import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type AxleConfig = ModeConfig<'pulley-lab', 'axle'>;

export interface Axle {
  wheel: number;
  force: number;
  seed: number;
}

export const forceStep = ({ state }: AxleConfig) => state.step ?? 5;

export const neededForce = ({ state }: AxleConfig, { wheel }: Axle) => axleForce(state.load, state.drum, wheel);

const slack = (config: AxleConfig) => forceStep(config) / 2;

/** Which way it turns: the load goes up, down, or neither. */
export function turning(config: AxleConfig, now: Axle): 'balanced' | 'up' | 'down' {
  const more = now.force - neededForce(config, now);
  return Math.abs(more) <= slack(config) ? 'balanced' : more > 0 ? 'up' : 'down';
}

export const turningName = { balanced: 'egyensúlyban', up: 'a teher emelkedik', down: 'a teher süllyed' };

const bare: Model<AxleConfig, Axle> = {
  initial: ({ state }, seed) => ({ wheel: state.wheel, force: state.force ?? 0, seed }),
  evaluate: (config, goal, now) => {
    if (goal.wheel !== undefined && !near(now.wheel, goal.wheel)) return notYet(`A kerék sugara most ${num(now.wheel)} cm.`);
    if (goal.force !== undefined && !near(now.force, goal.force, slack(config))) return notYet(`A húzóerő most ${num(now.force)} N.`);
    if (goal.balanced && turning(config, now) !== 'balanced')
      return notYet(
        `Most ${turningName[turning(config, now)]}: a hengeren ${num(config.state.load)} · ${num(config.state.drum)}, a keréken ${num(now.force)} · ${num(now.wheel)}.`,
      );
    return solved;
  },
  describe: (config, now) =>
    `Hengerkerék: a ${num(config.state.drum)} cm sugarú hengeren ${num(config.state.load)} N teher, a ${num(now.wheel)} cm sugarú keréken ${num(now.force)} N húzás; ${turningName[turning(config, now)]}.`,
};

export const axle = asking(bare, (config, now) => [turning(config, now)]);
