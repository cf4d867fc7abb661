import { z } from 'zod';
import { id, label, mode, sentence } from '../kit/schema.ts';

const option = z.strictObject({ text: sentence, good: z.boolean().optional(), why: sentence.optional() });

export const schema = z.discriminatedUnion('mode', [
  /** One option per slot; the chosen pieces make the prompt, which can be copied. */
  mode(
    'build',
    z.strictObject({
      slots: z
        .array(z.strictObject({ id, label, options: z.array(option).min(2).max(5) }))
        .min(2)
        .max(6),
    }),
    z.strictObject({ allGood: z.literal(true) }),
  ),
  /** Improve a weak prompt: pick the changes that help. */
  mode(
    'improve',
    z.strictObject({ prompt: sentence, changes: z.array(option).min(2).max(8) }),
    z.strictObject({ allGood: z.literal(true) }),
  ),
]);
