import { expect, test } from 'vitest';
import { clockText, isShort, secondsLeft } from './clock.ts';

const START = 1_000_000;

test('the time given grows with the factor', () => {
  expect(secondsLeft(START, 50, 1, START)).toBe(3000);
  expect(secondsLeft(START, 50, 1.5, START)).toBe(4500);
  expect(secondsLeft(START, 50, 2, START + 60_000)).toBe(5940);
  expect(secondsLeft(START, 1, 1, START + 75_000)).toBe(-15);
});

test('the clock is read as people write it', () => {
  expect(clockText(3909)).toBe('1:05:09');
  expect(clockText(247)).toBe('4:07');
  expect(clockText(0)).toBe('0:00');
  expect(clockText(-75)).toBe('+1:15');
});

test('the last two minutes are short', () => {
  expect(isShort(120)).toBe(false);
  expect(isShort(119)).toBe(true);
});
