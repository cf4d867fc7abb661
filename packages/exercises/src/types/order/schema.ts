import { z } from 'zod';
import { base, misconceptionId, text } from '../shared/fields.ts';
import { publicFields, publicItem } from '../shared/public-fields.ts';

/** `items` stand in the right order. */
export const orderQuestion = z.strictObject({
  ...base,
  type: z.literal('order'),
  items: z.array(text).min(3).max(8),
  explanation: text,
  /** Said to a wrong order. */
  other: text.optional(),
  /** Said to the right order from the wrong end. */
  reversed: z.strictObject({ misconception: misconceptionId, explanation: text }).optional(),
});
export const publicOrder = z.object({ ...publicFields, type: z.literal('order'), answers: z.array(publicItem) });
