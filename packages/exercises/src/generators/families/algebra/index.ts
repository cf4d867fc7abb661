import type { Family } from '../family.ts';
import { algebraicFraction } from './algebraic-fraction.ts';
import { algebraicFractionOps } from './algebraic-fraction-ops.ts';
import { factoring } from './factoring.ts';
import { likeTerms } from './like-terms.ts';
import { lineIntersections } from './line-intersections.ts';
import { linearFunction } from './linear-function.ts';
import { misconceptions } from './misconceptions.ts';
import { nonlinearGraph } from './nonlinear-graph.ts';
import { polyOps } from './poly-ops.ts';
import { specialProducts } from './special-products.ts';

export const algebra: Family = {
  generators: [
    likeTerms,
    polyOps,
    specialProducts,
    linearFunction,
    lineIntersections,
    nonlinearGraph,
    factoring,
    algebraicFraction,
    algebraicFractionOps,
  ],
  misconceptions,
};
