/** μ0 / 4π in T·m/A. */
const MU0_OVER_4PI = 1e-7;

/** Flux of a small magnet (moment in A·m²) on the axis of one turn of this radius, in webers; distances in metres. */
export function fluxThroughTurn(moment: number, radius: number, distance: number): number {
  return (2 * Math.PI * MU0_OVER_4PI * moment * radius ** 2) / (radius ** 2 + distance ** 2) ** 1.5;
}

/** U = −N dΦ/dt of a magnet at this distance from the coil's middle, moving with this velocity (m/s, positive away from it). */
export function inducedVoltage(turns: number, moment: number, radius: number, distance: number, velocity: number): number {
  const slope = (-3 * distance * fluxThroughTurn(moment, radius, distance)) / (radius ** 2 + distance ** 2);
  return -turns * slope * velocity;
}

/** The ideal transformer: voltages go as turns. */
export const transformed = (voltage: number, primary: number, secondary: number): number => (voltage * secondary) / primary;
