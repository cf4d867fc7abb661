import { z } from 'zod';
import { label, mode } from '../kit/schema.ts';

/** Personal data stand in [[double brackets]], with the kind after a bar: [[Kiss Anna|név]]. */
const marked = z
  .string()
  .min(10)
  .max(1200)
  .regex(/\[\[[^\]|]+\|[^\]|]+\]\]/, 'jelöld meg a személyes adatot: [[Kiss Anna|név]]');

export const schema = z.discriminatedUnion('mode', [
  mode('hide', z.strictObject({ message: marked, from: label.optional() }), z.strictObject({ allHidden: z.literal(true) })),
  mode(
    'decide',
    z.strictObject({
      cards: z
        .array(z.strictObject({ text: label, share: z.boolean(), why: label.optional() }))
        .min(2)
        .max(10),
    }),
    z.strictObject({ allCorrect: z.literal(true) }),
  ),
]);
