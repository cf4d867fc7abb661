import { z } from 'zod';
import { mode } from '../kit/schema.ts';

const n = z.int().min(-12).max(12);
const tiles = z.strictObject({ square: n, x: n, one: n });

export const schema = z.discriminatedUnion('mode', [
  /** The terms as written, e.g. 3x + 2 − x: the pupil removes zero pairs. */
  mode('combine', z.strictObject({ terms: z.array(tiles).min(2).max(5) }), tiles),
  /** Sides are x + a and x + b. */
  mode('rectangle', z.strictObject({ a: z.int().min(0).max(6), b: z.int().min(0).max(6) }), z.strictObject({ square: n, x: n, one: n })),
]);
