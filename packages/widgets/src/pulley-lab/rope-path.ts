import type { PulleySystem } from '@eszkerek/physics/pulleys';

export interface Wheel {
  x: number;
  /** Fixed to the beam, or px below the beam. */
  y: number;
  movable: boolean;
}

export interface Rig {
  wheels: Wheel[];
  /** One path per rope. */
  ropes: string[];
  /** Where the load hangs. */
  hook: { x: number; y: number };
  /** Where the pupil's end of the rope hangs down from. */
  end: { x: number; y: number };
}

export const RADIUS = 17;
const BEAM = 12;
const FIXED = BEAM + 36;
const D = 2 * RADIUS;

/** From straight above the left side of a movable wheel round its bottom and up again. */
const under = (x: number, y: number, top: number, back: number) =>
  `M${x - RADIUS} ${top}V${y}A${RADIUS} ${RADIUS} 0 0 0 ${x + RADIUS} ${y}V${back}`;
const over = (x: number, y: number) => `A${RADIUS} ${RADIUS} 0 0 1 ${x + D} ${y}`;

/** One fixed pulley. */
const single = (x: number, load: number): Rig => ({
  wheels: [{ x, y: FIXED, movable: false }],
  ropes: [`M${x - RADIUS} ${load}V${FIXED}${over(x - RADIUS, FIXED)}V${FIXED + 1}`],
  hook: { x: x - RADIUS, y: load },
  end: { x: x + RADIUS, y: FIXED },
});

/** n movable pulleys side by side on one bar under n fixed ones, one rope through all. */
function tackle(x: number, n: number, load: number): Rig {
  const left = x - n * D;
  const wheels: Wheel[] = [];
  let rope = `M${left} ${BEAM}`;
  for (let i = 0; i < n; i++) {
    const [mx, fx] = [left + RADIUS + 2 * D * i, left + RADIUS + D + 2 * D * i];
    wheels.push({ x: mx, y: load, movable: true }, { x: fx, y: FIXED, movable: false });
    rope += `V${load}A${RADIUS} ${RADIUS} 0 0 0 ${mx + RADIUS} ${load}V${FIXED}${over(fx - RADIUS, FIXED)}`;
  }
  const first = left + RADIUS;
  return { wheels, ropes: [rope], hook: { x: first + D * (n - 1), y: load + RADIUS }, end: { x: left + 2 * D * n, y: FIXED } };
}

/** Each movable pulley hangs on its own rope; its axle holds the rope of the one below. */
function chain(x: number, n: number, load: number, spread: number): Rig {
  const wheels: Wheel[] = [];
  const ropes: string[] = [];
  let at = { x: x - (n * D) / 2, y: load };
  for (let i = 0; i < n; i++) {
    wheels.push({ ...at, movable: true });
    const last = i === n - 1;
    const next = { x: at.x + RADIUS, y: at.y - spread };
    ropes.push(last ? `${under(at.x, at.y, BEAM, FIXED)}${over(at.x + RADIUS, FIXED)}` : under(at.x, at.y, BEAM, next.y));
    at = last ? { x: at.x + D, y: FIXED } : next;
  }
  wheels.push({ ...at, movable: false });
  const lowest = wheels[0] ?? at;
  return { wheels, ropes, hook: { x: lowest.x, y: lowest.y + RADIUS }, end: { x: at.x + RADIUS, y: FIXED } };
}

/** The drawing of an arrangement around `x`; `load` is the height of the lowest pulley's axle (or of the load itself). */
export function rigOf(system: PulleySystem, movable: number, x: number, load: number): Rig {
  if (movable === 0) return single(x, load);
  return system === 'tackle' || movable === 1 ? tackle(x, movable, load) : chain(x, movable, load, 40);
}
