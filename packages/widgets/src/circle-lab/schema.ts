import { z } from 'zod';
import { mode, positive } from '../kit/schema.ts';

const sides = z.int().min(3).max(24);

export const schema = z.discriminatedUnion('mode', [
  mode(
    'line',
    z.strictObject({ radius: positive, distance: z.number().min(0) }),
    z.strictObject({ position: z.enum(['secant', 'tangent', 'outside']) }),
  ),
  mode(
    'inscribed',
    z.strictObject({ arc: z.number().min(20).max(340), vertex: z.number().min(0).max(1).optional() }),
    z.strictObject({ inscribed: positive }),
  ),
  mode('tangent', z.strictObject({ radius: positive, distance: positive }), z.strictObject({ tangent: positive })),
  mode(
    'sectors',
    z.strictObject({ radius: positive, sectors: z.int().min(4).max(48) }),
    z.strictObject({ sectors: z.int().min(4).max(48) }),
  ),
  mode('polygon', z.strictObject({ sides }), z.strictObject({ sides: sides.optional(), angle: positive.optional() })),
  mode('arc', z.strictObject({ radius: positive, angle: z.number().min(0).max(360) }), z.strictObject({ angle: positive })),
]);
