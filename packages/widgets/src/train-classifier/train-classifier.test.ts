import { expect, it } from 'vitest';
import { classify, nearest } from '../kit/neighbours.ts';
import { examples } from './examples.ts';
import { addExample, type CardsConfig, cards, measure, results, rightAmong } from './model.ts';

const points = [
  { x: 2, y: 3, label: 0 },
  { x: 3, y: 4, label: 0 },
  { x: 7, y: 7, label: 1 },
  { x: 4, y: 3, label: 1 },
];
const config: CardsConfig = {
  mode: 'cards',
  state: {
    labels: ['gyümölcs', 'zöldség'],
    features: ['édes', 'ropogós'],
    examples: [
      { name: 'alma', x: 8, y: 7, label: 0 },
      { name: 'répa', x: 4, y: 9, label: 1 },
    ],
    tests: [
      { name: 'körte', x: 8, y: 4, label: 0 },
      { name: 'uborka', x: 2, y: 8, label: 1 },
    ],
  },
  text: { task: 'x', solved: 'y' },
  alt: 'x',
};

it('asks the nearest neighbours', () => {
  expect(nearest(points, { x: 4, y: 4 }, 2).map(p => p.x)).toEqual([3, 4]);
  expect(classify(points, { x: 4, y: 3.2 }, 1)).toBe(1);
  expect(classify(points, { x: 3.6, y: 3.4 }, 3)).toBe(0);
  expect(classify([], { x: 1, y: 1 }, 1)).toBeNull();
});

it('learns from labels, wrong ones too', () => {
  expect(results(config, { 0: 0, 1: 1 }).every(r => r.right)).toBe(true);
  expect(results(config, { 0: 1, 1: 0 }).every(r => r.right)).toBe(false);
  expect(cards.evaluate(config, { correct: 2 }, { labels: { 0: 1, 1: 0 }, tested: true }).say).toContain('alma');
  expect(cards.evaluate(config, { correct: 2 }, { labels: { 0: 0 }, tested: false }).say).toContain('legalább 2');
  expect(cards.evaluate(config, { correct: 2 }, { labels: { 0: 0, 1: 1 }, tested: true }).solved).toBe(true);
});

it('measures on points the model has seen and on points it has not', () => {
  const example = examples.find(e => e.mode === 'measure');
  if (example?.mode !== 'measure' || !example.goal) throw new Error('no example');
  const start = measure.initial(example, 1);
  expect(rightAmong(start.examples, start)).toBe(start.examples.length);
  expect(measure.evaluate(example, example.goal, start).say).toContain('3 jó a 4 közül');
  expect(measure.evaluate(example, example.goal, { ...start, k: 3 }).solved).toBe(true);
  const added = addExample(addExample(start));
  expect(added.examples).toHaveLength(start.examples.length + 1);
});
