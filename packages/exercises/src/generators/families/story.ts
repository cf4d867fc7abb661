import { NAMES, type Name } from '../../hungarian/index.ts';
import type { Rng } from '../rng.ts';

/** Characters of word problems. */
export const person = (rng: Rng): Name => rng.pick(NAMES);

export function twoPeople(rng: Rng): [Name, Name] {
  const [a, b] = rng.sample(NAMES, 2);
  if (!a || !b) throw new RangeError('not enough names');
  return [a, b];
}

export const TOWNS = ['Kolozsvár', 'Csíkszereda', 'Nagyvárad', 'Marosvásárhely', 'Sepsiszentgyörgy', 'Szeged', 'Pécs', 'Debrecen'] as const;

/** `Kolozsváron`, `Szegeden`: the place suffix of a town is learnt, not computed. */
export const IN_TOWN = [
  'Kolozsváron',
  'Csíkszeredában',
  'Nagyváradon',
  'Marosvásárhelyen',
  'Sepsiszentgyörgyön',
  'Szegeden',
  'Pécsett',
  'Debrecenben',
] as const;
