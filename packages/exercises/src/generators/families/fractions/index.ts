import type { Family } from '../family.ts';
import { compareFractions } from './compare-fractions.ts';
import { equivFraction } from './equiv-fraction.ts';
import { fractionPicture } from './fraction-picture.ts';
import { misconceptions } from './misconceptions.ts';
import { mixedNumber } from './mixed-number.ts';

export const fractions: Family = {
  generators: [fractionPicture, mixedNumber, equivFraction, compareFractions],
  misconceptions,
};
