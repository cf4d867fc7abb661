import { z } from 'zod';
import { label, mode, num, positive } from '../kit/schema.ts';

const side = z.strictObject({ x: z.int().min(-12).max(12), n: z.int().min(-99).max(99) });
const row = z.strictObject({ first: z.int().min(0).max(12), second: z.int().min(0).max(12), total: num });

export const schema = z.discriminatedUnion('mode', [
  mode(
    'equation',
    z.strictObject({ left: side, right: side, relation: z.enum(['=', '<', '>', '≤', '≥']).optional() }),
    z.strictObject({ x: num }),
  ),
  mode(
    'system',
    z.strictObject({ names: z.tuple([label, label]), rows: z.tuple([row, row]), unit: label.optional() }),
    z.strictObject({ first: num, second: num }),
  ),
  mode(
    'weighted',
    z.strictObject({
      values: z
        .array(z.strictObject({ value: num, weight: positive }))
        .min(2)
        .max(5),
      min: num,
      max: num,
      step: positive.optional(),
    }),
    z.strictObject({ mean: num }),
  ),
]);
