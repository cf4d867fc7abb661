import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Lever } from './schema.ts';

export const lever: FigureKind<Lever> = { title: 'Emelő', draw, describe };
