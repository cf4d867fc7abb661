import { anglePairs } from './angles/angle-pairs.ts';
import { isosceles } from './angles/isosceles.ts';
import { quadAngles } from './angles/quad-angles.ts';
import { transversalAngles } from './angles/transversal-angles.ts';
import { triangleAngles } from './angles/triangle-angles.ts';

export const angles = [anglePairs, transversalAngles, triangleAngles, isosceles, quadAngles];
