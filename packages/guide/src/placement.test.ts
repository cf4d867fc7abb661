import { expect, test } from 'vitest';
import { isPlaced, nextQuestion } from './placement.ts';

const p = Float64Array.from([0.95, 0.82, 0.74, 0.52, 0.3, 0.1]);
const all = [...p.keys()];
const map = { window: all };
const asked = (...answers: [number, boolean][]) => answers.map(([place, right]) => ({ place, right }));

test('begins easy, then asks what is most doubtful, and is kind after two misses', () => {
  expect(nextQuestion(all, p, [])).toBe(2);
  expect(nextQuestion(all, p, asked([2, true]))).toBe(3);
  expect(nextQuestion(all, p, asked([2, false], [3, false]))).toBe(1);
  expect(nextQuestion(all, p, asked([0, true], [1, true], [2, false], [3, false]))).toBe(4);
  expect(nextQuestion([], p, [])).toBeUndefined();
});

test('stops at twenty, or from twelve when the map is sure', () => {
  const sure = p.map(() => 0.95);
  const unsure = p.map(() => 0.5);
  expect([isPlaced(map, sure, 11), isPlaced(map, sure, 12)]).toEqual([false, true]);
  expect([isPlaced(map, unsure, 19), isPlaced(map, unsure, 20)]).toEqual([false, true]);
});
