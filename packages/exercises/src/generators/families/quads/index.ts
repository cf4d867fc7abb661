import type { Family } from '../family.ts';
import { misconceptions } from './misconceptions.ts';
import { parallelogram } from './parallelogram.ts';
import { quadArea } from './quad-area.ts';
import { quadProperties } from './quad-properties.ts';
import { trapezoid } from './trapezoid.ts';
import { triangleArea } from './triangle-area.ts';

export const quads: Family = {
  generators: [quadArea, trapezoid, parallelogram, triangleArea, quadProperties],
  misconceptions,
};
