import { expect, it } from 'vitest';
import { collide, pushOffRatio } from './collisions.ts';

const momentum = (masses: [number, number], speeds: [number, number]) => masses[0] * speeds[0] + masses[1] * speeds[1];
const energy = (masses: [number, number], speeds: [number, number]) => (masses[0] * speeds[0] ** 2 + masses[1] * speeds[1] ** 2) / 2;

it('exchanges the speeds of equal masses', () => {
  expect(collide({ mass: 2, speed: 3 }, { mass: 2, speed: -1 }, 1)).toEqual([-1, 3]);
});

it('keeps momentum always and energy when elastic', () => {
  for (const bounce of [0, 0.4, 1]) {
    const after = collide({ mass: 3, speed: 4 }, { mass: 1, speed: -2 }, bounce);
    expect(momentum([3, 1], after)).toBeCloseTo(10, 9);
    expect(energy([3, 1], after) / 26).toBeLessThanOrEqual(1 + 1e-9);
    if (bounce === 1) expect(energy([3, 1], after)).toBeCloseTo(26, 9);
    if (bounce === 0) expect(after[0]).toBeCloseTo(after[1], 12);
  }
});

it('pushes the lighter one off faster', () => {
  expect(pushOffRatio(2, 6)).toBe(3);
});
