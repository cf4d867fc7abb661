import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Cubes } from './schema.ts';

export const cubes: FigureKind<Cubes> = { title: 'Kockaépítmény', draw, describe };
