import { expect, it } from 'vitest';
import { addUnit, type BuildConfig, build, columnResult, digitAt, shifted, startOffset } from './model.ts';

const text = { task: 'x', solved: 'y' };

it('reads digits by place, decimals too', () => {
  expect(digitAt(48305, 3)).toBe(8);
  expect(digitAt(48305, 1)).toBe(0);
  expect(digitAt(3.05, -2)).toBe(5);
  expect(digitAt(0.3, -1)).toBe(3);
});

it('carries when ten units meet', () => {
  expect(addUnit(99, 0, 1, 3)).toBe(100);
  expect(addUnit(0.9, -1, 1, 3)).toBe(1);
  expect(addUnit(100, 0, -1, 3)).toBe(99);
  expect(addUnit(0, 0, -1, 3)).toBe(0);
  expect(addUnit(9999, 0, 1, 3)).toBe(9999);
});

it('names the first place that is off', () => {
  const config: BuildConfig = { mode: 'build', state: { high: 6 }, text, alt: 'x' };
  expect(build.evaluate(config, { number: 7040200 }, { value: 7400200 }).say).toContain('százezres');
  expect(build.evaluate(config, { number: 7040200 }, { value: 7040200 }).solved).toBe(true);
});

it('shifts by powers of ten and aligns decimal points', () => {
  expect(shifted(3.05, 2)).toBe(305);
  expect(shifted(7, -3)).toBe(0.007);
  expect(startOffset([12.5, 3.27])).toBe(1);
  expect(columnResult({ terms: [12.5, 3.27], op: '+' })).toBe(15.77);
  expect(columnResult({ terms: [12.5, 3.27], op: '-' })).toBe(9.23);
});
