import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Vessel } from './schema.ts';

export const vessel: FigureKind<Vessel> = { title: 'Edény folyadékkal', draw, describe };
