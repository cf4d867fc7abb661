import type { Family } from '../family.ts';
import { circleMeasure } from './circle-measure.ts';
import { circlePosition } from './circle-position.ts';
import { inscribedAngle } from './inscribed-angle.ts';
import { misconceptions } from './misconceptions.ts';
import { regularPolygon } from './regular-polygon.ts';
import { tangent } from './tangent.ts';

export const circle: Family = {
  generators: [circlePosition, inscribedAngle, circleMeasure, tangent, regularPolygon],
  misconceptions,
};
