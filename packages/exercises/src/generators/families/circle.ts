import { circleMeasure } from './circle/circle-measure.ts';
import { circlePosition } from './circle/circle-position.ts';
import { inscribedAngle } from './circle/inscribed-angle.ts';

export const circle = [circlePosition, inscribedAngle, circleMeasure];
