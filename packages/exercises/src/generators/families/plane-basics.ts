import { angleMeasure } from './plane-basics/angle-measure.ts';
import { mirrorGrid } from './plane-basics/mirror-grid.ts';
import { plotPoints } from './plane-basics/plot-points.ts';
import { segmentLength } from './plane-basics/segment-length.ts';
import { transformGrid } from './plane-basics/transform-grid.ts';

export const planeBasics = [segmentLength, angleMeasure, mirrorGrid, plotPoints, transformGrid];
