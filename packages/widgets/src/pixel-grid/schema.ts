import { z } from 'zod';
import { mode } from '../kit/schema.ts';

/** Each text is one row of cells: digits are grey levels, 0 is white. */
const rows = z
  .array(z.string().regex(/^[0-9]{3,16}$/))
  .min(3)
  .max(16);

export const schema = z.discriminatedUnion('mode', [
  mode('draw', z.strictObject({ rows, levels: z.int().min(2).max(10).optional() }), z.strictObject({ rows })),
  mode('numbers', z.strictObject({ rows, levels: z.int().min(2).max(10).optional() }), z.strictObject({ rows })),
  mode('difference', z.strictObject({ first: rows, second: rows }), z.strictObject({ differing: z.int().min(0) })),
]);
