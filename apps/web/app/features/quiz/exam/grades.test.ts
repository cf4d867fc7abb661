import { expect, test } from 'vitest';
import { gradeHu, gradeHuName, gradeRo, gradeText, pointsText } from './grades.ts';

test('ninety points and ten from office make the Romanian grade', () => {
  expect(gradeRo(90, 90, 10)).toBe(10);
  expect(gradeRo(0, 90, 10)).toBe(1);
  expect(gradeRo(63.5, 90, 10)).toBe(7.35);
  expect(gradeRo(0, 20, 0)).toBe(1);
});

test('a shorter sheet is measured by its own points', () => {
  expect(gradeRo(9, 18, 2)).toBe(5.5);
});

test('Hungarian grades follow the limits', () => {
  expect([0, 24, 25, 39, 40, 59, 60, 79, 80, 100].map(gradeHu)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  expect(gradeHuName(5)).toBe('jeles');
});

test('points are printed with a comma and at most one decimal, grades with two', () => {
  expect(pointsText(7.5)).toBe('7,5');
  expect(pointsText(1.125)).toBe('1,1');
  expect(pointsText(4.25)).toBe('4,3');
  expect(pointsText(40)).toBe('40');
  expect(gradeText(10 / 3)).toBe('3,33');
});
