import type { Curve } from './curve.ts';

/** A body that slides along a track and cannot leave it; elastic buffers stand at both ends. */
export interface Ride {
  track: Curve;
  /** m/s². */
  gravity: number;
  /** Coefficient of sliding friction. */
  friction: number;
  /** Where it is let go, without speed. */
  start: number;
  seconds: number;
}

/** Energies are per kilogram: the motion does not depend on the mass. */
export interface Moment {
  x: number;
  /** Along the track, m/s; negative to the left. */
  speed: number;
  /** J/kg lost to friction so far. */
  heat: number;
}

export const FRAMES_PER_SECOND = 60;
const STEPS_PER_FRAME = 4;

type Change = readonly [x: number, speed: number, heat: number];

function changeOf({ track, gravity, friction }: Ride, x: number, speed: number): Change {
  const slope = track.slope(x);
  const cos = 1 / Math.sqrt(1 + slope * slope);
  const press = friction === 0 ? 0 : Math.max(0, gravity * cos + speed * speed * track.bend(x) * cos ** 3);
  const rub = friction * press;
  return [speed * cos, -gravity * slope * cos - rub * Math.sign(speed), rub * Math.abs(speed)];
}

/** One step of the classical fourth-order Runge–Kutta method. */
function rungeKutta(ride: Ride, { x, speed, heat }: Moment, dt: number): Moment {
  const a = changeOf(ride, x, speed);
  const b = changeOf(ride, x + (a[0] * dt) / 2, speed + (a[1] * dt) / 2);
  const c = changeOf(ride, x + (b[0] * dt) / 2, speed + (b[1] * dt) / 2);
  const d = changeOf(ride, x + c[0] * dt, speed + c[1] * dt);
  const mean = (i: 0 | 1 | 2) => ((a[i] + 2 * b[i] + 2 * c[i] + d[i]) * dt) / 6;
  return { x: x + mean(0), speed: speed + mean(1), heat: heat + mean(2) };
}

function step(ride: Ride, before: Moment, dt: number): Moment {
  const { track, friction } = ride;
  const holds = Math.abs(track.slope(before.x)) <= friction;
  if (before.speed === 0 && holds) return before;
  const after = rungeKutta(ride, before, dt);
  // Friction stops a body that turns back where the slope is too gentle to move it again.
  if (friction > 0 && holds && before.speed * after.speed <= 0)
    return { x: before.x, speed: 0, heat: before.heat + (before.speed * before.speed) / 2 };
  if (after.x >= track.from && after.x <= track.to) return after;
  return { ...after, x: before.x, speed: -before.speed, heat: before.heat };
}

/** The whole ride, one moment per frame. */
export function rideAlong(ride: Ride): Moment[] {
  let now: Moment = { x: ride.start, speed: 0, heat: 0 };
  const moments = [now];
  for (let frame = 1; frame <= Math.round(ride.seconds * FRAMES_PER_SECOND); frame++) {
    for (let i = 0; i < STEPS_PER_FRAME; i++) now = step(ride, now, 1 / FRAMES_PER_SECOND / STEPS_PER_FRAME);
    moments.push(now);
  }
  return moments;
}

/** Between two frames everything changes evenly. */
export function momentAt(moments: readonly Moment[], time: number): Moment {
  const at = Math.min(Math.max(0, time * FRAMES_PER_SECOND), moments.length - 1);
  const before = moments[Math.floor(at)];
  const after = moments[Math.ceil(at)];
  if (!before || !after) return { x: 0, speed: 0, heat: 0 };
  const part = at - Math.floor(at);
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(before.x, after.x), speed: mix(before.speed, after.speed), heat: mix(before.heat, after.heat) };
}

/** The speeds at every pass over a place until a time. */
export function passSpeeds(moments: readonly Moment[], place: number, time = Number.POSITIVE_INFINITY): number[] {
  const last = Math.min(moments.length - 1, Math.floor(time * FRAMES_PER_SECOND + 1e-6));
  const speeds: number[] = [];
  for (let i = 1; i <= last; i++) {
    const [a, b] = [moments[i - 1], moments[i]];
    // The place itself belongs to the step that leaves it, so that a pass is counted once.
    if (!a || !b || a.x === b.x || (a.x - place) * (b.x - place) > 0 || b.x === place) continue;
    speeds.push(Math.abs(a.speed + ((b.speed - a.speed) * (place - a.x)) / (b.x - a.x)));
  }
  return speeds;
}
