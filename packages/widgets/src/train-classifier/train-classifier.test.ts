import { expect, it } from 'vitest';
import { type CardsConfig, cards, classify, nearest, results } from './model.ts';

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
