import type { Family } from '../family.ts';
import { misconceptions } from './misconceptions.ts';
import { placeValue } from './place-value.ts';
import { roundNatural } from './round-natural.ts';

export const naturalNumbers: Family = {
  generators: [placeValue, roundNatural],
  misconceptions,
};
