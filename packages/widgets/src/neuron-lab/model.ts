import { num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';
import type { Labelled } from '../kit/neighbours.ts';
import { type Network, newNetwork, rightOnes, train } from './network.ts';

export type NeuronConfig = ModeConfig<'neuron-lab', 'neuron'>;
export type NetworkConfig = ModeConfig<'neuron-lab', 'network'>;

export interface Neuron {
  weights: number[];
  threshold: number;
}

/** The weighted sum of the inputs that are on. */
export const weighted = (on: readonly number[], weights: readonly number[]): number =>
  on.reduce((sum, bit, i) => sum + bit * (weights[i] ?? 0), 0);

export const fires = (on: readonly number[], { weights, threshold }: Neuron): boolean => weighted(on, weights) >= threshold;

/** The inputs that are on, in words. */
export const caseName = ({ inputs }: NeuronConfig['state'], { name, on }: NeuronConfig['state']['cases'][number]): string =>
  name ?? (inputs.filter((_, i) => on[i] === 1).join(', ') || 'egyik sem');

const rightCases = ({ state }: NeuronConfig, neuron: Neuron): number =>
  state.cases.filter(row => fires(row.on, neuron) === row.fires).length;

export const neuron: Model<NeuronConfig, Neuron> = {
  initial: ({ state }) => ({ weights: state.weights, threshold: state.threshold }),
  evaluate: (config, goal, now) => {
    const right = rightCases(config, now);
    if (right >= goal.right) return solved;
    const { cases, fires: yes, rests: no } = config.state;
    const missed = cases.find(row => fires(row.on, now) !== row.fires);
    if (!missed) return solved;
    const sum = weighted(missed.on, now.weights);
    return notYet(
      `${right} eset jó a ${cases.length} közül. Az első hibás: ${caseName(config.state, missed)} – az összeg ${num(sum)}, a küszöb ${num(now.threshold)}, de itt ez kell: ${missed.fires ? yes : no}.`,
    );
  },
  describe: (config, now) =>
    `Súlyok: ${config.state.inputs.map((name, i) => `${name} ${num(now.weights[i] ?? 0)}`).join(', ')}. Küszöb: ${num(now.threshold)}. Jó eset: ${rightCases(config, now)} a ${config.state.cases.length} közül.`,
};

export interface Training {
  points: Labelled[];
  at: [number, number];
  label: number;
  network: Network;
  /** Counts the fresh starts, so that each has other first weights. */
  start: number;
  rounds: number;
  seed: number;
  open: boolean;
}

export const ROUNDS = 300;
export const MOST_POINTS = 40;

const fresh = (hidden: number, seed: number, start: number) => ({
  network: newNetwork(hidden, seed * 31 + start),
  start,
  rounds: 0,
});

export const restart = (now: Training, hidden = now.network.hidden.length): Training => ({
  ...now,
  ...fresh(hidden, now.seed, now.start + 1),
});

export const learn = (now: Training): Training => ({
  ...now,
  network: train(now.network, now.points, ROUNDS),
  rounds: now.rounds + ROUNDS,
});

export const addPoint = (now: Training): Training => {
  const [x, y] = now.at;
  const others = now.points.filter(point => point.x !== x || point.y !== y);
  return others.length >= MOST_POINTS ? now : { ...now, points: [...others, { x, y, label: now.label }] };
};

export const network: Model<NetworkConfig, Training> = {
  initial: ({ state }, seed) => ({
    points: state.points,
    at: [5, 5],
    label: 0,
    seed,
    open: false,
    ...fresh(state.hidden, seed, 0),
  }),
  evaluate: (_, goal, { points, network: net, rounds }) => {
    if (points.length < (goal.points ?? 2)) return notYet(`Eddig ${points.length} pont van, legalább ${goal.points ?? 2} kell.`);
    if (!points.some(({ label }) => label === 0) || !points.some(({ label }) => label === 1))
      return notYet('Mindkét címkéből kell pont: különben nincs mit szétválasztani.');
    if (goal.hidden !== undefined && net.hidden.length !== goal.hidden)
      return notYet(`Most ${net.hidden.length} rejtett neuron dolgozik, a feladat ${goal.hidden} neuront kér.`);
    if (rounds === 0) return notYet('A súlyok még véletlenek. Tanítsd a hálót!');
    const right = rightOnes(net, points);
    if (right * 100 >= goal.percent * points.length) return solved;
    return notYet(
      `${rounds} kör után ${right} pont jó a ${points.length} közül. Tanítsd tovább, adj hozzá neuront, vagy indulj új súlyokkal!`,
    );
  },
  describe: ({ state }, { points, network: net, rounds }) =>
    `${points.length} pont (${state.labels.map((name, i) => `${name}: ${points.filter(({ label }) => label === i).length}`).join(', ')}), ${net.hidden.length} rejtett neuron, ${rounds} kör tanítás. Jó válasz: ${rightOnes(net, points)}.`,
};
