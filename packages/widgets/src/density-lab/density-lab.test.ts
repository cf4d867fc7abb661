import { expect, it } from 'vitest';
import { type FloatConfig, float, floats, identify, immersed, measured, ratioOk } from './model.ts';

const text = { task: 'x', solved: 'y' };
const wood = { id: 'fa', label: 'fakocka', mass: 6, volume: 10 };
const config: FloatConfig = { mode: 'measure-and-float', state: { liquid: { name: 'víz', density: 1 }, samples: [wood] }, text, alt: 'x' };
const goal = { filledRows: 1, predictedBeforeDrop: true };
const row = { mass: 6, volume: 10, ratio: '0,6', prediction: 'floats' as const, foretold: true, dropped: true };

it('floats what is less dense, and as deep as the densities say', () => {
  expect(floats(wood, 1)).toBe(true);
  expect(floats({ mass: 27, volume: 10 }, 1)).toBe(false);
  expect(immersed(0.92, 1)).toBeCloseTo(0.92);
  expect(immersed(2.7, 1)).toBe(1);
});

it('measures with a small error, the same for the same seed', () => {
  const values = Array.from({ length: 60 }, (_, seed) => measured({ ...wood, mass: 78 }, 'mass', seed));
  expect(measured(wood, 'mass', 5)).toBe(measured(wood, 'mass', 5));
  expect(new Set(values).size).toBeGreaterThan(2);
  for (const value of values) expect(Math.abs(value - 78)).toBeLessThan(78 * 0.02);
});

it('wants the quotient, a prediction first and the drop', () => {
  expect(ratioOk(row)).toBe(true);
  expect(float.evaluate(config, goal, { sample: 'fa', rows: { fa: row } }).solved).toBe(true);
  expect(float.evaluate(config, goal, { sample: 'fa', rows: { fa: { ...row, ratio: '1,67' } } }).say).toContain('fordítva osztottál');
  expect(float.evaluate(config, goal, { sample: 'fa', rows: { fa: { ...row, foretold: false } } }).say).toContain('jósolj');
});

it('names materials only after measuring', () => {
  const unknown = {
    mode: 'identify' as const,
    state: {
      samples: [{ id: 'x', label: 'X', mass: 54, volume: 20 }],
      materials: [
        { id: 'alu', name: 'alumínium', density: 2.7 },
        { id: 'vas', name: 'vas', density: 7.8 },
      ],
    },
    text,
    alt: 'x',
  };
  const want = { materials: { x: 'alu' } };
  expect(identify.evaluate(unknown, want, { sample: 'x', rows: {}, guess: { x: 'alu' } }).say).toContain('mérd meg');
  expect(
    identify.evaluate(unknown, want, { sample: 'x', rows: { x: { mass: 54, volume: 20, ratio: '' } }, guess: { x: 'vas' } }).say,
  ).toContain('2,7');
});
