/** tackle: one rope over n movable and n fixed pulleys; chain: n movable pulleys, each on a rope of its own. */
export type PulleySystem = 'tackle' | 'chain';

/** How many times less force, and how many times more rope, than with a single fixed pulley. */
export const advantage = (system: PulleySystem, movable: number): number =>
  movable === 0 ? 1 : system === 'tackle' ? 2 * movable : 2 ** movable;

/** The force that holds the load, with the weight of each movable pulley. */
export function holdingForce(system: PulleySystem, movable: number, load: number, pulleyWeight = 0): number {
  if (movable === 0) return load;
  if (system === 'tackle') return (load + movable * pulleyWeight) / (2 * movable);
  return holdingForce('chain', movable - 1, (load + pulleyWeight) / 2, pulleyWeight);
}

/** The force on the wheel that balances a load on the drum of the same axle. */
export const axleForce = (load: number, drum: number, wheel: number): number => (load * drum) / wheel;
