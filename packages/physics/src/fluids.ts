/** Pa at a depth (m) of a liquid (kg/m³). */
export const pressureAt = (density: number, depth: number, gravity: number): number => density * gravity * depth;

/** The common level of connected vessels: areas and the levels before the valve is open. */
export function commonLevel(vessels: readonly { area: number; level: number }[]): number {
  const volume = vessels.reduce((sum, { area, level }) => sum + area * level, 0);
  return volume / vessels.reduce((sum, { area }) => sum + area, 0);
}

/**
 * A U tube of equal arms with a column of another liquid on the left: where the surfaces stand above the level
 * that the first liquid has alone. The pressures at the boundary are equal in both arms.
 */
export function twoLiquids(first: number, other: number, column: number): { boundary: number; left: number; right: number } {
  const pushed = (other * column) / (2 * first);
  return { boundary: -pushed, left: column - pushed, right: pushed };
}

/** The force a hydraulic press lifts with. */
export const pressForce = (force: number, smallArea: number, largeArea: number): number => (force * largeArea) / smallArea;

/** How far the large piston goes for a way of the small one: the volume is the same. */
export const pressWay = (way: number, smallArea: number, largeArea: number): number => (way * smallArea) / largeArea;

/** N on a submerged volume (cm³) in a liquid (kg/m³). */
export const buoyancy = (density: number, volume: number, gravity: number): number => density * volume * 1e-6 * gravity;

/** The share of a freely floating body under the surface; a sinking one is wholly under. */
export const submergedShare = (body: number, liquid: number): number => Math.min(1, body / liquid);

export type Fate = 'floats' | 'hovers' | 'sinks';

/** What a body does when it is let go wholly under the liquid; densities in the same unit. */
export function fate(body: number, liquid: number): Fate {
  if (Math.abs(body - liquid) <= 0.002 * liquid) return 'hovers';
  return body < liquid ? 'floats' : 'sinks';
}
