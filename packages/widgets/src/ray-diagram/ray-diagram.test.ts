import { expect, it } from 'vitest';
import { lightOf } from './bench-model.ts';
import { examples } from './examples.ts';
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

it('leads the light of the bench round the wall and through lens and prism', () => {
  const config = examples.find(({ mode }) => mode === 'bench');
  if (config?.mode !== 'bench') throw new Error('no bench');
  expect(lightOf(config.state, config.state.parts).end).toBe('wall');
  const { path, end } = lightOf(config.state, config.goal?.one ?? []);
  expect(end).toBe('target');
  expect(path.map(([x, y]) => [Math.round(x), Math.round(y)])).toEqual([
    [1, 1],
    [6, 1],
    [6, 6],
    [12, 6],
  ]);
  // A thin lens bends a ray at height h so that it crosses the axis at the focus.
  const lens = {
    ...config.state,
    walls: [],
    laser: { at: [0, 4] as [number, number], angle: 0 },
    target: { at: [9, 3] as [number, number], size: 0.1 },
  };
  const placed = { kind: 'lens' as const, at: [3, 3] as [number, number], angle: 90, size: 4, focal: 6 };
  expect(lightOf({ ...lens, parts: [placed] }, [placed]).end).toBe('target');
  // Through a prism the light turns towards its base.
  const prism = { kind: 'prism' as const, at: [5, 4] as [number, number], angle: 0, size: 3 };
  const [, , , out] = lightOf({ ...lens, parts: [prism] }, [prism]).path;
  expect(out?.[1]).toBeLessThan(4);
});
