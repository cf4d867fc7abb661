import { z } from 'zod';
import { base, checkCode, feedback, value } from '../shared/fields.ts';
import { publicFields } from '../shared/public-fields.ts';

export const numberLineQuestion = z.strictObject({
  ...base,
  type: z.literal('numberLine'),
  line: z.strictObject({
    min: z.number(),
    max: z.number(),
    ticks: z.number().int().min(1).max(60),
    labelsAt: z.array(value).optional(),
    snap: value.optional(),
  }),
  answer: value,
  check: checkCode.default('PT'),
  tolerance: value,
  feedback: feedback.optional(),
});
export const publicNumberLine = z.object({
  ...publicFields,
  type: z.literal('numberLine'),
  line: z.object({
    min: z.number(),
    max: z.number(),
    ticks: z.number(),
    labelsAt: z.array(z.string()).optional(),
    snap: z.string().optional(),
  }),
});
