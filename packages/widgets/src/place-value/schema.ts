import { z } from 'zod';
import { mode, num } from '../kit/schema.ts';

/** The highest and lowest column as a power of ten: 6 is millions, 0 is ones, -3 is thousandths. */
const high = z.int().min(0).max(9);
const low = z.int().min(-4).max(0);

export const schema = z.discriminatedUnion('mode', [
  mode('build', z.strictObject({ high, low: low.optional(), number: num.optional() }), z.strictObject({ number: num })),
  mode('digit', z.strictObject({ number: num }), z.strictObject({ place: z.int().min(-4).max(9) })),
  mode('shift', z.strictObject({ number: num, low: low.optional(), high: high.optional() }), z.strictObject({ number: num })),
  mode('column', z.strictObject({ terms: z.array(num).length(2), op: z.enum(['+', '-']) }), z.strictObject({ aligned: z.literal(true) })),
]);
