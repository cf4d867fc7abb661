import { likeTerms } from './algebra/like-terms.ts';
import { lineIntersections } from './algebra/line-intersections.ts';
import { linearFunction } from './algebra/linear-function.ts';
import { polyOps } from './algebra/poly-ops.ts';
import { specialProducts } from './algebra/special-products.ts';

export const algebra = [likeTerms, polyOps, specialProducts, linearFunction, lineIntersections];
