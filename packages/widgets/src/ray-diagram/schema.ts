import { z } from 'zod';
import { mode, num, positive } from '../kit/schema.ts';

const degrees = z.number().min(0).max(89);

export const schema = z.discriminatedUnion('mode', [
  mode(
    'mirror',
    z.strictObject({ incidence: degrees }),
    z.strictObject({ reflection: degrees.optional(), between: z.number().min(0).max(178).optional() }),
  ),
  mode('plane-mirror', z.strictObject({ distance: positive, maxDistance: positive }), z.strictObject({ objectImage: positive })),
  mode(
    'refraction',
    z.strictObject({
      from: z.enum(['air', 'water', 'glass', 'diamond']),
      to: z.enum(['air', 'water', 'glass', 'diamond']),
      incidence: degrees,
    }),
    z.strictObject({ refraction: degrees.optional(), totalReflection: z.boolean().optional() }),
  ),
  mode(
    'lens',
    z.strictObject({ type: z.enum(['converging', 'diverging']), focal: positive, object: positive, maxObject: positive }),
    z.strictObject({
      image: z.enum(['real', 'virtual']).optional(),
      size: z.enum(['smaller', 'same', 'larger']).optional(),
      distance: num.optional(),
    }),
  ),
  mode(
    'eye',
    z.strictObject({ eye: z.enum(['normal', 'short-sighted', 'long-sighted']), diopters: num }),
    z.strictObject({ sharp: z.literal(true) }),
  ),
]);
