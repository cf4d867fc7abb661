import { expect, it } from 'vitest';
import { reading, seeded, shuffle } from './chance.ts';

it('repeats itself for the same seed and differs for another', () => {
  const five = (seed: number) => Array.from({ length: 5 }, seeded(seed));
  expect(five(7)).toEqual(five(7));
  expect(five(7)).not.toEqual(five(8));
});

it('is even enough to throw dice with', () => {
  const chance = seeded(1);
  const faces = Array.from({ length: 6000 }, () => Math.floor(chance() * 6));
  for (let face = 0; face < 6; face++) expect(Math.abs(faces.filter(f => f === face).length - 1000)).toBeLessThan(120);
});

it('shuffles all items and never leaves them in order', () => {
  for (let seed = 0; seed < 200; seed++) {
    const mixed = shuffle(['a', 'b', 'c'], seeded(seed));
    expect([...mixed].sort()).toEqual(['a', 'b', 'c']);
    expect(mixed).not.toEqual(['a', 'b', 'c']);
  }
});

it('measures near the true value, on the scale of the instrument', () => {
  const chance = seeded(3);
  const readings = Array.from({ length: 200 }, () => reading(27, chance));
  expect(Math.abs(readings.reduce((a, b) => a + b) / 200 - 27)).toBeLessThan(0.05);
  expect(new Set(readings).size).toBeGreaterThan(3);
  for (const r of readings) expect(Math.abs(r * 10 - Math.round(r * 10))).toBeLessThan(1e-6);
});
