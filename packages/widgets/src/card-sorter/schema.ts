import { z } from 'zod';
import { id, label, mode, sentence } from '../kit/schema.ts';

export const schema = z.discriminatedUnion('mode', [
  mode(
    'sort',
    z.strictObject({
      bins: z.array(z.strictObject({ id, label })).min(2).max(6),
      /** `bin` may list several good places; `why` is shown after checking. */
      cards: z
        .array(z.strictObject({ text: sentence, bin: z.union([id, z.array(id).min(1)]), why: sentence.optional() }))
        .min(2)
        .max(16),
      digitSum: z.boolean().optional(),
    }),
    z.strictObject({ allSorted: z.literal(true) }),
  ),
  mode(
    'order',
    z.strictObject({ cards: z.array(sentence).min(3).max(8), from: label.optional(), to: label.optional() }),
    z.strictObject({ ordered: z.literal(true) }),
  ),
  mode(
    'pairs',
    z.strictObject({
      pairs: z
        .array(z.strictObject({ left: sentence, right: sentence }))
        .min(2)
        .max(8),
    }),
    z.strictObject({ allPaired: z.literal(true) }),
  ),
]);
