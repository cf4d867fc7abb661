import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Solid } from './schema.ts';

export const solid: FigureKind<Solid> = { title: 'Test rajza', draw, describe };
