import { expect, it } from 'vitest';
import {
  ammeter,
  type BuildConfig,
  brightness,
  build,
  clips,
  current,
  energy,
  flows,
  type OhmConfig,
  ohm,
  putPart,
  shining,
  shorted,
  tapPlace,
  total,
} from './model.ts';

const base = { text: { task: 'x', solved: 'y' }, alt: 'x' };

it('needs a closed loop with a battery and a consumer', () => {
  expect(flows({ places: ['battery', 'bulb', 'wire'], closed: false })).toBe(true);
  expect(flows({ places: ['battery', 'bulb', null], closed: false })).toBe(false);
  expect(flows({ places: ['battery', 'bulb', 'switch'], closed: false })).toBe(false);
  expect(shorted({ places: ['battery', 'wire', 'wire'], closed: false })).toBe(true);
  const config: BuildConfig = { mode: 'build', state: { places: 3, tray: ['battery', 'bulb'] }, ...base };
  expect(
    build.evaluate(config, { lit: true, withSwitch: true }, { places: ['battery', 'bulb', 'wire'], closed: false, at: 0 }).say,
  ).toContain('kapcsoló');
  expect(
    build.evaluate(config, { lit: true, withSwitch: true }, { places: ['battery', 'bulb', 'switch'], closed: true, at: 0 }).solved,
  ).toBe(true);
});

it('offers the next empty place after a part, and opens and closes a switch by each tap', () => {
  const start = { places: [null, null, null], closed: false, at: 0 };
  const one = putPart(tapPlace(start, 1), 'switch');
  expect(one).toEqual({ places: [null, 'switch', null], closed: false, at: 2 });
  expect(putPart(one, 'bulb').at).toBe(0);
  expect(putPart({ ...one, at: 1 }, null)).toEqual({ ...start, at: 1 });
  expect(tapPlace(one, 1)).toEqual({ ...one, at: 1, closed: true });
  expect(tapPlace(tapPlace(one, 1), 1).closed).toBe(false);
  expect(tapPlace(tapPlace(one, 1), 0)).toEqual({ ...one, at: 0, closed: true });
});

it('keeps the other bulb on only in parallel', () => {
  expect(shining({ layout: 'series', bulbs: 2 }, { layout: 'series', out: [0] })).toEqual([false, false]);
  expect(shining({ layout: 'series', bulbs: 2 }, { layout: 'parallel', out: [0] })).toEqual([false, true]);
  expect(brightness(2, 'series')).toBe(0.25);
});

it('follows Ohm, series and parallel resistances, and the electricity meter', () => {
  expect(current({ voltage: 6, resistance: 10 })).toBeCloseTo(0.6);
  expect(total([6, 3], 'series')).toBe(9);
  expect(total([6, 3], 'parallel')).toBeCloseTo(2);
  expect(energy({ mode: 'meter', state: { appliances: [{ id: 'a', label: 'A', power: 2000 }] }, ...base }, { a: 0.5 })).toBe(1);
});

it('advises only what there is a slider for', () => {
  const says = (fixed?: 'voltage' | 'resistance') => {
    const config: OhmConfig = { mode: 'ohm', state: { voltage: 6, resistance: 15, maxVoltage: 12, ...(fixed && { fixed }) }, ...base };
    return ohm.evaluate(config, { current: 0.5 }, { voltage: 6, resistance: 15, seed: 1 }).say;
  };
  expect(says()).toContain('nagyobb feszültség vagy kisebb ellenállás');
  expect(says('resistance')).not.toContain('ellenállás');
  expect(says('voltage')).not.toContain('feszültség');
});

it('makes a stronger magnet with turns, current and a core', () => {
  expect(clips({ turns: 60, current: 1, core: 1 })).toBe(12);
  expect(clips({ turns: 60, current: 1, core: 0 })).toBeLessThan(2);
});

it('reads the current within a few percent, on the scale of the ammeter', () => {
  const days = Array.from({ length: 40 }, (_, seed) => ammeter({ voltage: 6, resistance: 10, seed }));
  expect(new Set(days).size).toBeGreaterThan(1);
  for (const shown of days) {
    expect(Math.abs(shown - 0.6)).toBeLessThan(0.03);
    expect(Math.abs(shown / 0.01 - Math.round(shown / 0.01))).toBeLessThan(1e-6);
  }
});
