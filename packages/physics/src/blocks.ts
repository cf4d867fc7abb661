export interface Surface {
  /** Coefficient of sliding friction. */
  sliding: number;
  /** Coefficient of static friction; a little more than sliding if not given. */
  static?: number;
}

export const staticOf = ({ sliding, static: most = 1.2 * sliding }: Surface): number => Math.max(sliding, most);

export interface Block {
  /** N. */
  weight: number;
  /** Rise over length of the slope: the sine of its angle; 0 on the level. */
  rise: number;
  surface: Surface;
  /** N, up along the slope (forwards on the level). */
  pull: number;
  /** What it did before: static friction holds only a block at rest. */
  moving?: 'up' | 'down';
}

export type Motion = 'rest' | 'even' | 'up' | 'down';

export interface Forces {
  /** Component of the weight down along the slope. */
  along: number;
  /** Component pressing on the surface, and the force of the surface against it. */
  normal: number;
  /** Positive up along the slope. */
  friction: number;
  /** Resultant, positive up along the slope. */
  net: number;
  motion: Motion;
}

const TINY = 1e-9;

const slidingForces = (base: Pick<Forces, 'along' | 'normal'>, drive: number, friction: number, up: boolean): Forces => {
  const net = drive + friction;
  return { ...base, friction, net, motion: Math.abs(net) < TINY ? 'even' : up ? 'up' : 'down' };
};

/** All the forces on a block on a slope (or on the level) that is pulled along it. */
export function forcesOn({ weight, rise, surface, pull, moving }: Block): Forces {
  const along = weight * rise;
  const normal = weight * Math.sqrt(1 - rise * rise);
  const drive = pull - along;
  const base = { along, normal };
  if (moving) return slidingForces(base, drive, (moving === 'up' ? -1 : 1) * surface.sliding * normal, moving === 'up');
  if (Math.abs(drive) <= staticOf(surface) * normal + TINY) return { ...base, friction: 0 - drive, net: 0, motion: 'rest' };
  const up = drive > 0;
  return slidingForces(base, drive, (up ? -1 : 1) * surface.sliding * normal, up);
}

/** The pull that moves a block evenly up along the slope. */
export const evenPull = (weight: number, rise: number, { sliding }: Surface): number =>
  weight * rise + sliding * weight * Math.sqrt(1 - rise * rise);

/** m/s² of a block under a resultant. */
export const acceleration = (net: number, weight: number, gravity: number): number => (net * gravity) / weight;

/** Way of a body that starts with a speed (not backwards) under an even acceleration; one that slows down stays where it stops. */
export function slide(speed: number, accelerated: number, time: number): number {
  const stop = speed > 0 && accelerated < 0 ? Math.min(time, -speed / accelerated) : time;
  return speed * stop + (accelerated * stop * stop) / 2;
}
