import { describe, expect, it } from 'vitest';
import { type AxleConfig, axle, neededForce, turning } from './axle.ts';
import { forceOf, type LiftConfig, lift, meterShows, raisedOf, rowCount, writeRow } from './lift.ts';
import { rigOf } from './rope-path.ts';

const about = { text: { task: 'x', solved: 'y' }, alt: 'x' };

const tower: LiftConfig = { mode: 'lift', state: { load: 120, maxLoad: 240, movable: 0, systems: ['tackle', 'chain'] }, ...about };
const start = lift.initial(tower, 1);

describe('lifting', () => {
  it('shares the load between the ropes', () => {
    expect([0, 1, 2, 3].map(movable => forceOf(tower, { ...start, movable }))).toEqual([120, 60, 30, 20]);
    expect(forceOf(tower, { ...start, system: 'chain', movable: 3 })).toBe(15);
    const heavy: LiftConfig = { ...tower, state: { ...tower.state, pulleyWeight: 10 } };
    expect(forceOf(heavy, { ...start, movable: 2 })).toBe(35);
  });

  it('pays with rope', () => {
    expect(raisedOf({ ...start, movable: 2, rope: 2 })).toBe(0.5);
    expect(raisedOf({ ...start, system: 'chain', movable: 3, rope: 4 })).toBe(0.5);
  });

  it('reads the meter near the true force', () => {
    const days = Array.from({ length: 40 }, (_, seed) => meterShows(tower, { ...start, movable: 1, seed }));
    expect(new Set(days).size).toBeGreaterThan(1);
    for (const shown of days) expect(Math.abs(shown - 60)).toBeLessThan(2.5);
  });

  it('judges the force and the height together', () => {
    const goal = { forceAtMost: 30, raised: 0.5 };
    expect(lift.evaluate(tower, goal, { ...start, movable: 1, rope: 1 }).say).toContain('60 N');
    expect(lift.evaluate(tower, goal, { ...start, movable: 2, rope: 1 }).say).toContain('Húzd tovább');
    expect(lift.evaluate(tower, goal, { ...start, movable: 2, rope: 2 }).solved).toBe(true);
  });

  it('counts rows with a pulled rope and different arrangements', () => {
    const slack = writeRow(tower, start);
    expect(rowCount(slack)).toBe(0);
    const once = writeRow(tower, { ...slack, rope: 1 });
    expect(rowCount(writeRow(tower, { ...once, movable: 1 }))).toBe(2);
  });
});

describe('the drawing', () => {
  it.each([
    ['tackle', 0, 1],
    ['tackle', 1, 2],
    ['tackle', 3, 6],
    ['chain', 3, 4],
  ] as const)('%s with %i movable pulleys has %i wheels', (system, movable, wheels) => {
    const rig = rigOf(system, movable, 150, 250);
    expect(rig.wheels.length).toBe(wheels);
    expect(rig.wheels.filter(wheel => wheel.movable).length).toBe(movable);
    expect(rig.ropes.join('')).not.toContain('NaN');
  });
});

it('balances a wheel and axle by the moments', () => {
  const well: AxleConfig = { mode: 'axle', state: { load: 300, drum: 10, wheel: 20, maxWheel: 60, maxForce: 200 }, ...about };
  const now = axle.initial(well, 1);
  expect(neededForce(well, { ...now, wheel: 50 })).toBe(60);
  expect(turning(well, { ...now, wheel: 50, force: 60 })).toBe('balanced');
  expect(turning(well, { ...now, wheel: 50, force: 80 })).toBe('up');
  expect(axle.evaluate(well, { balanced: true, force: 60 }, { ...now, force: 60 }).say).toContain('süllyed');
});
