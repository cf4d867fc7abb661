import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Fraction } from './schema.ts';

export const fraction: FigureKind<Fraction> = { title: 'Törtek képe', draw, describe };
