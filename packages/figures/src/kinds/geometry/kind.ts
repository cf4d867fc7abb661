import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Geometry } from './schema.ts';

export const geometry: FigureKind<Geometry> = { title: 'Geometriai ábra', draw, describe };
