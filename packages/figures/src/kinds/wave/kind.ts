import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Wave } from './schema.ts';

export const wave: FigureKind<Wave> = { title: 'Hullám', draw, describe };
