import type { FigureKind } from '../../kit/kind.ts';
import { describe } from './describe.ts';
import { draw } from './draw.ts';
import type { Table } from './schema.ts';

export const table: FigureKind<Table> = { title: 'Táblázat', draw, describe };
