import { z } from 'zod';
import { fraction, mode, num, positive } from '../kit/schema.ts';

const side = z.int().min(1).max(60);

export const schema = z.discriminatedUnion('mode', [
  mode(
    'multiply',
    z.strictObject({ rows: side, cols: side, rowCut: side.optional(), colCut: side.optional() }),
    z.strictObject({ rowCut: side.optional(), colCut: side.optional() }),
  ),
  mode(
    'arrange',
    z.strictObject({ count: z.int().min(2).max(120), perRow: side }),
    z.strictObject({ perRow: side.optional(), rows: side.optional(), remainder: z.int().min(0).optional() }),
  ),
  mode('divisors', z.strictObject({ count: z.int().min(2).max(60) }), z.strictObject({ allPairs: z.literal(true) })),
  mode(
    'power',
    z.strictObject({ base: z.int().min(1).max(10), exponent: z.int().min(0).max(3), fixed: z.enum(['base', 'exponent']).optional() }),
    z.strictObject({ value: z.int().positive() }),
  ),
  mode(
    'fractions',
    z.strictObject({ a: fraction, b: fraction, as: z.enum(['fraction', 'decimal']).optional() }),
    z.strictObject({ a: fraction, b: fraction }),
  ),
  mode('square-root', z.strictObject({ side: positive, max: positive }), z.strictObject({ area: positive, tolerance: num.optional() })),
]);
