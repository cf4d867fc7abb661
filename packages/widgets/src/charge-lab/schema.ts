import { z } from 'zod';
import { asked, asks, event } from '../kit/ask-schema.ts';
import { id, label, mode, num, positive } from '../kit/schema.ts';

const ask = asks.optional();
const optionalAsked = asked.optional();
/** How strongly it takes electrons: hair −6, glass −5, wool −4, paper and metal 0, rubber balloon 6, plastic 8. */
const tendency = z.number().min(-10).max(10);
const sphere = z.strictObject({ label, charge: num, radius: positive.optional() });

export const schema = z.discriminatedUnion('mode', [
  mode(
    'rub',
    z.strictObject({
      bodies: z
        .array(
          z.strictObject({
            id,
            label,
            shape: z.enum(['balloon', 'rod', 'ball', 'paper', 'hair', 'can']),
            tendency,
            metal: z.boolean().optional(),
            /** It cannot be rubbed. */
            fixed: z.boolean().optional(),
          }),
        )
        .min(2)
        .max(5),
      cloths: z.array(z.strictObject({ id, label, tendency })).min(1).max(3),
      /** The signs are drawn: always, or after this event. */
      showCharges: z.union([z.boolean(), event]).optional(),
      ask,
    }),
    z.strictObject({
      seen: z
        .array(z.strictObject({ a: id, b: id, what: z.enum(['attract', 'repel', 'none']) }))
        .min(1)
        .optional(),
      rubbed: z.array(id).optional(),
      asked: optionalAsked,
    }),
  ),
  mode(
    'share',
    z.strictObject({
      spheres: z.tuple([sphere, sphere]),
      unit: label.optional(),
      earth: z.boolean().optional(),
      /** The charges are not written after the touch until the pupil's own numbers are right. */
      hideAfter: z.boolean().optional(),
      ask,
    }),
    z.strictObject({ charges: z.tuple([num, num]).optional(), predicted: z.literal(true).optional(), asked: optionalAsked }),
  ),
  mode(
    'coulomb',
    z.strictObject({
      /** Microcoulombs. */
      q1: num,
      q2: num,
      /** Centimetres. */
      distance: positive,
      range: z.strictObject({ distance: z.tuple([positive, positive]), step: positive, charge: positive.optional() }),
      noise: z.number().min(0).max(0.1).optional(),
      table: z.boolean().optional(),
      product: z.strictObject({ label, after: event.optional() }).optional(),
      ask,
    }),
    z.strictObject({
      /** Newtons, without noise. */
      force: z.strictObject({ value: positive, tolerance: positive }).optional(),
      rows: z.int().min(2).max(8).optional(),
      kind: z.enum(['attract', 'repel']).optional(),
      asked: optionalAsked,
    }),
  ),
]);
