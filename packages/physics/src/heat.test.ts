import { expect, it } from 'vitest';
import { evenedOut, heatedIce, heatingStages, mixed, warmed } from './heat.ts';

it('warms by heat over mass and specific heat', () => {
  expect(warmed(20, 42_000, 0.5, 4200)).toBe(40);
});

it('mixes to the temperature where heat given is heat taken', () => {
  expect(
    mixed([
      { mass: 1, temperature: 80 },
      { mass: 3, temperature: 20 },
    ]),
  ).toBe(35);
  const iron = { mass: 0.5, temperature: 100, specific: 460 };
  const water = { mass: 1, temperature: 20, specific: 4200 };
  const common = mixed([iron, water]);
  expect(iron.mass * iron.specific * (iron.temperature - common)).toBeCloseTo(
    water.mass * water.specific * (common - water.temperature),
    6,
  );
});

it('evens out by Newton’s law, keeping the sum', () => {
  const { hot, cold } = evenedOut(80, 20, 4, 4);
  expect([hot, cold]).toEqual([65, 35]);
  expect(evenedOut(80, 20, 100, 4).hot).toBeCloseTo(50, 5);
});

it('stands still while ice melts and water boils', () => {
  expect(heatedIce(1, -20, 21_000)).toEqual({ name: 'ice', temperature: -10 });
  expect(heatedIce(1, -20, 42_000 + 100_000)).toEqual({ name: 'melting', temperature: 0 });
  expect(heatedIce(1, -20, 42_000 + 334_000 + 210_000)).toEqual({ name: 'water', temperature: 50 });
  expect(heatedIce(1, 0, 334_000 + 420_000 + 1000).name).toBe('boiling');
  expect(heatingStages(2, -20).map(stage => stage.energy)).toEqual([84_000, 668_000, 840_000, 4_520_000, 80_000]);
});
