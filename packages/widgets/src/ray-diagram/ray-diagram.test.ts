import { expect, it } from 'vitest';
import { criticalAngle, eye, focusError, imageKind, imageOf, type LensConfig, refract } from './model.ts';

it('bends light by Snell’s law', () => {
  expect(refract('air', 'water', 45)).toBeCloseTo(32.1, 1);
  expect(refract('air', 'glass', 30)).toBeCloseTo(19.47, 1);
  expect(refract('water', 'air', 60)).toBeNull();
  expect(criticalAngle('water', 'air')).toBeCloseTo(48.75, 1);
  expect(criticalAngle('air', 'water')).toBeNull();
});

it('forms images by the lens equation', () => {
  const lens: LensConfig['state'] = { type: 'converging', focal: 2, object: 6, maxObject: 8 };
  expect(imageOf(lens, 6)?.distance).toBeCloseTo(3);
  expect(imageOf(lens, 4)).toMatchObject({ distance: 4, magnification: -1 });
  expect(imageOf(lens, 2)).toBeNull();
  expect(imageKind(lens, 4)).toEqual({ kind: 'real', size: 'same' });
  expect(imageKind(lens, 3)).toEqual({ kind: 'real', size: 'larger' });
  expect(imageKind(lens, 1)).toEqual({ kind: 'virtual', size: 'larger' });
  expect(imageKind({ ...lens, type: 'diverging' }, 3)).toEqual({ kind: 'virtual', size: 'smaller' });
});

it('corrects short sight with a negative lens', () => {
  expect(focusError('short-sighted', -2.5)).toBe(0);
  const config = {
    mode: 'eye' as const,
    state: { eye: 'short-sighted' as const, diopters: 0 },
    text: { task: 'x', solved: 'y' },
    alt: 'x',
  };
  expect(eye.evaluate(config, { sharp: true }, { diopters: 1 }).say).toContain('negatív');
});
