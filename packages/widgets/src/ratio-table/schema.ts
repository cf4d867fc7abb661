import { z } from 'zod';
import { label, mode, positive } from '../kit/schema.ts';

const row = z.strictObject({ label, unit: label.optional() });

export const schema = z.discriminatedUnion('mode', [
  mode(
    'fill',
    z.strictObject({
      rows: z.tuple([row, row]),
      relation: z.enum(['direct', 'inverse']).optional(),
      given: z.tuple([positive, positive]),
      /** First-row values whose partner the pupil fills in; put 1 first for unit rate. */
      ask: z.array(positive).min(1).max(5),
    }),
    z.strictObject({ filled: z.literal(true) }),
  ),
  mode(
    'scale',
    z.strictObject({
      rows: z.tuple([row, row]),
      relation: z.enum(['direct', 'inverse']).optional(),
      given: z.tuple([positive, positive]),
      max: positive,
      step: positive.optional(),
    }),
    z.strictObject({ first: positive.optional(), second: positive.optional() }),
  ),
  mode('proportion', z.strictObject({ a: positive, b: positive, c: positive }), z.strictObject({ d: positive })),
]);
