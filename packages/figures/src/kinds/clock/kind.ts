import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Clock } from './schema.ts';

export const clock: FigureKind<Clock> = { title: 'Óra', draw, describe };
