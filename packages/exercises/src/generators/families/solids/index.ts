import type { Family } from '../family.ts';
import { cone } from './cone.ts';
import { cylinder } from './cylinder.ts';
import { frustumPyramid } from './frustum-pyramid.ts';
import { misconceptions } from './misconceptions.ts';
import { prism } from './prism.ts';
import { pyramid } from './pyramid.ts';
import { sphere } from './sphere.ts';

export const solids: Family = {
  generators: [prism, pyramid, cylinder, cone, sphere, frustumPyramid],
  misconceptions,
};
