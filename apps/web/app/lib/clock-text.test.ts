import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test('the clock is read as people write it', () => {
  expect(clockText(3909)).toBe('1:05:09');
  expect(clockText(247)).toBe('4:07');
  expect(clockText(0)).toBe('0:00');
  expect(clockText(-75)).toBe('+1:15');
});
