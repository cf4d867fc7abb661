import { expect, it } from 'vitest';
import { common, cooling, phaseAt, stages, temperatureAfter, thermometer } from './model.ts';

it('warms by power, mass and specific heat', () => {
  const state = { substances: ['water' as const], mass: 0.5, power: 500, start: 20 };
  expect(temperatureAfter(state, 'water', 168)).toBeCloseTo(60);
  expect(temperatureAfter(state, 'oil', 80)).toBeCloseTo(60);
});

it('mixes to a common temperature and evens out', () => {
  expect(common({ hotMass: 1, hotTemp: 80, coldMass: 2, coldTemp: 20 })).toBe(40);
  const late = cooling({ hot: 80, cold: 20 }, 60);
  expect(late.hot - late.cold).toBeLessThan(0.01);
  expect(late.hot + late.cold).toBeCloseTo(100);
});

it('keeps the temperature while melting and boiling', () => {
  const state = { mass: 0.2, power: 400, start: -20 };
  const [ice, melting, water] = stages(state).map(s => s.energy);
  expect(ice).toBe(8400);
  expect(phaseAt(state, (ice ?? 0) / 2)).toEqual({ name: 'ice', temperature: -10 });
  expect(phaseAt(state, (ice ?? 0) + (melting ?? 0) / 2)).toEqual({ name: 'melting', temperature: 0 });
  expect(phaseAt(state, (ice ?? 0) + (melting ?? 0) + (water ?? 0) / 2).temperature).toBeCloseTo(50);
  expect(phaseAt(state, (ice ?? 0) + (melting ?? 0) + (water ?? 0) + 1000).name).toBe('boiling');
});

it('reads the temperature within two degrees, in halves', () => {
  const days = Array.from({ length: 40 }, (_, seed) => thermometer(60, 'oil', { time: 80, seed }));
  expect(new Set(days).size).toBeGreaterThan(1);
  for (const shown of days) {
    expect(Math.abs(shown - 60)).toBeLessThan(2);
    expect(Math.abs(shown / 0.5 - Math.round(shown / 0.5))).toBeLessThan(1e-6);
  }
});
