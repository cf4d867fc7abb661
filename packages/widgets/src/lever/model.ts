import { measure } from '@eszkerek/physics/instrument';
import { near, num } from '../kit/format.ts';
import { upTo } from '../kit/indexed.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type BalanceConfig = ModeConfig<'lever', 'balance'>;
export type WrenchConfig = ModeConfig<'lever', 'wrench'>;
export type OneSidedConfig = ModeConfig<'lever', 'one-sided'>;
export type TippingConfig = ModeConfig<'lever', 'tipping'>;

/** Places on each side where the task does not say. */
export const ARMS = 8;

type Weights = BalanceConfig['state']['left'];

export interface Arms {
  left: number[];
  right: number[];
}

export const torque = (weights: Weights, arms: number[]) => weights.reduce((sum, w, i) => sum + w.weight * (arms[i] ?? w.arm), 0);

export const balance: Model<BalanceConfig, Arms> = {
  initial: ({ state }) => ({ left: state.left.map(w => w.arm), right: state.right.map(w => w.arm) }),
  evaluate: ({ state }, _, { left, right }) => {
    const [l, r] = [torque(state.left, left), torque(state.right, right)];
    if (near(l, r)) return solved;
    return notYet(
      `Bal oldalon a szorzat ${num(l)}, jobb oldalon ${num(r)}. ${l > r ? 'A bal' : 'A jobb'} oldal lebillen: az erőt szorozd a karral!`,
    );
  },
  describe: ({ state }, { left, right }) => {
    const [l, r] = [torque(state.left, left), torque(state.right, right)];
    return `Bal oldal: ${num(l)}, jobb oldal: ${num(r)}. Az emelő ${near(l, r) ? 'egyensúlyban van' : l > r ? 'balra billen' : 'jobbra billen'}.`;
  },
};

/** Every place of each weight, in turn. */
function* placings(weights: Weights, arms: number): Generator<number[]> {
  const [first, ...rest] = weights;
  if (!first) {
    yield [];
    return;
  }
  for (const arm of first.fixed ? [first.arm] : upTo(arms).map(i => i + 1))
    for (const others of placings(rest, arms)) yield [arm, ...others];
}

/** Whether the movable weights can be in balance in more than one way. */
export function balancesAgain({ left, right, arms = ARMS }: BalanceConfig['state']): boolean {
  const ways = new Map<number, number>();
  for (const places of placings(left, arms)) {
    const turn = torque(left, places);
    ways.set(turn, (ways.get(turn) ?? 0) + 1);
  }
  let found = 0;
  for (const places of placings(right, arms)) {
    for (const [turn, count] of ways) if (near(turn, torque(right, places))) found += count;
    if (found > 1) return true;
  }
  return false;
}

export interface Wrench {
  force: number;
  arm: number;
}

export const wrench: Model<WrenchConfig, Wrench> = {
  initial: ({ state }) => ({ force: state.force, arm: state.arm }),
  evaluate: (_, goal, { force, arm }) =>
    verdict(
      near(force * arm, goal.torque, goal.torque * 0.01),
      `A forgatónyomaték most ${num(force * arm)} N·m. ${force * arm < goal.torque ? 'Növeld az erőt vagy a kart!' : 'Csökkentsd az erőt vagy a kart!'}`,
    ),
  describe: (_, { force, arm }) => `${num(force)} N erő ${num(arm)} m karon: ${num(force * arm)} N·m.`,
};

export interface OneSided {
  arm: number;
  seed: number;
}

export const effort = ({ load, loadArm }: OneSidedConfig['state'], arm: number) => (load * loadArm) / arm;

/** What the spring scale shows. */
export const springScale = (state: OneSidedConfig['state'], { arm, seed }: OneSided) =>
  measure(effort(state, arm), seed, `F ${arm}`, { error: 0.006, step: effort(state, arm) < 20 ? 0.1 : 0.5 });

export const oneSided: Model<OneSidedConfig, OneSided> = {
  initial: ({ state }, seed) => ({ arm: state.effortArm, seed }),
  evaluate: ({ state }, goal, now) =>
    verdict(
      near(effort(state, now.arm), goal.effort, 0.01),
      `Itt ${num(springScale(state, now))} N-t mutat az erőmérő. ${effort(state, now.arm) > goal.effort ? 'Fogd meg távolabb a tengelytől!' : 'Elég közelebb is!'}`,
    ),
  describe: ({ state }, now) => `${num(now.arm)} cm-re a tengelytől ${num(springScale(state, now))} N-t mutat az erőmérő.`,
};

export interface Tilt {
  tilt: number;
}

/** The box falls when the line from its centre leaves the base: tan(tilt) > width / height. */
export const tippingAngle = ({ width, height }: { width: number; height: number }) => (Math.atan(width / height) * 180) / Math.PI;

export const tipping: Model<TippingConfig, Tilt> = {
  initial: ({ state }) => ({ tilt: state.tilt ?? 0 }),
  evaluate: ({ state }, goal, { tilt }) =>
    verdict(
      tilt > tippingAngle(state) === goal.tipped,
      goal.tipped
        ? `Még visszabillen: a súlypont az alátámasztás fölött van. A határ ${num(tippingAngle(state), 0)}° körül van.`
        : 'Ez már felborul. Döntsd kevésbé!',
    ),
  describe: ({ state }, { tilt }) => `A doboz ${num(tilt)} fokban dől. ${tilt > tippingAngle(state) ? 'Felborul.' : 'Visszabillen.'}`,
};
