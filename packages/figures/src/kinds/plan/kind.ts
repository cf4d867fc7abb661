import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Plan } from './schema.ts';

export const plan: FigureKind<Plan> = { title: 'Térképvázlat', draw, describe };
