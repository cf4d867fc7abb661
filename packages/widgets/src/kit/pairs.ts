/** A point or a vector of the plane. */
export type Pair = [number, number];

export const distance = (a: Pair, b: Pair) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The angle at b of the path a–b–c, in degrees. */
export function angleAt(a: Pair, b: Pair, c: Pair): number {
  const [ux, uy, vx, vy] = [a[0] - b[0], a[1] - b[1], c[0] - b[0], c[1] - b[1]];
  const turn = Math.atan2(Math.abs(ux * vy - uy * vx), ux * vx + uy * vy);
  return (turn * 180) / Math.PI;
}
