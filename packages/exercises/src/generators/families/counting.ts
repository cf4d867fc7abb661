import { countOutcomes } from './counting/count-outcomes.ts';
import { permutationPairs } from './counting/permutation-pairs.ts';
import { probabilityCompound } from './counting/probability-compound.ts';
import { probabilitySimple } from './counting/probability-simple.ts';

export const counting = [countOutcomes, probabilitySimple, probabilityCompound, permutationPairs];
