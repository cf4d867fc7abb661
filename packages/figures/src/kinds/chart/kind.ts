import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Chart } from './schema.ts';

export const chart: FigureKind<Chart> = { title: 'Diagram', draw, describe };
