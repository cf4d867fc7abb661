import { expect, it } from 'vitest';
import {
  common,
  grow,
  isPrime,
  leaves,
  pairsIn,
  primeFactors,
  rootState,
  share,
  sieve,
  splitters,
  type TreeConfig,
  tree,
  writeFactors,
} from './model.ts';

const text = { task: 'x', solved: 'y' };

it('knows primes and factors', () => {
  expect([1, 2, 9, 17, 51, 97].map(isPrime)).toEqual([false, true, false, true, false, true]);
  expect(primeFactors(60)).toEqual([2, 2, 3, 5]);
  for (let n = 2; n < 300; n++) expect(primeFactors(n).reduce((a, b) => a * b, 1)).toBe(n);
  expect(writeFactors(primeFactors(72))).toBe('2³ · 3²');
  expect(splitters(12)).toEqual([2, 3, 4, 6]);
});

it('is done when only primes are left', () => {
  const config: TreeConfig = { mode: 'tree', state: { number: 60 }, text, alt: 'x' };
  const splits = { '': 6, l: 2, r: 2 };
  expect(leaves(grow(60, splits)).map(leaf => leaf.value)).toEqual([2, 3, 2, 5]);
  expect(tree.evaluate(config, { primes: true }, { splits }).solved).toBe(true);
  expect(tree.evaluate(config, { primes: true }, { splits: { '': 6 } }).say).toContain('6, 10');
});

it('sieves', () => {
  const config = { mode: 'sieve' as const, state: { max: 20 }, text, alt: 'x' };
  const composites = [1, 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20];
  expect(sieve.evaluate(config, { primes: true }, { crossed: composites }).solved).toBe(true);
  expect(sieve.evaluate(config, { primes: true }, { crossed: [...composites, 7] }).say).toContain('7');
});

it('shares primes for gcd and lcm, and takes pairs out of a root', () => {
  expect(share(12, 18)).toEqual({ first: [2], both: [2, 3], second: [3] });
  const config = { mode: 'common' as const, state: { first: 12, second: 18 }, text, alt: 'x' };
  expect(common.evaluate(config, { gcd: 6 }, { answer: '6' }).solved).toBe(true);
  expect(common.evaluate(config, { gcd: 6 }, { answer: '36' }).say).toContain('többszörös');
  expect(common.evaluate(config, { lcm: 36 }, { answer: '216' }).say).toContain('szorzata');
  expect(pairsIn(72)).toEqual([2, 3]);
  expect(rootState(72, [2, 3])).toEqual({ outside: 6, inside: 2 });
});
