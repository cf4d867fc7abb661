import { z } from 'zod';
import { label, mode } from '../kit/schema.ts';

const percent = z.int().min(0).max(100);

export const schema = z.discriminatedUnion('mode', [
  /** Scored items and a threshold: from there on the model alarms. */
  mode(
    'threshold',
    z.strictObject({
      /** What the model looks for, and the rest. */
      positive: label,
      negative: label,
      items: z
        .array(z.strictObject({ score: percent, positive: z.boolean() }))
        .min(4)
        .max(60),
      threshold: z.int().min(0).max(100),
    }),
    z
      .strictObject({ accuracy: percent.optional(), precision: percent.optional(), recall: percent.optional() })
      .refine(goal => Object.keys(goal).length > 0, 'legalább egy mérőszám kell'),
  ),
]);
