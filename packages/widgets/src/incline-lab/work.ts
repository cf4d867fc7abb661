import { evenPull } from '@eszkerek/physics/blocks';
import { asking, rowEvents } from '../kit/asking.ts';
import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type WorkConfig = ModeConfig<'incline-lab', 'work'>;

export interface Work {
  way: number;
  force: number;
  /** Pulled along to the end: way, force, work. */
  rows: { x: number; y: number; work: number }[];
  time: number;
  seed: number;
}

export const wayStep = ({ state }: WorkConfig) => state.step ?? 0.5;
export const forceStep = ({ state }: WorkConfig) => state.maxForce / 100;

/** The shortest way is a little longer than the height. */
export const shortestWay = (config: WorkConfig) => {
  const step = wayStep(config);
  return Math.max(step, Math.ceil(((config.state.height ?? 0) * 1.02) / step - 1e-9) * step);
};

export const riseOf = ({ state }: WorkConfig, way: number) => (state.height ?? 0) / way;

/** The force that takes the crate along evenly. */
export const neededForce = ({ state }: WorkConfig, way: number) =>
  evenPull(state.weight, (state.height ?? 0) / way, state.surface ?? { sliding: 0 });

const slack = (config: WorkConfig, force: number) => Math.max(0.02 * force, forceStep(config) / 2);

export const pulls = (config: WorkConfig, { way, force }: Work) =>
  force > 0 && force >= neededForce(config, way) - slack(config, neededForce(config, way));

/** Where the work of the pull goes, J. */
export function shares(config: WorkConfig, now: Work): { lift: number; heat: number; speed: number } {
  const lift = config.state.weight * (config.state.height ?? 0);
  const heat = neededForce(config, now.way) * now.way - lift;
  return { lift, heat, speed: Math.max(0, now.force * now.way - lift - heat) };
}

/** Evenly within the step of the slider: the work is then exactly the force needed times the way. */
export const isEven = (config: WorkConfig, now: Work) =>
  near(now.force, neededForce(config, now.way), slack(config, neededForce(config, now.way)));

export function writeRow<S extends Work>(config: WorkConfig, now: S): S {
  const y = isEven(config, now) ? Number(neededForce(config, now.way).toFixed(1)) : now.force;
  return { ...now, rows: [...now.rows, { x: now.way, y, work: y * now.way }] };
}

export const rowCount = (now: Work) => new Set(now.rows.map(row => row.x)).size;

const bare: Model<WorkConfig, Work> = {
  initial: ({ state }, seed) => ({ way: state.way, force: 0, rows: [], time: 0, seed }),
  evaluate: (config, goal, now) => {
    const needed = neededForce(config, now.way);
    if (goal.rows !== undefined && rowCount(now) < goal.rows)
      return notYet(`A naplóban ${rowCount(now)} különböző út van, ${goal.rows} kell.`);
    if (goal.way !== undefined && !near(now.way, goal.way)) return notYet(`Az út most ${num(now.way)} m.`);
    if (goal.forceAtMost !== undefined && now.force > goal.forceAtMost + 1e-6)
      return notYet(`Most ${num(now.force)} N-nal húzol, ez túl sok.`);
    const acts = goal.forceAtMost !== undefined || goal.force !== undefined || goal.work !== undefined;
    if (acts && !pulls(config, now)) return notYet(`${num(now.force)} N-tól a láda nem mozdul. Ekkora úton nagyobb erő kellene.`);
    if (goal.force !== undefined && !near(now.force, goal.force, slack(config, goal.force)))
      return notYet(now.force > needed ? 'A láda gyorsul: kisebb erő is elég egyenletes húzáshoz.' : `Most ${num(now.force)} N-nal húzod.`);
    if (goal.work !== undefined && !near(now.force * now.way, goal.work, Math.max(0.02 * goal.work, (forceStep(config) * now.way) / 2)))
      return notYet(`A munkád most ${num(now.force)} N · ${num(now.way)} m = ${num(now.force * now.way)} J.`);
    return solved;
  },
  describe: (config, now) =>
    `${config.state.height ? `Lejtő ${num(config.state.height)} m magasra` : 'Vízszintes út'}, hossza ${num(now.way)} m, a láda súlya ${num(config.state.weight)} N. Húzóerő ${num(now.force)} N: a láda ${pulls(config, now) ? (isEven(config, now) ? 'egyenletesen halad' : 'gyorsul') : 'nem mozdul'}. Munka ${pulls(config, now) ? num(now.force * now.way) : '0'} J.`,
};

export const work = asking(bare, (_, now) => rowEvents(now.rows.length));
