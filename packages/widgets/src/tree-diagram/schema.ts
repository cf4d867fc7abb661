import { z } from 'zod';
import { label, mode } from '../kit/schema.ts';

export const schema = z.discriminatedUnion('mode', [
  mode(
    'levels',
    z.strictObject({
      levels: z
        .array(z.strictObject({ label, options: z.array(label).min(2).max(5) }))
        .min(2)
        .max(3),
    }),
    z.strictObject({ total: z.int().positive() }),
  ),
  mode(
    'pick',
    z.strictObject({
      items: z.array(label).min(2).max(5),
      picks: z.int().min(2).max(4),
      repeat: z.boolean().optional(),
      order: z.boolean().optional(),
    }),
    z.strictObject({ total: z.int().positive() }),
  ),
]);
