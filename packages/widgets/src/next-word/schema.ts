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
]);
