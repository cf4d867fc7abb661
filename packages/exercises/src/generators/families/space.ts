import { solidDiagonals } from './space/solid-diagonals.ts';
import { spaceAngles } from './space/space-angles.ts';
import { spacePositions } from './space/space-positions.ts';
import { threePerpendiculars } from './space/three-perpendiculars.ts';

export const space = [spacePositions, spaceAngles, solidDiagonals, threePerpendiculars];
