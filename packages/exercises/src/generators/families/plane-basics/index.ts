import type { Family } from '../family.ts';
import { angleMeasure } from './angle-measure.ts';
import { distancePoints } from './distance-points.ts';
import { mirrorGrid } from './mirror-grid.ts';
import { misconceptions } from './misconceptions.ts';
import { perpBisector } from './perp-bisector.ts';
import { plotPoints } from './plot-points.ts';
import { segmentLength } from './segment-length.ts';
import { transformGrid } from './transform-grid.ts';

export const planeBasics: Family = {
  generators: [segmentLength, angleMeasure, perpBisector, mirrorGrid, plotPoints, transformGrid, distancePoints],
  misconceptions,
};
