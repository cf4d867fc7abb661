import { expect, test } from 'vitest';
import { isPlaced, nextQuestion } from './placement.ts';
import { smallMap } from './testing/small-map.ts';

const p = Float64Array.from([0.95, 0.82, 0.74, 0.52, 0.3, 0.1, 0.1]);
const all = smallMap.window;
const map = { window: all };
const asked = (...answers: [number, boolean][]) => answers.map(([place, right]) => ({ place, right }));

test('begins easy, then asks what is doubtful, and is kind after two misses', () => {
  expect(nextQuestion(smallMap, all, p, [])).toBe(2);
  expect(nextQuestion(smallMap, all, p, asked([2, true]))).toBe(3);
  expect(nextQuestion(smallMap, all, p, asked([2, false], [3, false]))).toBe(1);
  expect(nextQuestion(smallMap, all, p, asked([0, true], [1, true], [2, false], [3, false]))).toBe(4);
  expect(nextQuestion(smallMap, [], p, [])).toBeUndefined();
});

test('begins with an earlier year, where there is one, even if this year comes nearer', () => {
  const even = Float64Array.from([0.95, 0.85, 0.9, 0.75, 0.6, 0.1, 0.1]);
  expect(nextQuestion(smallMap, all, even, [])).toBe(1);
  expect(nextQuestion(smallMap, [3, 4], even, [])).toBe(3);
});

test('of equally doubtful lessons asks about the one that most others hang on', () => {
  const even = p.map(() => 0.5);
  // szorzas has a neighbour on either side; szamok and szazalek are at the ends.
  expect(nextQuestion(smallMap, [0, 2, 4], even, asked([1, true]))).toBe(2);
});

test('stops at twenty, or from twelve when the map is sure', () => {
  const sure = p.map(() => 0.95);
  const unsure = p.map(() => 0.5);
  expect([isPlaced(map, sure, 11), isPlaced(map, sure, 12)]).toEqual([false, true]);
  expect([isPlaced(map, unsure, 19), isPlaced(map, unsure, 20)]).toEqual([false, true]);
});
