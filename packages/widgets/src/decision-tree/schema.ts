import { z } from 'zod';
import { label, mode } from '../kit/schema.ts';

const questions = z.array(label).min(1).max(5);
/** One y/n per question. */
const thing = z.strictObject({ name: label, answers: z.string().regex(/^[yn]{1,5}$/), label: label.optional() });

export const schema = z.discriminatedUnion('mode', [
  mode(
    'build',
    z.strictObject({ questions, things: z.array(thing).min(2).max(10) }),
    z.strictObject({ separated: z.literal(true), maxQuestions: z.int().min(1).max(7).optional() }),
  ),
  mode('walk', z.strictObject({ questions, things: z.array(thing).min(2).max(10) }), z.strictObject({ found: z.int().min(1) })),
]);
