import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Tree } from './schema.ts';

export const tree: FigureKind<Tree> = { title: 'Döntési fa', draw, describe };
