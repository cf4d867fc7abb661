import { z } from 'zod';
import { mode, positive } from '../kit/schema.ts';

const cells = z.int().min(1).max(24);

export const schema = z.discriminatedUnion('mode', [
  mode(
    'rectangle',
    z.strictObject({ width: cells, height: cells, maxWidth: cells, maxHeight: cells, unit: z.enum(['cm', 'm', 'dm', 'km']).optional() }),
    z.strictObject({ area: positive.optional(), perimeter: positive.optional(), square: z.boolean().optional() }),
  ),
  mode(
    'l-shape',
    z.strictObject({ width: cells, height: cells, notchWidth: cells, notchHeight: cells }),
    z.strictObject({ area: positive }),
  ),
  mode(
    'rearrange',
    z.strictObject({
      shape: z.enum(['triangle', 'parallelogram', 'trapezoid', 'rhombus']),
      base: cells,
      height: cells,
      top: cells.optional(),
      lean: z.int().min(0).max(12).optional(),
    }),
    z.strictObject({ area: positive }),
  ),
]);
