import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Instrument } from './schema.ts';

export const instrument: FigureKind<Instrument> = { title: 'Mérőeszköz', draw, describe };
