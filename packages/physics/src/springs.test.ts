import { expect, it } from 'vitest';
import { bounce, extension } from './springs.ts';

it('stretches in proportion to the force', () => {
  expect(extension({ stiffness: 25 }, 1)).toBeCloseTo(0.04, 12);
  expect(extension({ stiffness: 25 }, 3)).toBeCloseTo(0.12, 12);
});

it('yields above its limit and stays longer', () => {
  expect(extension({ stiffness: 50, limit: 4 }, 4)).toBeCloseTo(0.08, 12);
  expect(extension({ stiffness: 50, limit: 4 }, 5)).toBeCloseTo(0.14, 12);
  expect(extension({ stiffness: 50, limit: 4 }, 0, 5)).toBeCloseTo(0.04, 12);
  expect(extension({ stiffness: 50, limit: 4 }, 2, 3)).toBeCloseTo(0.04, 12);
});

it('keeps the energy of an undamped bounce and its period', () => {
  const spring = { mass: 0.2, stiffness: 20, damping: 0, from: 0.05 };
  const energy = (t: number) => {
    const { at, speed } = bounce(spring, t);
    return 0.5 * spring.stiffness * at * at + 0.5 * spring.mass * speed * speed;
  };
  for (let t = 0; t < 10; t += 0.037) expect(Math.abs(energy(t) / energy(0) - 1)).toBeLessThan(0.001);
  const period = 2 * Math.PI * Math.sqrt(spring.mass / spring.stiffness);
  expect(bounce(spring, period).at).toBeCloseTo(0.05, 9);
});

it('moves as its speed says and comes to rest when damped', () => {
  const spring = { mass: 0.3, stiffness: 30, damping: 0.9, from: 0.04 };
  for (const t of [0.1, 0.35, 1.2]) {
    const step = 1e-6;
    const slope = (bounce(spring, t + step).at - bounce(spring, t - step).at) / (2 * step);
    expect(bounce(spring, t).speed).toBeCloseTo(slope, 6);
  }
  expect(Math.abs(bounce(spring, 6).at)).toBeLessThan(1e-5);
});
