import { z } from 'zod';
import { label, mode, num, positive } from '../kit/schema.ts';

export const schema = z.discriminatedUnion('mode', [
  mode(
    'parts',
    z.strictObject({
      base: positive,
      percent: z.number().min(0).max(200),
      unit: label.optional(),
      step: positive.optional(),
      maxPercent: z.int().min(100).max(200).optional(),
      /** Which of the three the pupil moves besides the percent. */
      move: z.enum(['percent', 'base', 'both']).optional(),
      maxBase: positive.optional(),
      baseStep: positive.optional(),
    }),
    z.strictObject({ percent: num.optional(), value: num.optional(), base: positive.optional() }),
  ),
  mode(
    'chain',
    z.strictObject({
      base: positive,
      changes: z.array(z.number().min(-90).max(200)).min(1).max(4),
      unit: label.optional(),
      step: positive.optional(),
    }),
    z.strictObject({ final: positive }),
  ),
]);
