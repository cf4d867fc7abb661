import { describe, expect, it } from 'vitest';
import { formatClock } from './format-clock.ts';

describe('formatClock', () => {
  it.each([
    [1_500_000, '25:00'],
    [1_499_999, '25:00'],
    [992_000, '16:32'],
    [59_000, '00:59'],
    [1, '00:01'],
    [0, '00:00'],
  ])('%i ms is %s', (ms, shown) => {
    expect(formatClock(ms)).toBe(shown);
  });
});
