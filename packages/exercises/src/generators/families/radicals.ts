import { intExponent } from './radicals/int-exponent.ts';
import { radicalOps } from './radicals/radical-ops.ts';
import { radicalSimplify } from './radicals/radical-simplify.ts';
import { realClassify } from './radicals/real-classify.ts';
import { squareRoot } from './radicals/square-root.ts';

export const radicals = [squareRoot, realClassify, radicalSimplify, radicalOps, intExponent];
