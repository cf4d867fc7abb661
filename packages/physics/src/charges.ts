/** Coulomb's constant, N·m²/C². */
export const COULOMB = 8.99e9;

/** Newtons; positive repels. Charges in microcoulombs, distance in centimetres. */
export const coulombForce = (q1: number, q2: number, distance: number): number =>
  (COULOMB * (q1 * 1e-6) * (q2 * 1e-6)) / (distance / 100) ** 2;

/** Two metal spheres that touched: one potential, so charges go as the radii. */
export function sharedCharges(total: number, radius1: number, radius2: number): [number, number] {
  const first = (total * radius1) / (radius1 + radius2);
  return [first, total - first];
}

/** The sign a body gets when it is rubbed: the one that holds electrons more strongly becomes negative. */
export const rubbedSign = (body: number, cloth: number): -1 | 0 | 1 => (body > cloth ? -1 : body < cloth ? 1 : 0);
