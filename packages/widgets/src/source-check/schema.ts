import { z } from 'zod';
import { label, mode, sentence } from '../kit/schema.ts';

const truth = z.enum(['true', 'partly', 'false', 'invented']);

export const schema = z.discriminatedUnion('mode', [
  mode(
    'mark-claims',
    z.strictObject({
      intro: sentence.optional(),
      claims: z
        .array(z.strictObject({ id: z.int().min(1).max(20), text: sentence, truth, fix: sentence.optional(), why: sentence.optional() }))
        .min(2)
        .max(10),
      /** In the order true, partly, false, invented. */
      labels: z.array(label).length(4),
    }),
    z.strictObject({ allLabelled: z.literal(true).optional(), allCorrect: z.literal(true).optional() }),
  ),
  mode(
    'match-sources',
    z.strictObject({
      claim: sentence,
      sources: z
        .array(z.strictObject({ name: label, says: sentence, verdict: z.enum(['supports', 'contradicts', 'unrelated', 'copy']) }))
        .min(2)
        .max(6),
    }),
    z.strictObject({ allCorrect: z.literal(true) }),
  ),
]);
