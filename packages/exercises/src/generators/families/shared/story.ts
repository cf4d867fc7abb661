import type { Rng } from '@eszkerek/numbers/chance';
import { NAMES, type Name } from '@eszkerek/numbers/hungarian';

/** Characters of word problems. */
export const person = (rng: Rng): Name => rng.pick(NAMES);

export function twoPeople(rng: Rng): [Name, Name] {
  const [a, b] = rng.sample(NAMES, 2);
  if (!a || !b) throw new RangeError('not enough names');
  return [a, b];
}
