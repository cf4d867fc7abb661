import { seeded } from '@eszkerek/numbers/chance';
import { expect, it } from 'vitest';
import { growth, mixing, phaseOf, scatter, step, timeToMix } from './model.ts';

it('knows the phase by melting and boiling point', () => {
  const water = { melts: 0, boils: 100 };
  expect([-20, 20, 120].map(t => phaseOf(water, t))).toEqual(['solid', 'liquid', 'gas']);
});

it('mixes faster when warm and expands when heated', () => {
  expect(mixing({ temperature: 80, time: 10 })).toBeGreaterThan(mixing({ temperature: 0, time: 10 }));
  expect(mixing({ temperature: 20, time: 0 })).toBe(0);
  expect(mixing({ temperature: 40, time: timeToMix(40, 0.97) })).toBeCloseTo(0.97);
  expect(growth(70)).toBeCloseTo(1);
});

it('keeps particles in the box, the solid near its lattice', () => {
  const chance = seeded(1);
  const home = scatter(40, 1);
  const run = (phase: 'solid' | 'gas') => {
    let now = home;
    for (let i = 0; i < 200; i++) now = step(now, home, phase, 0.4, 1 / 60, chance);
    return now;
  };
  for (const p of run('gas')) {
    expect(p.x).toBeGreaterThanOrEqual(0.03);
    expect(p.y).toBeLessThanOrEqual(0.97);
  }
  const drift = run('solid').map((p, i) => Math.hypot(p.x - (home[i]?.x ?? 0), p.y - (home[i]?.y ?? 0)));
  expect(Math.max(...drift)).toBeLessThan(0.25);
});
