import { z } from 'zod';
import { schema as chart } from './kinds/chart/schema.ts';
import { schema as circuit } from './kinds/circuit/schema.ts';
import { schema as clock } from './kinds/clock/schema.ts';
import { schema as coordinate } from './kinds/coordinate/schema.ts';
import { schema as cubes } from './kinds/cubes/schema.ts';
import { schema as forces } from './kinds/forces/schema.ts';
import { schema as fraction } from './kinds/fraction/schema.ts';
import { schema as geometry } from './kinds/geometry/schema.ts';
import { schema as incline } from './kinds/incline/schema.ts';
import { schema as instrument } from './kinds/instrument/schema.ts';
import { schema as lever } from './kinds/lever/schema.ts';
import { schema as net } from './kinds/net/schema.ts';
import { schema as numberLine } from './kinds/number-line/schema.ts';
import { schema as particles } from './kinds/particles/schema.ts';
import { schema as plan } from './kinds/plan/schema.ts';
import { schema as rays } from './kinds/rays/schema.ts';
import { schema as solid } from './kinds/solid/schema.ts';
import { schema as table } from './kinds/table/schema.ts';
import { schema as tree } from './kinds/tree/schema.ts';
import { schema as venn } from './kinds/venn/schema.ts';
import { schema as vessel } from './kinds/vessel/schema.ts';
import { schema as wave } from './kinds/wave/schema.ts';

/** Every figure an author can write; one line per kind. */
export const figureSchema = z.discriminatedUnion('kind', [
  chart,
  circuit,
  clock,
  coordinate,
  cubes,
  forces,
  fraction,
  geometry,
  incline,
  instrument,
  lever,
  net,
  numberLine,
  particles,
  plan,
  rays,
  solid,
  table,
  tree,
  venn,
  vessel,
  wave,
]);

/** As the author writes it. */
export type FigureInput = z.input<typeof figureSchema>;
/** Checked, with its defaults. */
export type FigureSpec = z.output<typeof figureSchema>;
export type FigureKindName = FigureSpec['kind'];
