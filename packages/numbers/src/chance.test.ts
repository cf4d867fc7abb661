import { expect, it } from 'vitest';
import { createRng, seeded, textSeed } from './chance.ts';

it('gives the same numbers for the same seed and others for the next one', () => {
  const draw = (seed: string | number): number[] => {
    const rng = createRng(seed);
    return Array.from({ length: 20 }, () => rng.int(0, 1_000_000));
  };
  expect(draw('a')).toEqual(draw('a'));
  expect(draw(1)).not.toEqual(draw(2));
});

it('reaches every number about equally often', () => {
  const rng = createRng('even');
  const counts = Array<number>(10).fill(0);
  for (let i = 0; i < 20_000; i++) {
    const n = rng.int(0, 9);
    counts[n] = (counts[n] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

it('does not tie neighbouring seeds together', () => {
  const firsts = Array.from({ length: 2000 }, (_, seed) => createRng(seed).int(0, 9));
  for (let n = 0; n < 10; n++) expect(firsts.filter(f => f === n).length).toBeGreaterThan(140);
});

it('shuffles and samples without losing or repeating', () => {
  const rng = createRng('bag');
  expect(rng.shuffle([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(rng.sample([1, 2, 3, 4, 5], 3)).size).toBe(3);
  for (let i = 0; i < 100; i++) expect(rng.intNot(1, 3, 2)).not.toBe(2);
});

it('streams the same numbers for the same seed and others for another', () => {
  const five = (seed: number) => Array.from({ length: 5 }, seeded(seed));
  expect(five(7)).toEqual(five(7));
  expect(five(7)).not.toEqual(five(8));
});

it('streams evenly enough to throw dice with', () => {
  const chance = seeded(1);
  const faces = Array.from({ length: 6000 }, () => Math.floor(chance() * 6));
  for (let face = 0; face < 6; face++) expect(Math.abs(faces.filter(f => f === face).length - 1000)).toBeLessThan(120);
});

it('makes seeds of texts that differ when the texts do', () => {
  expect(textSeed('2026-11-15/density-lab')).toBe(textSeed('2026-11-15/density-lab'));
  expect(new Set(['a', 'b', 'ab', 'ba', ''].map(textSeed)).size).toBe(5);
});
