import { z } from 'zod';
import { schema as chart } from './kinds/chart/schema.ts';
import { schema as clock } from './kinds/clock/schema.ts';
import { schema as coordinate } from './kinds/coordinate/schema.ts';
import { schema as cubes } from './kinds/cubes/schema.ts';
import { schema as fraction } from './kinds/fraction/schema.ts';
import { schema as geometry } from './kinds/geometry/schema.ts';
import { schema as net } from './kinds/net/schema.ts';
import { schema as numberLine } from './kinds/number-line/schema.ts';
import { schema as solid } from './kinds/solid/schema.ts';
import { schema as table } from './kinds/table/schema.ts';
import { schema as venn } from './kinds/venn/schema.ts';

/** Every figure an author can write; one line per kind. */
export const figureSchema = z.discriminatedUnion('kind', [
  chart,
  clock,
  coordinate,
  cubes,
  fraction,
  geometry,
  net,
  numberLine,
  solid,
  table,
  venn,
]);

/** As the author writes it. */
export type FigureInput = z.input<typeof figureSchema>;
/** Checked, with its defaults. */
export type FigureSpec = z.output<typeof figureSchema>;
export type FigureKindName = FigureSpec['kind'];
