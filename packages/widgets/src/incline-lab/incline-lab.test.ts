import { expect, it } from 'vitest';
import { evenReading, type FlatConfig, flat, motionOf, writeRow } from './flat.ts';
import { type SlopeConfig, slope, slopeForces, writeRow as writeSlope } from './slope.ts';
import { neededForce, pulls, shares, type WorkConfig, work, writeRow as writeWork } from './work.ts';

const about = { text: { task: 'x', solved: 'y' }, alt: 'x' };

const table: FlatConfig = {
  mode: 'flat',
  state: { surfaces: [{ id: 'fa', label: 'fa', sliding: 0.3, static: 0.4 }], weight: 10, loads: [5, 10], maxPull: 20 },
  ...about,
};
const block = flat.initial(table, 1);

it('starts above static friction and keeps even under the sliding one', () => {
  expect(motionOf(table, { ...block, pull: 4 })).toBe('rest');
  expect(motionOf(table, { ...block, pull: 4.5 })).toBe('speeds-up');
  expect(motionOf(table, { ...block, pull: 3, pushed: true })).toBe('even');
  expect(motionOf(table, { ...block, pull: 1, pushed: true })).toBe('slows-down');
});

it('rubs by the weight, not by the face', () => {
  const days = (upright: boolean) =>
    Array.from({ length: 60 }, (_, seed) => evenReading(table, { ...block, upright, loaded: [false, true], seed })).reduce(
      (a, b) => a + b,
    ) / 60;
  expect(Math.abs(days(false) - 6)).toBeLessThan(0.05);
  expect(Math.abs(days(true) - 6)).toBeLessThan(0.05);
});

it('wants rows under different loads and μ', () => {
  const goal = { rows: 2, friction: { fa: { value: 0.3 } } };
  const once = writeRow(table, writeRow(table, block));
  expect(flat.evaluate(table, goal, once).say).toContain('1 különböző');
  const twice = writeRow(table, { ...once, loaded: [true, false] });
  expect(flat.evaluate(table, goal, twice).solved).toBe(false);
  expect(flat.evaluate(table, goal, { ...twice, typed: { fa: '0,31' } }).solved).toBe(true);
});

const ramp: SlopeConfig = {
  mode: 'slope',
  state: {
    weight: 20,
    length: 5,
    height: 3,
    surfaces: [
      { id: 'sima', label: 'sima', sliding: 0 },
      { id: 'fa', label: 'fa', sliding: 0.25 },
    ],
    maxPull: 20,
    noise: false,
  },
  ...about,
};
const held = slope.initial(ramp, 1);

it('holds a block on the slope with a part of its weight', () => {
  expect(slopeForces(ramp, { ...held, pull: 12 })).toMatchObject({ along: 12, normal: 16, motion: 'rest' });
  expect(slope.evaluate(ramp, { motion: 'rest' }, { ...held, pull: 12 }).solved).toBe(true);
  expect(slope.evaluate(ramp, { motion: 'slides-down' }, { ...held, pull: 11 }).solved).toBe(true);
  expect(slope.evaluate(ramp, { motion: 'even' }, { ...held, surface: 'fa', pull: 16 }).solved).toBe(true);
  expect(slope.evaluate(ramp, { motion: 'rest' }, held).say).toContain('12 N');
});

it('sets the slope by its angle too', () => {
  const turned: SlopeConfig = { ...ramp, state: { ...ramp.state, by: 'angle' } };
  expect(slopeForces(turned, { ...held, angle: 30 }).along).toBeCloseTo(10, 9);
  expect(slope.evaluate(turned, { angle: 37 }, slope.initial(turned, 1)).solved).toBe(true);
});

it('writes h : l and the holding force', () => {
  expect(writeSlope(ramp, held).rows).toEqual([{ sample: 'sima', x: 0.6, y: 12 }]);
});

it('does the same work on any slope without friction', () => {
  const lift: WorkConfig = { mode: 'work', state: { weight: 200, height: 1.5, way: 2, maxWay: 6, maxForce: 250 }, ...about };
  for (const way of [2, 3, 4, 6]) expect(neededForce(lift, way) * way).toBeCloseTo(300, 9);
  const now = { ...work.initial(lift, 1), way: 4, force: 75 };
  expect(pulls(lift, now)).toBe(true);
  expect(pulls(lift, { ...now, force: 60 })).toBe(false);
  expect(writeWork(lift, now).rows).toEqual([{ x: 4, y: 75, work: 300 }]);
  expect(work.evaluate(lift, { forceAtMost: 75 }, { ...now, force: 60 }).say).toContain('nem mozdul');
  expect(work.evaluate(lift, { work: 300 }, now).solved).toBe(true);
});

it('shares the work between lifting, friction and speed', () => {
  const rough: WorkConfig = {
    mode: 'work',
    state: { weight: 100, height: 3, way: 5, maxWay: 6, maxForce: 250, surface: { id: 'fa', label: 'fa', sliding: 0.25 } },
    ...about,
  };
  expect(shares(rough, { ...work.initial(rough, 1), force: 100 })).toEqual({
    lift: 300,
    heat: expect.closeTo(100, 9),
    speed: expect.closeTo(100, 9),
  });
});
