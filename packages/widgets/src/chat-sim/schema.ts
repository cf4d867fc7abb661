import { z } from 'zod';
import { id, label, mode, sentence } from '../kit/schema.ts';

const long = z.string().min(1).max(900);
const reply = z.strictObject({ text: long, to: id, note: sentence.optional() });

export const schema = z.discriminatedUnion('mode', [
  mode(
    'branch',
    z.strictObject({ start: id, nodes: z.record(id, z.strictObject({ bot: long, replies: z.array(reply).max(4) })) }),
    z.strictObject({ reach: z.array(id).min(1) }),
  ),
  mode(
    'compare',
    z.strictObject({
      a: z.strictObject({ prompt: long, answer: long }),
      b: z.strictObject({ prompt: long, answer: long }),
      ask: sentence,
      why: z
        .array(z.strictObject({ text: label, good: z.boolean() }))
        .max(5)
        .optional(),
    }),
    z.strictObject({ better: z.enum(['a', 'b']) }),
  ),
]);
