import { seeded } from '@eszkerek/numbers/chance';
import { expect, it } from 'vitest';
import { measure, reading } from './instrument.ts';

it('measures near the true value, on the scale of the instrument', () => {
  const chance = seeded(3);
  const readings = Array.from({ length: 200 }, () => reading(27, chance));
  expect(Math.abs(readings.reduce((a, b) => a + b) / 200 - 27)).toBeLessThan(0.05);
  expect(new Set(readings).size).toBeGreaterThan(3);
  for (const r of readings) expect(Math.abs(r * 10 - Math.round(r * 10))).toBeLessThan(1e-6);
});

it('shows the same at the same setting on one day, and something else at another setting or on another day', () => {
  const ammeter = { error: 0.01, step: 0.001 };
  expect(measure(0.6, 5, 'I 6 10', ammeter)).toBe(measure(0.6, 5, 'I 6 10', ammeter));
  const days = Array.from({ length: 30 }, (_, seed) => measure(0.6, seed, 'I 6 10', ammeter));
  const settings = Array.from({ length: 30 }, (_, i) => measure(0.6, 5, `I ${i}`, ammeter));
  for (const values of [days, settings]) {
    expect(new Set(values).size).toBeGreaterThan(10);
    for (const value of values) expect(Math.abs(value - 0.6)).toBeLessThan(0.03);
  }
});

it('errs around zero too where the instrument has a spread', () => {
  const values = Array.from({ length: 30 }, (_, seed) => measure(0, seed, 't 0', { error: 0, spread: 0.5, step: 0.5 }));
  expect(new Set(values).size).toBeGreaterThan(2);
  expect(values.some(value => Object.is(value, -0))).toBe(false);
});
