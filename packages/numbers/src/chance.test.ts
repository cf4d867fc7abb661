import { expect, it } from 'vitest';
import { createRng } from './chance.ts';

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
