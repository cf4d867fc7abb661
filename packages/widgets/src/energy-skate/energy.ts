import { asking } from '../kit/asking.ts';
import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type EnergyConfig = ModeConfig<'energy-skate', 'energy'>;

export interface Energy {
  mass: number;
  speed: number;
  height: number;
  /** The reference level. */
  level: string;
  seed: number;
}

export const levelOf = ({ state }: EnergyConfig, id: string) => state.levels?.find(level => level.id === id)?.height ?? 0;
export const kineticOf = ({ mass, speed }: Pick<Energy, 'mass' | 'speed'>) => (mass * speed * speed) / 2;
export const potentialOf = (config: EnergyConfig, { mass, height, level }: Energy) =>
  mass * (config.state.gravity ?? 10) * (height - levelOf(config, level));

const bare: Model<EnergyConfig, Energy> = {
  initial: ({ state }, seed) => ({ mass: state.mass, speed: state.speed, height: state.height, level: state.levels?.[0]?.id ?? '', seed }),
  evaluate: (config, goal, now) => {
    if (goal.level && now.level !== goal.level) return notYet('Válassz másik viszonyítási szintet!');
    for (const [key, name, unit] of [
      ['mass', 'tömeg', 'kg'],
      ['speed', 'sebesség', 'm/s'],
      ['height', 'magasság', 'm'],
    ] as const) {
      const wanted = goal[key];
      if (wanted !== undefined && !near(now[key], wanted)) return notYet(`A ${name} most ${num(now[key])} ${unit}.`);
    }
    const [kinetic, potential] = [kineticOf(now), potentialOf(config, now)];
    const close = (value: number, wanted: number) => near(value, wanted, 0.01 * Math.abs(wanted));
    if (goal.kinetic !== undefined && !close(kinetic, goal.kinetic))
      return notYet(`A mozgási energia most ${num(now.mass)} · ${num(now.speed)}² : 2 = ${num(kinetic)} J.`);
    if (goal.potential !== undefined && !close(potential, goal.potential)) return notYet(`A helyzeti energia most ${num(potential)} J.`);
    if (goal.total !== undefined && !close(kinetic + potential, goal.total))
      return notYet(`Az összes mechanikai energia most ${num(kinetic + potential)} J.`);
    return solved;
  },
  describe: (config, now) =>
    `${num(now.mass)} kg tömegű test ${num(now.height)} m magasan, sebessége ${num(now.speed)} m/s. Mozgási energia ${num(kineticOf(now))} J, helyzeti energia ${num(potentialOf(config, now))} J.`,
};

export const energy = asking(bare, () => []);
