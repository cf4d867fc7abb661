import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { NumberLine } from './schema.ts';

export const numberLine: FigureKind<NumberLine> = { title: 'Számegyenes', draw, describe };
