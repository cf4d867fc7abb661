import { expect, test } from 'vitest';
import { normalCdf, normalQuantile } from './probability.ts';

test('the normal distribution and its quantile are right to twelve digits', () => {
  expect(normalCdf(1.96)).toBeCloseTo(0.9750021048517795, 12);
  expect(normalCdf(-3)).toBeCloseTo(0.0013498980316301, 12);
  expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 12);
  for (const p of [0.001, 0.02, 0.3, 0.5, 0.9, 0.999]) expect(normalCdf(normalQuantile(p))).toBeCloseTo(p, 12);
});
