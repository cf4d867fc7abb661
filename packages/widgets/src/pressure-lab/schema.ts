import { z } from 'zod';
import { label, mode, positive } from '../kit/schema.ts';

export const schema = z.discriminatedUnion('mode', [
  mode(
    'press',
    z.strictObject({
      force: positive,
      area: positive,
      maxForce: positive,
      maxArea: positive,
      areaUnit: z.enum(['cm²', 'm²']).optional(),
      limit: positive.optional(),
    }),
    z.strictObject({ pressure: positive.optional(), below: positive.optional() }),
  ),
  mode(
    'compare',
    z.strictObject({
      things: z
        .array(z.strictObject({ label, force: positive, area: positive }))
        .min(2)
        .max(4),
    }),
    z.strictObject({ order: z.literal(true) }),
  ),
  mode(
    'pistons',
    z.strictObject({ smallArea: positive, largeArea: positive, force: positive, maxForce: positive }),
    z.strictObject({ lifted: positive }),
  ),
  mode(
    'depth',
    z.strictObject({ depth: z.number().min(0), maxDepth: positive, density: positive }),
    z.strictObject({ pressure: positive }),
  ),
]);
