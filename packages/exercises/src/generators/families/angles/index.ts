import type { Family } from '../family.ts';
import { anglePairs } from './angle-pairs.ts';
import { isosceles } from './isosceles.ts';
import { misconceptions } from './misconceptions.ts';
import { quadAngles } from './quad-angles.ts';
import { transversalAngles } from './transversal-angles.ts';
import { triangleAngles } from './triangle-angles.ts';

export const angles: Family = {
  generators: [anglePairs, transversalAngles, triangleAngles, isosceles, quadAngles],
  misconceptions,
};
