import { expect, it } from 'vitest';
import { type BalanceConfig, balance, balancesAgain, effort, springScale, tippingAngle, torque } from './model.ts';

const config: BalanceConfig = {
  mode: 'balance',
  state: { left: [{ weight: 4, arm: 6 }], right: [{ weight: 3, arm: 2 }] },
  text: { task: 'x', solved: 'y' },
  alt: 'x',
};

it('balances when force times arm is equal', () => {
  expect(torque(config.state.left, [6])).toBe(24);
  expect(balance.evaluate(config, { balanced: true }, { left: [6], right: [8] }).solved).toBe(true);
  expect(balance.evaluate(config, { balanced: true }, { left: [6], right: [2] }).say).toContain('bal');
});

it('knows whether another balance is left to find', () => {
  expect(balancesAgain(config.state)).toBe(true);
  const { right } = config.state;
  expect(balancesAgain({ left: [{ weight: 6, arm: 4, fixed: true }], right, arms: 10 })).toBe(false);
  expect(balancesAgain({ left: [{ weight: 6, arm: 4, fixed: true }], right: [...right, ...right], arms: 10 })).toBe(true);
});

it('needs less effort on a longer arm', () => {
  expect(effort({ load: 120, loadArm: 3, effortArm: 6, maxArm: 20 }, 12)).toBe(30);
});

it('tips when the centre leaves the base', () => {
  expect(tippingAngle({ width: 4, height: 4 })).toBeCloseTo(45);
  expect(tippingAngle({ width: 4, height: 8 })).toBeCloseTo(26.57, 1);
});

it('reads the effort near the true one, on the scale of the spring scale', () => {
  const days = Array.from({ length: 40 }, (_, seed) => springScale({ load: 120, loadArm: 3, effortArm: 6, maxArm: 20 }, { arm: 12, seed }));
  expect(new Set(days).size).toBeGreaterThan(1);
  for (const shown of days) {
    expect(Math.abs(shown - 30)).toBeLessThan(1.2);
    expect(Math.abs(shown / 0.5 - Math.round(shown / 0.5))).toBeLessThan(1e-6);
  }
});
