import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Incline } from './schema.ts';

export const incline: FigureKind<Incline> = { title: 'Lejtő', draw, describe };
