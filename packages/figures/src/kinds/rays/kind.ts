import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Rays } from './schema.ts';

export const rays: FigureKind<Rays> = { title: 'Fénysugarak', draw, describe };
