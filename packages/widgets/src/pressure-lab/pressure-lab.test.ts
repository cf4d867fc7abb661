import { expect, it } from 'vitest';
import { type CompareConfig, compare, gauge, hydrostatic, lifted, type PressConfig, press, pressure } from './model.ts';

const base = { text: { task: 'x', solved: 'y' }, alt: 'x' };

it('divides force by area in pascals', () => {
  expect(pressure({ force: 600, area: 0.06 })).toBeCloseTo(10_000);
  expect(pressure({ force: 600, area: 600 }, 'cm²')).toBeCloseTo(10_000);
  expect(
    press.evaluate(
      { mode: 'press', state: { force: 600, area: 30, maxForce: 1000, maxArea: 3000, areaUnit: 'cm²' }, ...base },
      { below: 10_000 },
      { force: 600, area: 500 },
    ).solved,
  ).toBe(false);
  const limit: PressConfig = { mode: 'press', state: { force: 600, area: 300, maxForce: 1000, maxArea: 3000, areaUnit: 'cm²' }, ...base };
  expect(press.evaluate(limit, { pressure: 4000 }, { force: 600, area: 1500 }).solved).toBe(true);
  expect(press.evaluate(limit, { pressure: 4000 }, { force: 610, area: 1530 }).solved).toBe(false);
});

it('multiplies the force with the pistons and grows with the depth', () => {
  expect(lifted({ smallArea: 10, largeArea: 200, force: 0, maxForce: 1 }, 100)).toBe(2000);
  expect(hydrostatic(1000, 5)).toBe(50_000);
});

it('orders by pressure', () => {
  const config: CompareConfig = {
    mode: 'compare',
    state: {
      things: [
        { label: 'elefánt', force: 12_000, area: 0.1 },
        { label: 'tűsarok', force: 500, area: 0.0001 },
        { label: 'hótalp', force: 600, area: 0.3 },
      ],
    },
    ...base,
  };
  expect(compare.evaluate(config, { order: true }, { order: [2, 0, 1] }).solved).toBe(true);
  expect(compare.evaluate(config, { order: true }, { order: [2, 1, 0] }).say).toContain('tűsarok');
});

it('reads the pressure near the true one, on the scale of the gauge', () => {
  const days = Array.from({ length: 40 }, (_, seed) => gauge(1000, { depth: 5, seed }));
  expect(new Set(days).size).toBeGreaterThan(1);
  for (const shown of days) {
    expect(Math.abs(shown - 50_000)).toBeLessThan(1200);
    expect(Math.abs(shown / 100 - Math.round(shown / 100))).toBeLessThan(1e-6);
  }
});
