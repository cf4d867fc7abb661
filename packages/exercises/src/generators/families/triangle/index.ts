import type { Family } from '../family.ts';
import { altitudeTheorem } from './altitude-theorem.ts';
import { congruenceCase } from './congruence-case.ts';
import { midline } from './midline.ts';
import { misconceptions } from './misconceptions.ts';
import { pythagoras } from './pythagoras.ts';
import { rightTriangle6 } from './right-triangle-6.ts';
import { similarTriangles } from './similar-triangles.ts';
import { solveRightTriangle } from './solve-right-triangle.ts';
import { thales } from './thales.ts';
import { triangleInequality } from './triangle-inequality.ts';
import { triangleLines } from './triangle-lines.ts';
import { trigRatio } from './trig-ratio.ts';

export const triangle: Family = {
  generators: [
    triangleInequality,
    triangleLines,
    congruenceCase,
    rightTriangle6,
    similarTriangles,
    thales,
    pythagoras,
    solveRightTriangle,
    midline,
    altitudeTheorem,
    trigRatio,
  ],
  misconceptions,
};
