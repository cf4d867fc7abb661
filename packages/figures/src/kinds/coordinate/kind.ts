import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Coordinate } from './schema.ts';

export const coordinate: FigureKind<Coordinate> = { title: 'Koordináta-rendszer', draw, describe };
