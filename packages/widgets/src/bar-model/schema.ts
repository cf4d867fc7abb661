import { z } from 'zod';
import { label, mode, natural, positive } from '../kit/schema.ts';

const parts = z.int().min(1).max(12);

export const schema = z.discriminatedUnion('mode', [
  mode(
    'stretch',
    z.strictObject({
      bars: z
        .array(z.strictObject({ label, parts, extra: natural.optional() }))
        .min(2)
        .max(4),
      /** What the bars make together, or by how much the first two differ. */
      total: positive.optional(),
      difference: positive.optional(),
      unit: label.optional(),
    }),
    z.strictObject({
      bars: z
        .array(z.strictObject({ parts, extra: natural.optional() }))
        .min(2)
        .max(4),
      part: positive,
    }),
  ),
  mode(
    'swap',
    z.strictObject({
      items: z.int().min(2).max(40),
      small: z.strictObject({ label, value: z.int().min(1).max(20) }),
      big: z.strictObject({ label, value: z.int().min(1).max(20) }),
      of: label,
      bigCount: natural.optional(),
    }),
    z.strictObject({ total: z.int().positive() }),
  ),
]);
