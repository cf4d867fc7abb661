import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Particles } from './schema.ts';

export const particles: FigureKind<Particles> = { title: 'Részecskekép', draw, describe };
