import { describe, expect, it } from 'vitest';
import type { WidgetConfig } from '../kinds.ts';
import { bars, forceBetween, kindOf, magnetsOf } from './bars.ts';
import { compass, moveTo as moveCompass, needleOf } from './compass.ts';
import { clipsOf, electromagnet, rowsOf as magnetRows, northOf, writeRow as writeClips } from './electromagnet.ts';
import { examples } from './examples.ts';
import { induction, moveTo, rowsOf, turn, writeRow } from './induction.ts';
import { materials } from './materials.ts';
import { currentsOf, outputOf, transformer } from './transformer.ts';

const example = <M extends WidgetConfig<'magnet-lab'>['mode']>(mode: M) => {
  const found = examples.find((one): one is Extract<WidgetConfig<'magnet-lab'>, { mode: M }> => one.mode === mode);
  if (!found) throw new Error(mode);
  return found;
};

describe('bars', () => {
  const config = example('bars');
  const start = bars.initial(config, 1);

  it('attract with unlike poles and repel with like ones, more strongly when near', () => {
    expect(kindOf(config, start)).toBe('attract');
    const turned = { ...start, turned: [false, true] as [boolean, boolean] };
    expect(kindOf(config, turned)).toBe('repel');
    expect(forceBetween(config, { ...turned, distance: 2 })).toBeGreaterThan(3 * forceBetween(config, turned));
    expect(bars.evaluate(config, { force: 'repel', near: 3 }, turned).say).toContain('3 cm');
  });

  it('have two poles each after being broken', () => {
    expect(magnetsOf(config, { ...start, cut: true })).toHaveLength(2);
    expect(bars.events(config, { ...start, cut: true })).toContain('cut');
  });
});

it('sorts materials only after trying each', () => {
  const config = example('materials');
  const guess = { szog: true, rez: false, alu: false };
  const start = materials.initial(config, 1);
  expect(materials.evaluate(config, { sorted: true }, { ...start, guess }).solved).toBe(false);
  expect(materials.describe(config, start)).toMatch(/^A mágnes előtt áll: vasszög\./);
  expect(materials.describe(config, { ...start, now: 'rez', tested: ['rez'] })).toMatch(/^A mágnes nem vonzotta: rézdrót\./);
  expect(materials.evaluate(config, { sorted: true }, { ...start, guess, tested: ['szog', 'rez', 'alu'] }).solved).toBe(true);
});

describe('compass', () => {
  const config = example('compass');
  const start = compass.initial(config, 1);

  it('points away from the north pole, towards the south pole, and back beside the magnet', () => {
    // North is on the left here.
    expect(Math.abs(needleOf(config, { x: -6, y: 0 }))).toBeCloseTo(180, 3);
    expect(Math.abs(needleOf(config, { x: 6, y: 0 }))).toBeCloseTo(180, 3);
    expect(needleOf(config, { x: 0, y: 3 })).toBeCloseTo(0, 3);
  });

  it('wants both ends seen before the choice counts, and never stands on the magnet', () => {
    expect(Math.abs(moveCompass(start, 0, 0).y)).toBe(1.5);
    const seen = moveCompass(moveCompass(start, 5, 0), -5, 0);
    expect(seen.visited).toEqual(['at-right', 'at-left']);
    expect(compass.evaluate(config, { north: true }, { ...start, choice: 'left' }).solved).toBe(false);
    expect(compass.evaluate(config, { north: true }, { ...seen, choice: 'right' }).solved).toBe(false);
    expect(compass.evaluate(config, { north: true }, { ...seen, choice: 'left' }).solved).toBe(true);
  });
});

it('lifts more clips with turns, current and a core; the current turns the poles', () => {
  const config = example('electromagnet');
  const start = electromagnet.initial(config, 1);
  expect(clipsOf({ turns: 60, current: 1, core: true })).toBe(12);
  expect(clipsOf({ turns: 60, current: -1, core: false })).toBe(1);
  expect([northOf({ turns: 10, current: 1 }), northOf({ turns: 10, current: -1 }), northOf({ turns: 10, current: 0 })]).toEqual([
    'right',
    'left',
    null,
  ]);
  const two = writeClips(config, { ...writeClips(config, start), current: 2 });
  expect(magnetRows(two)).toBe(2);
  expect(magnetRows(writeClips(config, { ...two, turns: 100 }))).toBe(2);
});

describe('induction', () => {
  const config = example('induction');
  const start = induction.initial(config, 1);
  const pushed = moveTo(config, start, 0, 0.2);

  it('grows with speed and turns, and changes its sign with direction and pole', () => {
    const fast = moveTo(config, start, 0, 0.6);
    expect(fast.peak / pushed.peak).toBeCloseTo(3, 6);
    expect(moveTo(config, { ...start, turns: 600 }, 0, 0.2).peak / pushed.peak).toBeCloseTo(2, 6);
    expect(Math.sign(moveTo(config, pushed, 12, 0.2).peak)).toBe(-Math.sign(pushed.peak));
    expect(Math.sign(moveTo(config, turn(start), 0, 0.2).peak)).toBe(-Math.sign(pushed.peak));
  });

  it('notes what was seen and counts rows at different settings', () => {
    expect(induction.events(config, pushed)).toEqual(expect.arrayContaining(['in', 'still-inside']));
    const one = writeRow(writeRow(pushed));
    expect(rowsOf(one)).toBe(1);
    expect(rowsOf(writeRow(moveTo(config, one, 12, 0.6)))).toBe(2);
    expect(writeRow(moveTo(config, start, 5, 0.1, true)).rows).toEqual([]);
  });
});

it('transforms alternating voltage by the turns, and direct voltage not at all', () => {
  const config = example('transformer');
  const start = transformer.initial(config, 1);
  expect(outputOf(config, { ...start, secondary: 300 })).toBe(115);
  expect(outputOf(config, { ...start, direct: true })).toBe(0);
  const loaded = { ...config, state: { ...config.state, load: 23 } };
  expect(currentsOf(loaded, { ...start, secondary: 300 })).toEqual({ secondary: 5, primary: 2.5 });
});
