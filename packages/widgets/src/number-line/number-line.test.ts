import { expect, it } from 'vitest';
import {
  type HopsConfig,
  hops,
  interval,
  type JumpConfig,
  jump,
  landings,
  neighbours,
  type PlaceConfig,
  place,
  rounded,
  showAt,
  writeInterval,
  zoomInto,
  zoomWindow,
} from './model.ts';

const text = { task: 'x', solved: 'y' };

it('shows places as fractions where the line is cut into fractions', () => {
  expect(showAt(0.75, '1/4')).toBe('3/4');
  expect(showAt(1.5, '1/4')).toBe('1 2/4');
  expect(showAt(-0.25, '1/4')).toBe('−1/4');
  expect(showAt(2, '1/4')).toBe('2');
  expect(showAt(0.35, 0.05)).toBe('0,35');
});

it('never starts a marker on its goal', () => {
  const config: PlaceConfig = {
    mode: 'place',
    state: { min: 0, max: 2, step: '1/4', markers: [{ id: 'a', label: 'A' }] },
    goal: { markers: { a: 1 } },
    text,
    alt: 'x',
  };
  const start = place.initial(config, 1);
  expect(place.evaluate(config, { markers: { a: 1 } }, start).solved).toBe(false);
  expect(place.evaluate(config, { markers: { a: 1 } }, { at: { a: 1 } }).solved).toBe(true);
  expect(place.evaluate(config, { markers: { a: 1 } }, { at: { a: 1.5 } }).say).toContain('balra');
});

it('counts jumps, the stop on the way and the end', () => {
  const config: JumpConfig = { mode: 'jump', state: { min: 0, max: 600, start: 367, jumps: [3, 30, 100] }, text, alt: 'x' };
  const goal = { reach: 500, via: 400, maxJumps: 3 };
  expect(landings(367, [3, 30, 100])).toEqual([367, 370, 400, 500]);
  expect(jump.evaluate(config, goal, { jumps: [3, 30, 100] }).solved).toBe(true);
  expect(jump.evaluate(config, goal, { jumps: [100, 30, 3] }).say).toContain('400');
  expect(jump.evaluate(config, goal, { jumps: [3] }).say).toContain('130');
});

it('rounds half upwards and knows the neighbours', () => {
  expect(neighbours({ number: 4762, to: 100 })).toEqual({ lower: 4700, half: 4750, upper: 4800 });
  expect(rounded({ number: 4750, to: 100 })).toBe(4800);
  expect(rounded({ number: 2.345, to: 0.1 })).toBe(2.3);
});

it('writes intervals and tells open from closed ends', () => {
  expect(writeInterval({ from: { at: -2, closed: false }, to: { at: 5, closed: true } })).toBe('(−2; 5]');
  expect(writeInterval({ from: { at: null, closed: true }, to: { at: 3, closed: false } })).toBe('(−∞; 3)');
  const goal = { from: { at: -2, closed: false }, to: { at: 5, closed: true } };
  const config = { mode: 'interval' as const, state: { min: -4, max: 8, ...goal }, text, alt: 'x' };
  expect(interval.evaluate(config, goal, { ...goal, to: { at: 5, closed: false } }).say).toContain('tele kör');
});

it('zooms only into the tenth where the number is', () => {
  const state = { symbol: '√2', target: Math.SQRT2, from: 1, to: 2 };
  const one = zoomInto(state, { digits: [], miss: null }, 4);
  expect(one.digits).toEqual([4]);
  expect(zoomInto(state, one, 5)).toEqual({ digits: [4], miss: 5 });
  expect(zoomWindow(state, [4, 2])).toEqual([1.42, 1.43]);
});

it('finds the first meeting of two hoppers', () => {
  const config: HopsConfig = { mode: 'two-hops', state: { first: 4, second: 6, max: 30 }, text, alt: 'x' };
  expect(hops.evaluate(config, { meet: 12 }, { first: 3, second: 2 }).solved).toBe(true);
  expect(hops.evaluate(config, { meet: 12 }, { first: 6, second: 4 }).say).toContain('korábbi');
});
