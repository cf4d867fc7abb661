import { pythagoras } from './triangle/pythagoras.ts';
import { similarTriangles } from './triangle/similar-triangles.ts';
import { solveRightTriangle } from './triangle/solve-right-triangle.ts';
import { thales } from './triangle/thales.ts';
import { triangleLines } from './triangle/triangle-lines.ts';

export const triangle = [triangleLines, similarTriangles, thales, pythagoras, solveRightTriangle];
