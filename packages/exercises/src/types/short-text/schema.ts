import { z } from 'zod';
import { base, feedback, text } from '../shared/fields.ts';
import { publicFields } from '../shared/public-fields.ts';

export const shortTextQuestion = z.strictObject({
  ...base,
  type: z.literal('shortText'),
  answer: text,
  accepted: z.array(text).optional(),
  feedback: feedback.optional(),
});
export const publicShortText = z.object({ ...publicFields, type: z.literal('shortText') });
