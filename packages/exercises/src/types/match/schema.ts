import { z } from 'zod';
import { base, misconceptionId, text } from '../shared/fields.ts';
import { publicFields, publicItem } from '../shared/public-fields.ts';

export const matchQuestion = z.strictObject({
  ...base,
  type: z.literal('match'),
  pairs: z
    .array(
      z.strictObject({
        left: text,
        right: text,
        explanation: text.optional(),
        /** Said when its right side is paired with something else. */
        misplaced: text.optional(),
      }),
    )
    .min(2)
    .max(8),
  /** Right-hand items that belong to nothing. */
  extra: z.array(z.strictObject({ right: text, misconception: misconceptionId.optional(), explanation: text.optional() })).optional(),
  explanation: text,
  /** Said to a wrong pair that has no text of its own. */
  other: text.optional(),
});
export const publicMatch = z.object({
  ...publicFields,
  type: z.literal('match'),
  left: z.array(publicItem),
  right: z.array(publicItem),
});
