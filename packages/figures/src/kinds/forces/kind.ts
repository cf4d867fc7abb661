import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Forces } from './schema.ts';

export const forces: FigureKind<Forces> = { title: 'Erők rajza', draw, describe };
