import { expect, test } from 'vitest';
import { againText, dueText } from './due-text.ts';

const now = new Date(2026, 2, 10, 22, 30);

test('days are counted by the calendar, not by hours', () => {
  expect(dueText(new Date(2026, 2, 10, 23, 59), now)).toEqual({ text: 'Ma esedékes', now: true });
  expect(dueText(new Date(2026, 2, 10, 23, 59), now, true)).toEqual({ text: 'Következik', now: true });
  expect(dueText(new Date(2026, 2, 8), now).now).toBe(true);
  expect(dueText(new Date(2026, 2, 11, 0, 5), now).text).toBe('Holnap jön vissza');
  expect(dueText(new Date(2026, 2, 17, 8, 0), now).text).toBe('7 nap múlva jön vissza');
});

test('what was right today comes once more', () => {
  expect(againText(new Date(2026, 2, 11, 22, 0), now)).toBe('Holnap még egyszer előkerül.');
  expect(againText(new Date(2026, 2, 13), now)).toBe('3 nap múlva még egyszer előkerül.');
});
