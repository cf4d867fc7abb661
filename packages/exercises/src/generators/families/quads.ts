import { parallelogram } from './quads/parallelogram.ts';
import { quadArea } from './quads/quad-area.ts';
import { trapezoid } from './quads/trapezoid.ts';
import { triangleArea } from './quads/triangle-area.ts';

export const quads = [quadArea, trapezoid, parallelogram, triangleArea];
