import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Circuit } from './schema.ts';

export const circuit: FigureKind<Circuit> = { title: 'Kapcsolási rajz', draw, describe };
