import { z } from 'zod';
import { label, mode, sentence } from '../kit/schema.ts';

export const schema = z.discriminatedUnion('mode', [
  /** A post in parts: the pupil marks what should make one suspicious. */
  mode(
    'post',
    z.strictObject({
      sender: label,
      parts: z
        .array(z.strictObject({ text: sentence, sign: z.boolean(), why: sentence }))
        .min(3)
        .max(10),
    }),
    z.strictObject({
      /** Signs to find. */
      found: z.int().min(1).max(10),
      /** Harmless parts that may be marked all the same. */
      extra: z.int().min(0).max(5).optional(),
    }),
  ),
]);
