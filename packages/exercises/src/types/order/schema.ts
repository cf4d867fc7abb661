import { z } from 'zod';
import { base, text } from '../shared/fields.ts';
import { publicFields, publicItem } from '../shared/public-fields.ts';

/** `items` stand in the right order. */
export const orderQuestion = z.strictObject({
  ...base,
  type: z.literal('order'),
  items: z.array(text).min(3).max(8),
  explanation: text,
});
export const publicOrder = z.object({ ...publicFields, type: z.literal('order'), answers: z.array(publicItem) });
