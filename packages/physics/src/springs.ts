/** Stiffness in N/m. A force above `limit` (N) stretches it for good: that part does not go back. */
export interface Spring {
  stiffness: number;
  limit?: number;
}

/** A yielding spring gives this many times the elastic extension, besides it. */
const YIELD = 2;

/** How much longer the spring is than it was when new, m; `worst` is the largest force it has met. */
export function extension({ stiffness, limit = Number.POSITIVE_INFINITY }: Spring, force: number, worst = force): number {
  return (force + YIELD * Math.max(0, Math.max(force, worst) - limit)) / stiffness;
}

interface Bounce {
  mass: number;
  stiffness: number;
  /** N·s/m. */
  damping: number;
  /** Distance from the place of rest at the start, m; released without speed. */
  from: number;
}

/** Distance from the place of rest and speed of a body that bounces on a spring (damped below the critical value). */
export function bounce({ mass, stiffness, damping, from }: Bounce, time: number): { at: number; speed: number } {
  const decay = damping / (2 * mass);
  const turn = Math.sqrt(stiffness / mass - decay * decay);
  const left = from * Math.exp(-decay * time);
  return {
    at: left * (Math.cos(turn * time) + (decay / turn) * Math.sin(turn * time)),
    speed: -left * (turn + (decay * decay) / turn) * Math.sin(turn * time),
  };
}
