import { z } from 'zod';
import { mode, point, positive } from '../kit/schema.ts';

const kind = z.enum(['trapezoid', 'isosceles-trapezoid', 'parallelogram', 'rectangle', 'rhombus', 'square', 'kite']);

export const schema = z.discriminatedUnion('mode', [
  mode(
    'shape',
    z.strictObject({ corners: z.tuple([point, point, point, point]), diagonals: z.boolean().optional() }),
    z.strictObject({ kind: kind.optional(), convex: z.boolean().optional() }),
  ),
  mode(
    'parallelogram',
    z.strictObject({ a: positive, b: positive, angle: z.number().min(20).max(160) }),
    z.strictObject({ kind: kind.optional(), angle: z.number().optional() }),
  ),
  mode('trapezoid', z.strictObject({ bottom: positive, top: positive, height: positive }), z.strictObject({ midline: positive })),
]);
