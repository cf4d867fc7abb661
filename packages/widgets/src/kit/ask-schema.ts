import { z } from 'zod';
import { id, label, sentence } from './schema.ts';

/** Something that happened in a simulation; each kind says which events it has. */
export const event = z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/);

/** A question inside a simulation. One with an `answer` may be tried again; a prediction (`judge`) accepts every choice, and is compared with `truth` at the end. */
const ask = z
  .strictObject({
    id,
    /** `start`, an event of the kind, or `after-<ask>`. */
    when: event,
    question: sentence,
    options: z.array(label).min(2).max(5),
    answer: label.optional(),
    judge: z.literal('by-measurement').optional(),
    /** What the measurement of a prediction shows. */
    truth: label.optional(),
    /** Said at a wrong choice. */
    hint: sentence.optional(),
    /** Said once it is answered. */
    told: sentence.optional(),
  })
  .refine(({ answer, judge }) => (answer === undefined) !== (judge === undefined), 'answer és judge közül pontosan egy kell')
  .refine(({ answer, options }) => answer === undefined || options.includes(answer), 'az answer legyen az options egyike')
  .refine(
    ({ judge, truth, options }) => (judge ? truth !== undefined && options.includes(truth) : truth === undefined),
    'jóslathoz, és csak ahhoz, kell truth: az options egyike',
  );
export type Ask = z.infer<typeof ask>;

export const asks = z.array(ask).max(8);
export const asked = z.array(id).min(1).max(8);
