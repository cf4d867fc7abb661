import { seeded } from '@eszkerek/numbers/chance';
import type { Labelled } from '../kit/neighbours.ts';

/** One hidden neuron: a weight for each input, a bias, and the weight of its own signal. */
export interface Hidden {
  x: number;
  y: number;
  bias: number;
  out: number;
}

/** Two inputs, some hidden neurons (tanh) and one output (logistic). Without hidden neurons the inputs reach the output directly. */
export interface Network {
  hidden: Hidden[];
  x: number;
  y: number;
  bias: number;
}

/** Points of 0 to 10 as numbers of -1 to 1. */
const scaled = (value: number) => value / 5 - 1;

/** Small random weights: equal ones would learn the same thing. */
export function newNetwork(hidden: number, seed: number): Network {
  const chance = seeded(seed);
  const small = () => Math.round((chance() * 2 - 1) * 1000) / 1000;
  const neuron = (): Hidden => ({ x: small(), y: small(), bias: small(), out: small() });
  const layer = Array.from({ length: hidden }, neuron);
  return hidden > 0 ? { hidden: layer, x: 0, y: 0, bias: small() } : { hidden: [], x: small(), y: small(), bias: small() };
}

const signalOf = (neuron: Hidden, x: number, y: number) => Math.tanh(neuron.x * x + neuron.y * y + neuron.bias);

const logistic = (sum: number) => 1 / (1 + Math.exp(-sum));

/** The network's belief that a point carries label 1. */
export function belief(network: Network, at: { x: number; y: number }): number {
  const [x, y] = [scaled(at.x), scaled(at.y)];
  const hidden = network.hidden.reduce((sum, neuron) => sum + neuron.out * signalOf(neuron, x, y), 0);
  return logistic(hidden + network.x * x + network.y * y + network.bias);
}

export const guess = (network: Network, at: { x: number; y: number }): number => (belief(network, at) >= 0.5 ? 1 : 0);

export const rightOnes = (network: Network, points: readonly Labelled[]): number =>
  points.filter(point => guess(network, point) === point.label).length;

/** Mean cross-entropy: what training makes smaller. */
export function loss(network: Network, points: readonly Labelled[]): number {
  const costs = points.map(point => {
    const p = Math.min(1 - 1e-12, Math.max(1e-12, belief(network, point)));
    return -Math.log(point.label === 1 ? p : 1 - p);
  });
  return costs.reduce((sum, cost) => sum + cost, 0) / Math.max(1, costs.length);
}

/** The slope of the loss by every weight, shaped like the network. */
export function slopes(network: Network, points: readonly Labelled[]): Network {
  const direct = network.hidden.length === 0;
  const total: Network = { hidden: network.hidden.map(() => ({ x: 0, y: 0, bias: 0, out: 0 })), x: 0, y: 0, bias: 0 };
  for (const point of points) {
    const [x, y] = [scaled(point.x), scaled(point.y)];
    const error = (belief(network, point) - point.label) / points.length;
    total.bias += error;
    if (direct) {
      total.x += error * x;
      total.y += error * y;
    }
    network.hidden.forEach((neuron, i) => {
      const sum = total.hidden[i];
      if (!sum) return;
      const signal = signalOf(neuron, x, y);
      const back = error * neuron.out * (1 - signal * signal);
      sum.out += error * signal;
      sum.x += back * x;
      sum.y += back * y;
      sum.bias += back;
    });
  }
  return total;
}

const RATE = 0.5;

function step(network: Network, slope: Network): Network {
  const hidden = network.hidden.map((neuron, i) => {
    const s = slope.hidden[i] ?? { x: 0, y: 0, bias: 0, out: 0 };
    return { x: neuron.x - RATE * s.x, y: neuron.y - RATE * s.y, bias: neuron.bias - RATE * s.bias, out: neuron.out - RATE * s.out };
  });
  return { hidden, x: network.x - RATE * slope.x, y: network.y - RATE * slope.y, bias: network.bias - RATE * slope.bias };
}

/** Gradient descent over all points, so many rounds. */
export function train(network: Network, points: readonly Labelled[], rounds: number): Network {
  let now = network;
  if (points.length === 0) return now;
  for (let round = 0; round < rounds; round++) now = step(now, slopes(now, points));
  return now;
}
