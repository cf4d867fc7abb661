import { expect, it } from 'vitest';
import { type DepthConfig, depth, gaugeShows, pressureOf, writeRow } from './depth.ts';
import { buoyancyOf, type FloatConfig, fateOf, float, letGo, meterShows, submergedOf, writeRow as writeFloat } from './float.ts';
import { liftOf, lifts, type PressConfig, press, ways } from './press.ts';
import { pour, setValve, shownLevels, surfaces, type VesselsConfig, vessels } from './vessels.ts';

const about = { text: { task: 'x', solved: 'y' }, alt: 'x' };
const water = { id: 'viz', label: 'víz', density: 1000 };

const tank: DepthConfig = {
  mode: 'depth',
  state: { liquids: [water], depth: 2, maxDepth: 10, shapes: ['straight', 'wide'], directions: true },
  ...about,
};

it('presses by depth and density alone', () => {
  const now = depth.initial(tank, 1);
  expect(pressureOf(tank, now)).toBe(20);
  const day = (part: object) =>
    Array.from({ length: 60 }, (_, seed) => gaugeShows(tank, { ...now, ...part, seed })).reduce((a, b) => a + b) / 60;
  expect(Math.abs(day({}) - 20)).toBeLessThan(0.1);
  expect(Math.abs(day({ shape: 'wide', direction: 'up' }) - 20)).toBeLessThan(0.1);
  const cm: DepthConfig = { ...tank, state: { ...tank.state, unit: 'cm', depth: 20, maxDepth: 50 } };
  expect(pressureOf(cm, depth.initial(cm, 1))).toBe(2000);
});

it('wants rows at different depths and the slope', () => {
  const goal = { rows: 2, slope: { viz: { value: 10 } } };
  const once = writeRow(tank, depth.initial(tank, 1));
  expect(depth.evaluate(tank, goal, writeRow(tank, once)).solved).toBe(false);
  const both = writeRow(tank, { ...once, depth: 5 });
  expect(depth.evaluate(tank, goal, { ...both, typed: { viz: '10' } }).solved).toBe(true);
});

const tubes: VesselsConfig = { mode: 'vessels', state: { arms: [{ area: 10 }, { area: 30 }], levels: [24, 4], maxLevel: 30 }, ...about };

it('levels connected vessels and keeps the water', () => {
  const start = vessels.initial(tubes, 1);
  expect(shownLevels(tubes, start)).toEqual([24, 4]);
  const open = setValve(tubes, start, true);
  expect(shownLevels(tubes, open)).toEqual([9, 9]);
  expect(vessels.evaluate(tubes, { level: 9, predict: true }, open).say).toContain('Előbb');
  expect(vessels.evaluate(tubes, { level: 9, predict: true }, setValve(tubes, { ...start, typed: '9' }, true)).solved).toBe(true);
  expect(pour(tubes, start, 0).levels).toEqual([26, 4]);
  expect(shownLevels(tubes, setValve(tubes, open, false))).toEqual([9, 9]);
});

it('stands two liquids at different heights', () => {
  const oil: VesselsConfig = {
    ...tubes,
    state: {
      arms: [{ area: 5 }, { area: 5 }],
      levels: [10, 10],
      maxLevel: 30,
      other: { id: 'olaj', label: 'olaj', density: 800, max: 15 },
    },
  };
  const now = { ...vessels.initial(oil, 1), column: 10 };
  expect(surfaces(oil, now)).toEqual({ boundary: 6, left: 16, right: 14 });
  expect(vessels.evaluate(oil, { difference: 2 }, now).solved).toBe(true);
});

it('lifts with the ratio of the pistons', () => {
  const config: PressConfig = { mode: 'press', state: { smallArea: 5, largeArea: 100, force: 20, maxForce: 200, load: 1000 }, ...about };
  const now = { ...press.initial(config, 1), force: 50, way: 20 };
  expect(liftOf(config, now)).toBe(1000);
  expect(lifts(config, { ...now, force: 48 })).toBe(false);
  expect(ways(config, now)).toEqual({ small: 20, large: 1 });
  expect(press.evaluate(config, { force: 50, raised: 1 }, now).solved).toBe(true);
  expect(press.evaluate(config, { force: 50 }, { ...now, force: 80 }).say).toContain('legkisebb');
});

const bath: FloatConfig = {
  mode: 'float',
  state: {
    bodies: [
      { id: 'vas', label: 'vas', volume: 100, density: 7.8 },
      { id: 'fa', label: 'fa', volume: 100, density: 0.6 },
    ],
    liquids: [water],
    noise: false,
  },
  ...about,
};

it('loses in the liquid the weight of the liquid displaced', () => {
  const now = { ...float.initial(bath, 1), lowered: 0.5 };
  expect(buoyancyOf(bath, now)).toBeCloseTo(0.5, 9);
  expect(meterShows(bath, now)).toBeCloseTo(7.3, 9);
  expect(writeFloat(bath, now).rows[0]).toMatchObject({ x: 50, y: 0.5 });
});

it('lets a body find its own place', () => {
  const wood = letGo({ ...float.initial(bath, 1), body: 'fa' });
  expect(submergedOf(bath, wood)).toBeCloseTo(0.6, 9);
  expect(submergedOf(bath, { ...wood, free: false, lowered: 1 })).toBeCloseTo(0.6, 9);
  expect(fateOf(bath, { body: 'vas', liquid: 'viz' })).toBe('sinks');
  expect(float.evaluate(bath, { outcome: 'floats' }, wood).solved).toBe(true);
});

it('wants a prediction before every drop', () => {
  const rash = letGo(float.initial(bath, 1));
  expect(float.evaluate(bath, { predictAll: true }, rash).say).toContain('előbb jósolj');
  const iron = letGo({ ...float.initial(bath, 1), guesses: { 'vas viz': 'sinks' } });
  expect(float.evaluate(bath, { predictAll: true }, iron).say).toContain('fa');
  const both = letGo({ ...iron, body: 'fa', guesses: { 'fa viz': 'sinks' } });
  expect(float.evaluate(bath, { predictAll: true }, both).solved).toBe(true);
});
