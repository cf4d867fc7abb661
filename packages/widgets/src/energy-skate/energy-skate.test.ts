import { expect, it } from 'vitest';
import { type EnergyConfig, energy, kineticOf, potentialOf } from './energy.ts';
import { dropOf, energiesOf, gateShows, rideOf, rowNow, type TrackConfig, track, writeRow } from './track.ts';

const about = { text: { task: 'x', solved: 'y' }, alt: 'x' };

const hills: TrackConfig = {
  mode: 'track',
  state: {
    points: [
      [0, 5],
      [3, 0],
      [6, 2],
      [9, 0],
      [12, 6],
    ],
    maxHeight: 6,
    editable: [0],
    mass: 40,
    gates: [
      { id: 'volgy', label: 'völgy', x: 3 },
      { id: 'domb', label: 'domb', x: 6 },
    ],
  },
  ...about,
};
const start = track.initial(hills, 1);

it('turns potential energy into kinetic energy and back, with the same sum', () => {
  for (const moment of rideOf(hills, start)) {
    const { kinetic, potential, thermal } = energiesOf(hills, start, moment);
    expect(Math.abs((kinetic + potential + thermal) / 2000 - 1)).toBeLessThan(0.001);
    expect(thermal).toBe(0);
  }
});

it('keeps the sum with friction, but warms', () => {
  const rough = { ...start, friction: 0.05 };
  const last = rideOf(hills, rough).at(-1);
  if (!last) throw new Error('no ride');
  const { kinetic, potential, thermal } = energiesOf(hills, rough, last);
  expect(Math.abs((kinetic + potential + thermal) / 2000 - 1)).toBeLessThan(0.001);
  expect(thermal).toBeGreaterThan(100);
});

it('asks for a speed at a gate, whatever the mass', () => {
  const from = (height: number, mass = 40) => ({ ...start, mass, heights: [height, 0, 2, 0, 6] });
  expect(track.evaluate(hills, { speeds: { volgy: 8 } }, from(3.2)).solved).toBe(true);
  expect(track.evaluate(hills, { speeds: { volgy: 8 } }, from(3.2, 80)).solved).toBe(true);
  expect(track.evaluate(hills, { speeds: { volgy: 8 } }, from(5)).say).toContain('10 m/s');
  expect(track.evaluate(hills, { reaches: 'domb' }, from(1.5)).say).toContain('domb');
  expect(track.evaluate(hills, { reaches: 'domb' }, from(2.5)).solved).toBe(true);
});

it('writes a row only after the gate was passed', () => {
  expect(rowNow(hills, start)).toBeNull();
  const gate = { id: 'volgy', label: 'völgy', x: 3 };
  expect(gateShows(hills, start, gate, 0)).toBeNull();
  const passed = { ...start, time: 4 };
  expect(Math.abs((gateShows(hills, passed, gate, 4) ?? 0) - 10)).toBeLessThan(0.4);
  const [row] = writeRow(hills, passed).rows;
  expect(row?.x).toBe(dropOf(hills, start));
  expect(Math.abs((row?.y ?? 0) - 100)).toBeLessThan(8);
});

it('counts energies from the chosen level', () => {
  const ball: EnergyConfig = {
    mode: 'energy',
    state: {
      mass: 2,
      maxMass: 10,
      speed: 3,
      maxSpeed: 10,
      height: 2,
      maxHeight: 5,
      levels: [
        { id: 'talaj', label: 'talaj', height: 0 },
        { id: 'asztal', label: 'asztal', height: 0.8 },
      ],
    },
    ...about,
  };
  const now = energy.initial(ball, 1);
  expect([kineticOf(now), potentialOf(ball, now), potentialOf(ball, { ...now, level: 'asztal' })]).toEqual([9, 40, 24]);
  expect(energy.evaluate(ball, { kinetic: 36 }, { ...now, speed: 6 }).solved).toBe(true);
  expect(energy.evaluate(ball, { kinetic: 36 }, now).say).toContain('9 J');
  expect(energy.evaluate(ball, { potential: 24, level: 'asztal' }, { ...now, level: 'asztal' }).solved).toBe(true);
});
