import { expect, it } from 'vitest';
import { altitude, hypotenuse, ratios, type SquaresConfig, squares, towerHeight } from './model.ts';

it('holds Pythagoras and the altitude theorem', () => {
  expect(hypotenuse(3, 4)).toBe(5);
  expect(altitude({ p: 4, q: 9 })).toBe(6);
  const config: SquaresConfig = { mode: 'squares', state: { a: 2, b: 3 }, text: { task: 'x', solved: 'y' }, alt: 'x' };
  expect(squares.evaluate(config, { c: 5 }, { a: 2, b: 3 }).say).toContain('összege');
  expect(squares.evaluate(config, { a: 3, b: 4 }, { a: 4, b: 3 }).solved).toBe(true);
});

it('computes trigonometric ratios and towers', () => {
  expect(ratios(30).sin).toBeCloseTo(0.5);
  expect(ratios(45).tg).toBeCloseTo(1);
  expect(ratios(60).cos).toBeCloseTo(0.5);
  expect(towerHeight({ distance: 20, angle: 45 }, 1.6)).toBeCloseTo(21.6);
});
