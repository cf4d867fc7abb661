import { expect, test } from 'vitest';
import { outOfText, placesText, placeText } from './count-text.ts';

test('article and ending follow the spoken number', () => {
  expect(placeText(5, 10)).toBe('5. kérdés a 10-ből');
  expect(placeText(1, 5)).toBe('1. kérdés az 5-ből');
  expect(placeText(2, 8, 'feladat')).toBe('2. feladat a 8-ból');
  expect(placeText(3, 1)).toBe('3. kérdés az 1-ből');
  expect(outOfText(20, 13)).toBe('20-ból 13');
});

test('neighbouring places stand as one run', () => {
  expect(placesText([4, 5, 6, 7])).toBe('4–\u20607.');
  expect(placesText([2, 5, 6, 9])).toBe('2., 5–\u20606., 9.');
  expect(placesText([3])).toBe('3.');
});
