import { z } from 'zod';
import { label, mode, num, sentence } from '../kit/schema.ts';

export const schema = z.discriminatedUnion('mode', [
  /** Numbers, + − · : and ( ) [ ] { } and powers written as 2^3; every partial result must be computable. */
  mode('order', z.strictObject({ expression: z.string().min(3).max(120) }), z.strictObject({ value: num })),
  mode(
    'choose',
    z.strictObject({
      start: sentence,
      steps: z
        .array(
          z.strictObject({
            ask: sentence.optional(),
            options: z
              .array(z.strictObject({ text: sentence, correct: z.literal(true).optional(), why: sentence.optional() }))
              .min(2)
              .max(4),
            result: sentence,
          }),
        )
        .min(1)
        .max(8),
    }),
    z.strictObject({ finished: z.literal(true) }),
  ),
  /** The lines stand in the right order; the widget shuffles them. */
  mode(
    'arrange',
    z.strictObject({ lines: z.array(sentence).min(3).max(9), given: label.optional() }),
    z.strictObject({ ordered: z.literal(true) }),
  ),
  mode(
    'division',
    z.strictObject({ dividend: z.int().positive(), divisor: z.int().min(2).max(99) }),
    z.strictObject({ period: z.string().regex(/^\d+$/).optional(), decimals: z.int().min(0).max(12).optional() }),
  ),
]);
