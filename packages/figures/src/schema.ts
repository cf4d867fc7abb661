import { z } from 'zod';
import { schema as geometry } from './kinds/geometry/schema.ts';
import { schema as numberLine } from './kinds/number-line/schema.ts';

/** Every figure an author can write; one line per kind. */
export const figureSchema = z.discriminatedUnion('kind', [geometry, numberLine]);

/** As the author writes it. */
export type FigureInput = z.input<typeof figureSchema>;
/** Checked, with its defaults. */
export type FigureSpec = z.output<typeof figureSchema>;
export type FigureKindName = FigureSpec['kind'];
