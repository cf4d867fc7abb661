import { expect, test } from 'vitest';
import { move } from './move.ts';

test('an item moves and the others keep their order', () => {
  expect(move(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(move(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
});

test('a place that does not exist changes nothing', () => {
  expect(move(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});
