import { z } from 'zod';
import { answerForm } from '../numeric/schema.ts';
import { base, checkCode, misconceptionId, text, value } from '../shared/fields.ts';
import { publicFields, typedKeys } from '../shared/public-fields.ts';

export const fillStepsQuestion = z.strictObject({
  ...base,
  type: z.literal('fillSteps'),
  /** `[a]` marks a blank; inside a formula it is drawn as a lettered box. */
  template: text,
  blanks: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]$/),
        answer: value,
        check: checkCode.optional(),
        accepted: z.array(value).optional(),
        tolerance: value.optional(),
        unit: z.string().max(20).optional(),
        lowest: z.boolean().optional(),
        percent: z.boolean().optional(),
        form: answerForm.optional(),
        /** What it is worth beside the others; each is worth the same without it. */
        weight: z.number().positive().optional(),
        /** Said to a wrong value that no pattern names. */
        other: text.optional(),
        /** Formula of this blank from earlier ones, such as `[a]+[b]` or `|[a]-[b]|`. A value that fits it gets a reply that only the earlier blank is wrong. */
        from: z.string().max(120).optional(),
        wrong: z.array(z.strictObject({ value, misconception: misconceptionId.optional(), explanation: text })).default([]),
      }),
    )
    .min(1)
    .max(8),
  /** Questions of their own under letters, as in an exam: an empty one is wrong and not asked for. */
  separate: z.boolean().optional(),
  /** The model solution of a written task, cut into steps worth a point each; the result of each blank is worth one more. */
  barem: z
    .array(z.strictObject({ blank: z.string().regex(/^[a-z]$/), text }))
    .min(1)
    .max(16)
    .optional(),
  explanation: text,
  keys: typedKeys,
});
export const publicFillSteps = z.object({
  ...publicFields,
  type: z.literal('fillSteps'),
  template: z.string(),
  blanks: z.array(z.object({ id: z.string(), weight: z.number().optional() })),
  /** The solution is to be written down too: it is marked by the pupil after the exam. */
  written: z.boolean().optional(),
  keys: typedKeys,
});
