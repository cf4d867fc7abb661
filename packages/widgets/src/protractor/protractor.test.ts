import { expect, it } from 'vitest';
import { angleName, draw, type MeasureConfig, measure, pulledTo, turnedBy } from './model.ts';

const base = { text: { task: 'x', solved: 'y' }, alt: 'x' };

it('names angles', () =>
  expect([30, 90, 120, 180, 200, 360].map(angleName)).toEqual([
    'hegyesszög',
    'derékszög',
    'tompaszög',
    'egyenesszög',
    'homorúszög',
    'teljesszög',
  ]));

it('wants the protractor laid on the arm, and recognises the other scale', () => {
  const config: MeasureConfig = { mode: 'measure', state: { angle: 65, tilt: 20 }, ...base };
  const goal = { angle: 65, tolerance: 2 };
  expect(measure.evaluate(config, goal, { turn: 0, answer: '65' }).say).toContain('Forgasd');
  expect(measure.evaluate(config, goal, { turn: 20, answer: '115' }).say).toContain('másik skálát');
  expect(measure.evaluate(config, goal, { turn: 20, answer: '66' }).solved).toBe(true);
});

it('draws within tolerance', () => {
  expect(draw.evaluate({ mode: 'draw', state: {}, ...base }, { angle: 120, tolerance: 2 }, { angle: 121 }).solved).toBe(true);
  expect(draw.evaluate({ mode: 'draw', state: {}, ...base }, { angle: 120 }, { angle: 100 }).say).toContain('Nyisd');
});

it('turns a line after the finger at either end, and holds it at the other line', () => {
  expect(pulledTo(110, { x: 10, y: -10 })).toBe(45);
  expect(pulledTo(110, { x: -10, y: 10 })).toBe(45);
  expect(pulledTo(160, { x: -50, y: 5 })).toBe(170);
  expect(pulledTo(15, { x: 50, y: 5 })).toBe(10);
});

it('turns by as much as the finger went round, also across the left side', () => {
  expect(turnedBy({ x: 10, y: 0 }, { x: 0, y: -10 })).toBeCloseTo(90);
  expect(turnedBy({ x: -10, y: -1 }, { x: -10, y: 1 })).toBeCloseTo(11.42, 1);
});
