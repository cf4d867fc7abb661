import { z } from 'zod';
import { mode, point } from '../kit/schema.ts';

const shape = z.array(point).min(2).max(8);
const size = { width: z.int().min(6).max(20).optional(), height: z.int().min(6).max(16).optional() };

export const schema = z.discriminatedUnion('mode', [
  /** Move a vertical or horizontal mirror line until the shape falls on its pair. */
  mode(
    'mirror',
    z.strictObject({ ...size, shape, axis: z.enum(['vertical', 'horizontal']), at: z.number() }),
    z.strictObject({ at: z.number() }),
  ),
  /** Put the image of each corner where it belongs. */
  mode(
    'image',
    z.strictObject({
      ...size,
      shape,
      by: z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('mirror'), axis: z.enum(['vertical', 'horizontal']), at: z.number() }),
        z.strictObject({ type: z.literal('point'), center: point }),
        z.strictObject({ type: z.literal('translate'), vector: point }),
        z.strictObject({ type: z.literal('rotate'), center: point, degrees: z.union([z.literal(90), z.literal(180), z.literal(270)]) }),
      ]),
    }),
    z.strictObject({ placed: z.literal(true) }),
  ),
  /** Choose a transformation and its numbers; the image follows. */
  mode('choose', z.strictObject({ ...size, shape, target: shape.optional() }), z.strictObject({ covered: z.literal(true) })),
]);
