import { z } from 'zod';
import { mode, num, point, positive } from '../kit/schema.ts';

const degrees = z.number().min(0).max(89);
/** Degrees from the horizontal, in steps a slider can reach. */
const turn = z.number().min(-90).max(90).multipleOf(5);
const place = z.strictObject({ at: point, angle: turn });

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
  mode(
    'bench',
    z.strictObject({
      width: positive.max(16),
      height: positive.max(12),
      /** Where the laser stands and, in degrees, where it points. */
      laser: z.strictObject({ at: point, angle: z.number().min(-180).max(180) }),
      /** The middle of the upright target. */
      target: z.strictObject({ at: point, size: positive }),
      walls: z.array(z.tuple([point, point])).max(6),
      parts: z
        .array(place.extend({ kind: z.enum(['mirror', 'lens', 'prism']), size: positive, focal: num.optional() }))
        .min(1)
        .max(4),
    }),
    /** `one` is a way to do it: the check sees that the light arrives. */
    z.strictObject({ hit: z.literal(true), one: z.array(place) }),
  ),
]);
