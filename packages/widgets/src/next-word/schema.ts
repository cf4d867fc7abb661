import { z } from 'zod';
import { mode } from '../kit/schema.ts';

const corpus = z.array(z.string().min(3).max(120)).min(2).max(14);
const word = z.string().min(1).max(30);

export const schema = z.discriminatedUnion('mode', [
  mode('count', z.strictObject({ corpus, after: word }), z.strictObject({ likeliest: word })),
  mode(
    'write',
    z.strictObject({ corpus, start: word, randomness: z.number().min(0).max(1).optional() }),
    z.strictObject({ words: z.int().min(2).max(20).optional(), sentences: z.int().min(1).max(10).optional() }),
  ),
  /** The pupil writes the sentences the model learns from, opens its counts and lets it write. */
  mode(
    'train',
    z.strictObject({
      corpus: z.array(z.string().min(3).max(120)).max(14),
      start: word,
      /** How many words the model looks back. */
      context: z.int().min(1).max(3),
      randomness: z.number().min(0).max(1).optional(),
    }),
    z.strictObject({
      own: z.int().min(0).max(10).optional(),
      context: z.int().min(1).max(3).optional(),
      words: z.int().min(2).max(20),
    }),
  ),
]);
