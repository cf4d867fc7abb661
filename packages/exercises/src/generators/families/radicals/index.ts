import type { Family } from '../family.ts';
import { intExponent } from './int-exponent.ts';
import { misconceptions } from './misconceptions.ts';
import { radicalOps } from './radical-ops.ts';
import { radicalSimplify } from './radical-simplify.ts';
import { realClassify } from './real-classify.ts';
import { squareRoot } from './square-root.ts';

export const radicals: Family = {
  generators: [squareRoot, realClassify, radicalSimplify, radicalOps, intExponent],
  misconceptions,
};
