import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Venn } from './schema.ts';

export const venn: FigureKind<Venn> = { title: 'Halmazábra', draw, describe };
