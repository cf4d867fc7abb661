import { expect, it } from 'vitest';
import { fluxThroughTurn, inducedVoltage, transformed } from './induction.ts';

const [moment, radius] = [1.2, 0.02];

it('is the flux of a dipole: the closed value in the middle of the turn', () => {
  // Φ(0) = μ0 m / 2a
  expect(fluxThroughTurn(moment, radius, 0)).toBeCloseTo((4e-7 * Math.PI * moment) / (2 * radius), 15);
});

it('is the slope of the flux: the voltage summed over a pass gives N·ΔΦ', () => {
  const [turns, speed, dt] = [300, 0.5, 1e-5];
  let sum = 0;
  for (let t = 0; t * speed < 0.2; t += dt) sum += inducedVoltage(turns, moment, radius, 0.2 - speed * t, -speed) * dt;
  const change = turns * (fluxThroughTurn(moment, radius, 0.2) - fluxThroughTurn(moment, radius, 0));
  expect(sum / change).toBeCloseTo(1, 3);
});

it('is largest at half the radius, grows with speed and turns, and changes its sign with the direction', () => {
  const at = (distance: number) => Math.abs(inducedVoltage(300, moment, radius, distance, 1));
  expect(at(0.01)).toBeGreaterThan(at(0.0099));
  expect(at(0.01)).toBeGreaterThan(at(0.0101));
  expect(inducedVoltage(600, moment, radius, 0.01, 2)).toBeCloseTo(4 * inducedVoltage(300, moment, radius, 0.01, 1), 12);
  expect(inducedVoltage(300, moment, radius, 0.01, -1)).toBe(-inducedVoltage(300, moment, radius, 0.01, 1));
  expect(Math.abs(inducedVoltage(300, moment, radius, 0, 1))).toBe(0);
});

it('transforms voltages as the turns', () => {
  expect(transformed(230, 1150, 60)).toBe(12);
});
