import { expect, test } from 'vitest';
import { isShort, secondsLeft } from './clock.ts';

const START = 1_000_000;

test('the time given grows with the factor', () => {
  expect(secondsLeft(START, 50, 1, START)).toBe(3000);
  expect(secondsLeft(START, 50, 1.5, START)).toBe(4500);
  expect(secondsLeft(START, 50, 2, START + 60_000)).toBe(5940);
  expect(secondsLeft(START, 1, 1, START + 75_000)).toBe(-15);
});

test('never shows more than the whole time', () => {
  expect(secondsLeft(START, 45, 1, START - 20)).toBe(2700);
});

test('the last two minutes are short', () => {
  expect(isShort(120)).toBe(false);
  expect(isShort(119)).toBe(true);
});
