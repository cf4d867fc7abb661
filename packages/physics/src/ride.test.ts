import { describe, expect, it } from 'vitest';
import { curveThrough } from './curve.ts';
import { momentAt, passSpeeds, type Ride, rideAlong } from './ride.ts';

const hills = curveThrough([
  [0, 5],
  [3, 0],
  [6, 3.2],
  [9, 0.5],
  [12, 5.5],
]);
const free: Ride = { track: hills, gravity: 10, friction: 0, start: 0, seconds: 30 };

const energies = (ride: Ride) =>
  rideAlong(ride).map(({ x, speed, heat }) => ride.gravity * ride.track.height(x) + (speed * speed) / 2 + heat);

describe('the curve', () => {
  it('goes through its points and keeps its extrema there', () => {
    expect([0, 3, 6, 9, 12].map(x => hills.height(x))).toEqual([5, 0, 3.2, 0.5, 5.5]);
    expect([3, 6, 9].map(x => hills.slope(x))).toEqual([0, 0, 0]);
    for (let x = 0; x <= 12; x += 0.05) expect(hills.height(x)).toBeGreaterThanOrEqual(-1e-9);
  });

  it('has the slope and bend of its height', () => {
    for (const x of [0.7, 2.2, 4.4, 7.9, 11.1]) {
      expect((hills.height(x + 1e-5) - hills.height(x - 1e-5)) / 2e-5).toBeCloseTo(hills.slope(x), 6);
      expect((hills.slope(x + 1e-5) - hills.slope(x - 1e-5)) / 2e-5).toBeCloseTo(hills.bend(x), 6);
    }
  });
});

describe('a ride', () => {
  it('keeps its energy within 0.1 % without friction', () => {
    for (const energy of energies(free)) expect(Math.abs(energy / 50 - 1)).toBeLessThan(0.001);
  });

  it('keeps it with friction too, counting the heat', () => {
    for (const energy of energies({ ...free, friction: 0.1 })) expect(Math.abs(energy / 50 - 1)).toBeLessThan(0.001);
  });

  it('passes the valley with the speed of a free fall', () => {
    const [speed = 0] = passSpeeds(rideAlong(free), 3);
    expect(Math.abs(speed / Math.sqrt(2 * 10 * 5) - 1)).toBeLessThan(0.005);
  });

  it('slides on a straight slope as the formula says', () => {
    const track = curveThrough([
      [0, 30],
      [40, 0],
    ]);
    const at = (friction: number, time: number) => momentAt(rideAlong({ track, gravity: 10, friction, start: 0, seconds: 3 }), time);
    expect(Math.abs(at(0, 2).speed / (10 * 0.6 * 2) - 1)).toBeLessThan(0.005);
    expect(Math.abs(at(0, 2).x / (0.5 * 6 * 4 * 0.8) - 1)).toBeLessThan(0.005);
    expect(Math.abs(at(0.25, 2).speed / ((6 - 0.25 * 8) * 2) - 1)).toBeLessThan(0.005);
  });

  it('swings in a shallow valley with the period of its bend', () => {
    const track = curveThrough([
      [-10, 5],
      [0, 0],
      [10, 5],
    ]);
    const bend = track.bend(0.001);
    const moments = rideAlong({ track, gravity: 10, friction: 0, start: 0.02, seconds: 8 });
    const after = moments.findIndex(({ speed }, i) => i > 10 && speed > 0);
    const [before, next] = [moments[after - 1]?.speed ?? 0, moments[after]?.speed ?? 1];
    const halfPeriod = (after - 1 - before / (next - before)) / 60;
    expect(Math.abs(halfPeriod / (Math.PI / Math.sqrt(10 * bend)) - 1)).toBeLessThan(0.005);
  });

  it('comes to rest in a valley with friction and stays', () => {
    const end = rideAlong({ ...free, friction: 0.3, seconds: 60 });
    expect(end.at(-1)).toEqual(end.at(-200));
    expect(end.at(-1)?.speed).toBe(0);
  });

  it('does not pass a hill higher than its start', () => {
    const track = curveThrough([
      [0, 3],
      [3, 0],
      [6, 4],
      [9, 0],
    ]);
    expect(passSpeeds(rideAlong({ ...free, track }), 6)).toEqual([]);
    expect(passSpeeds(rideAlong({ ...free, track }), 3).length).toBeGreaterThan(2);
  });
});
