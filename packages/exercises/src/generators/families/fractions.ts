import { compareFractions } from './fractions/compare-fractions.ts';
import { equivFraction } from './fractions/equiv-fraction.ts';
import { fractionPicture } from './fractions/fraction-picture.ts';
import { mixedNumber } from './fractions/mixed-number.ts';

export const fractions = [fractionPicture, mixedNumber, equivFraction, compareFractions];
