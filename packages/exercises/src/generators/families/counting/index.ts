import type { Family } from '../family.ts';
import { countOutcomes } from './count-outcomes.ts';
import { misconceptions } from './misconceptions.ts';
import { permutationPairs } from './permutation-pairs.ts';
import { probabilityCompound } from './probability-compound.ts';
import { probabilitySimple } from './probability-simple.ts';
import { relFrequency } from './rel-frequency.ts';

export const counting: Family = {
  generators: [countOutcomes, probabilitySimple, probabilityCompound, permutationPairs, relFrequency],
  misconceptions,
};
