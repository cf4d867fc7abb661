import { expect, it } from 'vitest';
import { averageSpeed, type DriveConfig, drive, seen, speedAt, speeds, tape, wayOf } from './model.ts';

it('reads speeds from the slopes', () => {
  expect(speeds([0, 4, 7, 10], [0, 8, 8, 2])).toEqual([2, 0, -2]);
  expect(averageSpeed([0, 4, 7, 10], [0, 8, 8, 0])).toBe(1.6);
});

it('accelerates evenly', () => {
  const state = { maxTime: 10, maxSpeed: 30, start: 0, acceleration: 1 };
  expect(speedAt(state, 2, 10)).toBe(20);
  expect(wayOf(state, 2)).toBe(100);
  expect(wayOf({ ...state, start: 10 }, -2)).toBe(25);
});

it('sees motion from different places', () => {
  const state = { train: 20, passenger: 1 };
  expect(seen(state, 'ground').passenger).toBe(21);
  expect(seen(state, 'train')).toEqual({ ground: -20, train: 0, passenger: 1 });
  expect(seen(state, 'passenger').ground).toBe(-21);
});

it('asks for distance over time', () => {
  const config: DriveConfig = {
    mode: 'drive',
    state: { maxTime: 15, maxDistance: 200, speed: 5, maxSpeed: 20 },
    text: { task: 'x', solved: 'y' },
    alt: 'x',
  };
  expect(drive.evaluate(config, { speed: 10 }, { speed: 5, time: 0, seed: 1 }).say).toContain('75');
  expect(drive.evaluate(config, { speed: 10, within: 8 }, { speed: 5, time: 0, seed: 1 }).say).toContain('8 s alatt csak 40 m');
  expect(drive.evaluate(config, { speed: 10, within: 8 }, { speed: 12, time: 0, seed: 1 }).say).toContain('8 s alatt már 96 m');
  expect(drive.evaluate(config, { speed: 10 }, { speed: 10, time: 0, seed: 1 }).solved).toBe(true);
});

it('praises no car that has not gone yet', () => {
  const isTried = (time: number) => drive.isTried?.({ speed: 10, time, seed: 1 });
  expect([isTried(0), isTried(2)]).toEqual([false, true]);
});

it('reads the way near the true one, on the scale of the tape', () => {
  const days = Array.from({ length: 40 }, (_, seed) => tape({ speed: 10, time: 15, seed }));
  expect(new Set(days).size).toBeGreaterThan(1);
  for (const shown of days) {
    expect(Math.abs(shown - 150)).toBeLessThan(4);
    expect(Math.abs(shown / 0.5 - Math.round(shown / 0.5))).toBeLessThan(1e-6);
  }
});
