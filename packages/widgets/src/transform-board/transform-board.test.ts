import { expect, it } from 'vitest';
import { covers, type ImageConfig, image, placed, transform } from './model.ts';

it('moves points', () => {
  expect(transform([2, 5], { type: 'mirror', axis: 'vertical', at: 6 })).toEqual([10, 5]);
  expect(transform([2, 5], { type: 'mirror', axis: 'horizontal', at: 4 })).toEqual([2, 3]);
  expect(transform([1, 2], { type: 'point', center: [3, 3] })).toEqual([5, 4]);
  expect(transform([1, 2], { type: 'translate', vector: [5, -1] })).toEqual([6, 1]);
  expect(transform([2, 1], { type: 'rotate', center: [1, 1], degrees: 90 })).toEqual([1, 2]);
});

it('wants every corner in its place', () => {
  const config: ImageConfig = {
    mode: 'image',
    state: {
      shape: [
        [2, 2],
        [5, 2],
        [5, 4],
      ],
      by: { type: 'mirror', axis: 'vertical', at: 6 },
    },
    text: { task: 'x', solved: 'y' },
    alt: 'x',
  };
  expect(
    placed.evaluate(
      config,
      { placed: true },
      {
        corners: [
          [10, 2],
          [7, 2],
          [5, 4],
        ],
      },
    ).say,
  ).toContain('C′');
  expect(placed.evaluate(config, { placed: true }, { corners: image(config.state.shape, config.state.by) }).solved).toBe(true);
  expect(
    covers(
      [
        [0, 0],
        [1, 0],
      ],
      [
        [1, 0],
        [0, 0],
      ],
    ),
  ).toBe(true);
});
