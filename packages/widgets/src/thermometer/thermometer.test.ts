import { expect, it } from 'vitest';
import { afterChanges, convert, level, type SetConfig, shown } from './model.ts';

it('converts between the scales', () => {
  expect(convert(0, 'kelvin')).toBe(273.15);
  expect(convert(100, 'fahrenheit')).toBe(212);
  expect(convert(-40, 'fahrenheit')).toBe(-40);
});

it('shows whole kelvins, as the rule of the lesson counts them', () => {
  expect(shown(27, 'kelvin')).toBe('300 K');
  expect(shown(0, 'kelvin')).toBe('273 K');
  expect(shown(36.6, 'celsius')).toBe('36,6 °C');
});

it('adds up changes and notices a lost sign', () => {
  expect(afterChanges({ min: -20, max: 30, from: 4, changes: [-9, 3] })).toBe(-2);
  const config: SetConfig = { mode: 'set', state: { min: -20, max: 40, value: 5 }, text: { task: 'x', solved: 'y' }, alt: 'x' };
  expect(level.evaluate(config, { value: -7 }, { value: 7 }).say).toContain('előjelre');
  expect(level.evaluate(config, { value: -7 }, { value: -7 }).solved).toBe(true);
  expect(level.evaluate(config, { value: 300, scale: 'kelvin' }, { value: 27 }).solved).toBe(true);
});
