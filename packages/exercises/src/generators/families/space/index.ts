import type { Family } from '../family.ts';
import { dihedralAngle } from './dihedral-angle.ts';
import { linePlaneAngle } from './line-plane-angle.ts';
import { misconceptions } from './misconceptions.ts';
import { solidDiagonals } from './solid-diagonals.ts';
import { solidElements } from './solid-elements.ts';
import { spaceAngles } from './space-angles.ts';
import { spacePerpendicular } from './space-perpendicular.ts';
import { spacePositions } from './space-positions.ts';
import { threePerpendiculars } from './three-perpendiculars.ts';

export const space: Family = {
  generators: [
    spacePositions,
    spaceAngles,
    solidDiagonals,
    solidElements,
    spacePerpendicular,
    threePerpendiculars,
    linePlaneAngle,
    dihedralAngle,
  ],
  misconceptions,
};
