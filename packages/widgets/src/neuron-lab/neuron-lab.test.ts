import { seeded } from '@eszkerek/numbers/chance';
import { describe, expect, it } from 'vitest';
import type { Labelled } from '../kit/neighbours.ts';
import { examples } from './examples.ts';
import { addPoint, fires, learn, network, neuron, restart, weighted } from './model.ts';
import { belief, loss, type Network, newNetwork, rightOnes, slopes, train } from './network.ts';

const corners: Labelled[] = [
  { x: 1, y: 1, label: 0 },
  { x: 9, y: 9, label: 0 },
  { x: 1, y: 9, label: 1 },
  { x: 9, y: 1, label: 1 },
];

const [neuronExample, networkExample] = examples;

describe('one neuron', () => {
  it('adds the weights of the inputs that are on, and fires from the threshold on', () => {
    expect(weighted([1, 0, 1], [3, 5, -4])).toBe(-1);
    expect(fires([1, 1], { weights: [1, 1], threshold: 2 })).toBe(true);
    expect(fires([1, 0], { weights: [1, 1], threshold: 2 })).toBe(false);
  });

  it('names the first wrong case and says its sum', () => {
    if (neuronExample?.mode !== 'neuron' || !neuronExample.goal) throw new Error('no example');
    const start = neuron.initial(neuronExample, 1);
    expect(neuron.evaluate(neuronExample, neuronExample.goal, start).say).toContain(
      'Az első hibás: esik az eső – az összeg 1, a küszöb 1, de itt ez kell: gyalog megyek.',
    );
    expect(neuron.evaluate(neuronExample, neuronExample.goal, { ...start, threshold: 2 }).solved).toBe(true);
  });
});

describe('a small network', () => {
  it('computes its slopes: they agree with small changes of every weight', () => {
    const net = newNetwork(3, 5);
    const slope = slopes(net, corners);
    const h = 1e-6;
    const by = (change: (copy: Network) => void) => {
      const copy = structuredClone(net);
      change(copy);
      return (loss(copy, corners) - loss(net, corners)) / h;
    };
    net.hidden.forEach((_, i) => {
      for (const name of ['x', 'y', 'bias', 'out'] as const)
        expect(
          by(copy => {
            const hidden = copy.hidden[i];
            if (hidden) hidden[name] += h;
          }),
        ).toBeCloseTo(slope.hidden[i]?.[name] ?? Number.NaN, 4);
    });
    expect(
      by(copy => {
        copy.bias += h;
      }),
    ).toBeCloseTo(slope.bias, 4);
  });

  it('cannot part the corners without hidden neurons, and mostly can with four', () => {
    const solvedBy = (hidden: number) =>
      Array.from({ length: 40 }, (_, seed) => rightOnes(train(newNetwork(hidden, seed), corners, 3000), corners)).filter(n => n === 4)
        .length;
    expect(solvedBy(0)).toBe(0);
    expect(solvedBy(4)).toBeGreaterThanOrEqual(38);
  });

  it('lowers its loss by training, and two trainings from the same start are the same', () => {
    const chance = seeded(9);
    const points = Array.from({ length: 20 }, () => {
      const [x, y] = [chance() * 10, chance() * 10];
      return { x, y, label: x + y > 10 ? 1 : 0 };
    });
    const start = newNetwork(0, 2);
    const end = train(start, points, 900);
    expect(loss(end, points)).toBeLessThan(loss(start, points) / 2);
    expect(train(start, points, 900)).toEqual(end);
    expect(belief(end, { x: 9, y: 9 })).toBeGreaterThan(0.9);
  });

  it('is solved only after training, with points of both labels', () => {
    if (networkExample?.mode !== 'network' || !networkExample.goal) throw new Error('no example');
    const { goal } = networkExample;
    const start = network.initial(networkExample, 3);
    expect(network.evaluate(networkExample, goal, start).say).toContain('véletlenek');
    expect(network.evaluate(networkExample, goal, learn(learn(start))).solved).toBe(true);
    const oneSide = { ...learn(start), points: start.points.filter(({ label }) => label === 0) };
    expect(network.evaluate(networkExample, goal, oneSide).say).toContain('Mindkét címkéből');
  });

  it('puts a point where the mark is, one at a place; a restart forgets what was learned', () => {
    if (networkExample?.mode !== 'network') throw new Error('no example');
    const start = network.initial(networkExample, 3);
    const twice = addPoint({ ...addPoint(start), label: 1 });
    expect(twice.points).toHaveLength(start.points.length + 1);
    expect(twice.points.at(-1)).toEqual({ x: 5, y: 5, label: 1 });
    const again = restart(learn(start), 2);
    expect(again.rounds).toBe(0);
    expect(again.network.hidden).toHaveLength(2);
    expect(again.network).not.toEqual(restart(again).network);
  });
});
