import { expect, test } from 'vitest';
import { whenText } from './when.ts';

const now = new Date(2026, 10, 15, 9);

test('days are counted from midnight to midnight', () => {
  expect(whenText(new Date(2026, 10, 15, 0, 5).toISOString(), now)).toBe('Ma tanult');
  expect(whenText(new Date(2026, 10, 14, 23, 55).toISOString(), now)).toBe('Tegnap tanult');
  expect(whenText(new Date(2026, 10, 12, 12).toISOString(), now)).toBe('3 napja tanult');
  expect(whenText(null, now)).toBe('Még nem tanult');
});
