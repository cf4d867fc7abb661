import { z } from 'zod';
import { id, label, mode, num, point, positive, range } from '../kit/schema.ts';

const plane = { x: range, y: range, xLabel: label.optional(), yLabel: label.optional() };
const placed = z.strictObject({ id, label, at: point, fixed: z.boolean().optional() });

export const schema = z.discriminatedUnion('mode', [
  mode(
    'points',
    z.strictObject({
      ...plane,
      points: z.array(placed).min(1).max(8),
      connect: z.enum(['none', 'segments', 'polygon']).optional(),
      step: positive.optional(),
    }),
    z.strictObject({ points: z.record(id, point) }),
  ),
  mode(
    'battleship',
    z.strictObject({ ...plane, ships: z.array(point).min(1).max(6) }),
    z.strictObject({ hitAll: z.literal(true), maxShots: z.int().positive().optional() }),
  ),
  mode(
    'distance',
    z.strictObject({ ...plane, a: point, b: point }),
    z.strictObject({ distance: positive.optional(), midpoint: point.optional() }),
  ),
  mode('proportional', z.strictObject({ ...plane, slope: num, step: positive.optional() }), z.strictObject({ slope: num })),
  mode(
    'lines',
    z.strictObject({
      ...plane,
      lines: z
        .array(z.strictObject({ label, slope: num, intercept: num, fixed: z.boolean().optional() }))
        .min(1)
        .max(2),
    }),
    z.strictObject({ meet: point.optional(), slopes: z.array(num).optional(), intercepts: z.array(num).optional() }),
  ),
]);
