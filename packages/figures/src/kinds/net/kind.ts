import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Net } from './schema.ts';

export const net: FigureKind<Net> = { title: 'Test hálója', draw, describe };
